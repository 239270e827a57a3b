// The mean quality of simulated hires, for three validities of an interview.
// Runs on Node 24 without anything installed: node hires.ts
import { pathToFileURL } from 'node:url'

/** Corrected validities from the meta-analysis of Sackett and others (2022). */
export const validities = { unstructured: 0.19, 'work sample': 0.33, structured: 0.42 }
const hires = 20_000

/** The mean quality of simulated hires, who are the candidates with the best score of this validity. */
export function simulated(validity: number, candidates: number, random: () => number): number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  let sum = 0
  for (let hire = 0; hire < hires; hire += 1) {
    let best = Number.NEGATIVE_INFINITY
    let quality = 0
    for (let candidate = 0; candidate < candidates; candidate += 1) {
      const score = normal()
      if (score <= best) continue
      best = score
      // The part of the quality that the score misses is independent of it.
      quality = validity * score + Math.sqrt(1 - validity ** 2) * normal()
    }
    sum += quality
  }
  return sum / hires
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const random = seeded(1910)
  for (const [interview, validity] of Object.entries(validities))
    console.log(interview, simulated(validity, 5, random).toFixed(3))
}
