import type { Random } from './rules.ts'

/** A seeded generator for reproducible games, in tests and benchmarks (xorshift32). */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}
