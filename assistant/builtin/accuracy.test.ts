import { expect, test } from 'vitest'
import { accuracyOn } from './accuracy.ts'
import { corpus } from './corpus.ts'

test('a known statement, left out of its own comparison, gets its pattern in 9 of 10 cases', () => {
  const { total, firstThree } = accuracyOn(corpus)
  expect(total).toBeGreaterThanOrEqual(300)
  expect(firstThree / total).toBeGreaterThanOrEqual(0.9)
})
