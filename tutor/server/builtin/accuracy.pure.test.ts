import { expect, test } from 'vitest'
import { accuracyOn, analyzeUnseen } from './accuracy.ts'
import { corpus } from './corpus.ts'

/** Made once for all tests, because the corpus takes seconds. */
const analyses = new Map(corpus.map(({ text }) => [text, analyzeUnseen(text)]))
const analysisOf = (text: string) => analyses.get(text) ?? analyzeUnseen(text)

test('a known statement, left out of its own comparison, gets its pattern in 9 of 10 cases', () => {
  const { total, firstThree } = accuracyOn(corpus, analysisOf)
  expect(total).toBeGreaterThanOrEqual(300)
  expect(firstThree / total).toBeGreaterThanOrEqual(0.9)
})

test('every pattern comes with a reason, and none with next to no confidence after the third', () => {
  for (const [text, { patterns: shown }] of analyses)
    for (const [index, { reasons, confidence = 0 }] of shown.entries()) {
      expect(reasons, text).not.toEqual([])
      if (index >= 3) expect(confidence, text).toBeGreaterThanOrEqual(0.05)
    }
})
