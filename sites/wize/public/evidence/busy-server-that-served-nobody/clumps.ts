// The article's simulated queue when requests come in clumps: each client arrives at random. Counts
// the runs in which the server recovers. Runs on Node 24 without anything installed: node clumps.ts
import { pathToFileURL } from 'node:url'

const runs = 100
const service = 10 // ms of work, so 100 requests a second
const timeout = 2000
const attempts = 3
const retryAfterRefusal = 1000

interface Request {
  asked: number
  attempt: number
  done: boolean
}

export interface Setup {
  limit?: number
  /** Whether to start work on a request of this age, in ms. */
  isWorthIt?: (age: number) => boolean
  /** Clients per second from second 10 to 20. */
  spike?: number
}

const setups: Record<string, Setup> = {
  'no limit': {},
  'limit of 50': { limit: 50 },
  'cancel on close': { isWorthIt: (age) => age < timeout },
  deadline: { isWorthIt: (age) => age + service <= timeout },
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** New clients and useful answers in the last of six times ten seconds. */
function lastTen(
  { limit = Number.POSITIVE_INFINITY, isWorthIt = () => true, spike = 150 }: Setup,
  seed: number,
) {
  const random = seeded(seed)
  const queue: Request[] = []
  const alarms = new Map<number, Request[]>()
  let current: Request | undefined
  let [freeAt, clients, useful] = [0, 0, 0]

  function ask(now: number, attempt: number) {
    const request = { asked: now, attempt, done: false }
    const isRefused = queue.length >= limit
    if (!isRefused) queue.push(request)
    const at = now + (isRefused ? retryAfterRefusal : timeout)
    alarms.set(at, [...(alarms.get(at) ?? []), request])
  }

  for (let now = 0; now < 60_000; now += 1) {
    if (current && now === freeAt) {
      current.done = true
      if (now - current.asked <= timeout && now >= 50_000) useful += 1
      current = undefined
    }
    const rate = now >= 10_000 && now < 20_000 ? spike : 80
    if (random() < rate / 1000) {
      if (now >= 50_000) clients += 1
      ask(now, 1)
    }
    for (const { done, attempt } of alarms.get(now) ?? [])
      if (!done && attempt < attempts) ask(now, attempt + 1)
    alarms.delete(now)
    if (!current) {
      current = queue.shift()
      while (current && !isWorthIt(now - current.asked)) current = queue.shift()
      freeAt = now + service
    }
  }
  return { clients, useful }
}

/** In how many runs it answers nearly all new clients in time in the last ten seconds, and in how many hardly any. */
export function outcomes(setup: Setup) {
  const shares = Array.from({ length: runs }, (_, run) => {
    const { clients, useful } = lastTen(setup, 1984 + run)
    return useful / clients
  })
  return {
    runs,
    over_95_percent_served: shares.filter((share) => share > 0.95).length,
    under_1_percent_served: shares.filter((share) => share < 0.01).length,
  }
}

export const table = () =>
  Object.entries(setups).map(([setup, each]) => ({ setup, ...outcomes(each) }))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(table())
