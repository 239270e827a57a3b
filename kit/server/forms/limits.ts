import { visitorAddress } from './visitor-address.ts'

/** Counts hits under a key. A count resets `window` ms after its first hit. */
export type Counter = (
  key: string,
  window: number,
) => Promise<{ count: number /** ms */; ttl: number }>

export interface FormLimits {
  /** Forms per window from one address. */
  perAddress: number
  /** How many forms per window, from all addresses together, are mailed right away. */
  all: number
  /** In ms. */
  window: number
}

/** A /48 may belong to one customer with many households' addresses. */
export const networkFactor = 5
/** Over this many times the limit for all, not even the quarantine takes what has no aged token. */
const floodFactor = 10
/** Counts kept in memory; those not used for longest are dropped. */
const maxKeys = 20_000

export type LimitVerdict = 'welcome' | 'flood' | 'deluge' | { /** Seconds */ retryAfter: number }

/**
 * Says whether an address, or all of them together, sent too many forms. If the counter fails, the
 * form is welcome.
 */
export function formLimiter(limits: FormLimits, count: Counter = memoryCounter()) {
  const { perAddress, all, window } = limits
  const tryCount = (key: string) => count(key, window).catch(() => ({ count: 0, ttl: 0 }))

  return async (form: string, ip: string): Promise<LimitVerdict> => {
    const { address, network } = visitorAddress(ip)
    const [own, net] = await Promise.all([
      tryCount(`${form}:${address}`),
      network ? tryCount(`${form}:${network}`) : undefined,
    ])
    if (own.count > perAddress) return refusal(own.ttl)
    if (net && net.count > perAddress * networkFactor) return refusal(net.ttl)
    const total = await tryCount(`${form}:all`)
    if (total.count > all * floodFactor) return 'deluge'
    return total.count > all ? 'flood' : 'welcome'
  }
}

const refusal = (ttl: number) => ({ retryAfter: Math.max(1, Math.ceil(ttl / 1000)) })

/** This process's counts, by a clock that can't be set. */
export function memoryCounter(now?: () => number): Counter {
  const counts = windowCounts(now)
  return async (key, window) => counts(key, window)
}

/** The same without waiting. */
export function windowCounts(now: () => number = () => performance.now()) {
  const counts = new Map<string, { count: number; endsAt: number }>()
  return (key: string, window: number): Awaited<ReturnType<Counter>> => {
    const time = now()
    let entry = counts.get(key)
    if (!entry || entry.endsAt <= time) entry = { count: 0, endsAt: time + window }
    // A key that's in use goes to the end, so that a network's outlasts those of its addresses.
    counts.delete(key)
    counts.set(key, entry)
    if (counts.size > maxKeys)
      for (const oldest of counts.keys()) {
        if (oldest.endsWith(':all')) continue
        counts.delete(oldest)
        break
      }
    entry.count++
    return { count: entry.count, ttl: entry.endsAt - time }
  }
}
