import { arrayPatterns } from './patterns/arrays.ts'
import { dynamicPatterns } from './patterns/dynamic-programming.ts'
import { graphPatterns } from './patterns/graphs.ts'
import { numberPatterns } from './patterns/numbers.ts'
import type { Pattern } from './patterns/pattern.ts'
import { searchPatterns } from './patterns/searching.ts'

/** The knowledge base: every pattern that the built-in engine knows. */
export const patterns: readonly Pattern[] = [
  ...arrayPatterns,
  ...searchPatterns,
  ...graphPatterns,
  ...dynamicPatterns,
  ...numberPatterns,
]
