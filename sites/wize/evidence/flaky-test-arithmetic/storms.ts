// Red builds of a suite when one build in twenty lands on a starved machine, with and without a retry.
// Runs on Node 24 without anything installed: node storms.ts
import { pathToFileURL } from 'node:url'

export const builds = 20_000
export const normalRate = 0.001
/** One build in twenty is on a starved machine, where each test fails fifty times as often. */
export const starved = { share: 0.05, rate: 0.05 }

export function simulate(browserTests: number, { share, rate: starvedRate } = starved) {
  const random = seeded(1983)
  const red = { plain: 0, retried: 0, starvedRetried: 0 }
  for (let build = 0; build < builds; build += 1) {
    const isStarved = random() < share
    const rate = isStarved ? starvedRate : normalRate
    let [failed, failedTwice] = [false, false]
    for (let test = 0; test < browserTests; test += 1) {
      if (random() >= rate) continue
      failed = true
      // The retry runs on the same machine.
      if (random() < rate) failedTwice = true
    }
    if (failed) red.plain += 1
    if (failedTwice) red.retried += 1
    if (failedTwice && isStarved) red.starvedRetried += 1
  }
  return red
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log({ builds, ...simulate(324) })
