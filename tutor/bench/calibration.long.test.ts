import { expect, test } from 'vitest'
import { type Band, bandsOf, fitted, shownFor } from './calibration.ts'

/** Whether patterns are right about as often as the page says; a few cases may differ by chance. */
const isCalibrated = ({ low, count, right }: Band) => {
  const share = (100 * right) / count
  const margin = 200 * Math.sqrt(0.25 / count)
  return share >= low - margin && share <= low + 10 + margin
}

const heldBack = shownFor('held back')

test('a pattern is right as often as the page says', () => {
  const bands = bandsOf(heldBack).filter(({ count }) => count >= 10)
  expect(bands.length).toBeGreaterThan(4)
  expect(bands.filter((band) => !isCalibrated(band))).toEqual([])
  const top = bandsOf(heldBack).find(({ low }) => low === 80)
  expect(top?.count).toBeGreaterThan(10)
})

test('a share of the evidence would be refuted', () => {
  const raw = bandsOf(heldBack, (share) => share)
  expect(raw.some((band) => band.count >= 10 && !isCalibrated(band))).toBe(true)
})

test('the fit never falls', () => {
  const shown = [0.1, 0.2, 0.3, 0.4, 0.5].flatMap((share) =>
    Array.from({ length: 12 }, (_, i) => ({ share, isFirst: true, isRight: i / 10 > share })),
  )
  const rates = fitted(shown).map(([, right]) => right)
  expect(rates).toEqual([...rates].sort())
})
