import { expect, test } from 'vitest'
import { longestWord } from './longest-word.ts'

test.each([
  ['', undefined],
  ['Services', undefined],
  ['llllllllll', undefined],
  ['Fractional leadership', undefined],
  ['Custom development', 6],
  ['Gartenplanung', 7],
  ['Umbau der Schwarzwälder-Schule', 7],
  ['Nutzungsbedingungen', 10],
  ['Donaudampfschifffahrtsgesellschaft', 12],
])('%s', (heading, em) => {
  expect(longestWord(heading)).toBe(em)
})
