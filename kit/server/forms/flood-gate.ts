import { createHash } from 'node:crypto'
import { type Counter, type FormLimits, formLimiter, memoryCounter } from './limits.ts'
import { formToken, tokenAge, tokenLife } from './spam.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * In a flood, a form passes if its token was issued at least this long ago, in ms, and not used
 * since. Most visitors have typed for longer. Others wait out the rest: that asks nothing of them
 * that a puzzle would, and needs no script.
 */
export const agedAfter = 20_000
/** How many forms one address may pass with aged tokens in a window. */
const passesPerAddress = 3
/** How many times as many senders with aged tokens as may be mailed about are still stored. */
const heldFactor = 10

/** `held`: to be stored in quarantine. */
export type Verdict =
  | 'welcome'
  | 'held'
  | { /** Seconds. */ retryAfter: number /** To try again with. */; token?: string }

/** A form that wants in. */
export interface Sender {
  form: string
  ip: string
  token: string | undefined
  /** Whether a refusal comes back as the form's page, with a token for the next attempt. */
  getsPage: boolean
  /** Whether the owner reviews what's held. Otherwise nothing is, and the sender must wait. */
  reviewed: boolean
}

export interface FloodGate {
  judge: (sender: Sender) => Promise<Verdict>
  /** The age in ms that a form token needs now; undefined if there's no flood. */
  requiredAge: () => number | undefined
}

interface GateOptions {
  limits: FormLimits
  counter?: Counter
  /** Signs form tokens. */
  secret: Buffer
  clock: () => number
}

/**
 * Decides what happens to a form, by its sender's limits and by the limit for all senders. Above
 * the latter, forms with an aged token pass, so that no flood of others closes a form to visitors.
 */
export function floodGate({ limits, counter, secret, clock }: GateOptions): FloodGate {
  const { all, window } = limits
  const count = counter ?? memoryCounter()
  const limit = formLimiter(limits, count)
  const tryCount = (key: string, life = window) =>
    count(key, life).catch(() => ({ count: 0, ttl: 0 }))
  const wait = () => ({ retryAfter: agedAfter / 1000, token: formToken(secret, clock()) })
  let noticedAt: number | undefined

  /** How the sender's token counts; undefined if it's used, forged, or missing. */
  async function examine(token: string | undefined) {
    const age = token ? tokenAge(secret, token, clock()) : undefined
    if (!token || age === undefined || age < 0) return undefined
    if (age < agedAfter) return { remaining: Math.ceil((agedAfter - age) / 1000) }
    const print = createHash('sha256').update(token).digest('base64url')
    const { count: uses } = await tryCount(`token:${print}`, tokenLife)
    return uses > 1 ? undefined : 'aged'
  }

  /** The verdict on a form with an aged token. */
  async function pass({ form, ip }: Sender): Promise<Verdict> {
    const { address } = visitorAddress(ip)
    const own = await tryCount(`${form}:pass:${address}`)
    if (own.count > passesPerAddress) return { retryAfter: Math.max(1, Math.ceil(own.ttl / 1000)) }
    const total = await tryCount(`${form}:pass:all`)
    if (total.count <= all) return 'welcome'
    return total.count <= all * heldFactor ? 'held' : wait()
  }

  return {
    requiredAge: () =>
      noticedAt !== undefined && clock() - noticedAt < window ? agedAfter : undefined,
    async judge(sender) {
      const verdict = await limit(sender.form, sender.ip)
      if (verdict === 'welcome' || typeof verdict === 'object') return verdict
      noticedAt = clock()
      const token = await examine(sender.token)
      const passed = token === 'aged' ? await pass(sender) : undefined
      if (passed === 'welcome' || (passed === 'held' && sender.reviewed)) return passed
      if (typeof token === 'object') return { retryAfter: token.remaining, token: sender.token }
      // The page comes back with a token, so waiting helps.
      if (!passed && sender.getsPage) return wait()
      if (verdict === 'flood' && sender.reviewed) return 'held'
      return typeof passed === 'object' ? passed : wait()
    },
  }
}
