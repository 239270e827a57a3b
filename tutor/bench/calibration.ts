// Whether a pattern that's shown at 80–90 % is right in 80–90 % of cases. One half of the evaluation
// set gives the table in `confidence.ts`, and the other half checks it.
import { shownPatterns } from '#server/builtin/builtin-engine.ts'
import { type Knot, sureness } from '#server/builtin/confidence.ts'
import { rightPatterns, statementsIn } from './assistant/evaluation-set.ts'

/** A pattern that the page shows for a statement. */
export interface Shown {
  /** Its share of the evidence for all patterns, 0 to 1. */
  share: number
  isFirst: boolean
  isRight: boolean
}

/** What the page shows for every second statement of the evaluation set. */
export const shownFor = (half: 'fitted' | 'held back'): Shown[] =>
  statementsIn()
    .filter((_, i) => i % 2 === (half === 'fitted' ? 0 : 1))
    .flatMap((statement) => {
      const right = rightPatterns(statement)
      return shownPatterns(statement.statement).map(({ pattern, confidence }, i) => ({
        share: confidence,
        isFirst: i === 0,
        isRight: right.includes(pattern.id),
      }))
    })

/** A block of the fit has at least so many patterns. */
const minBlock = 12

/** Isotonic regression: how often patterns are right, never falling as their share grows. */
export function fitted(shown: readonly Shown[]): Knot[] {
  const blocks: { count: number; right: number; share: number }[] = []
  for (const { share, isRight } of [...shown].sort((a, b) => a.share - b.share)) {
    blocks.push({ count: 1, right: Number(isRight), share })
    for (;;) {
      const [before, last] = blocks.slice(-2)
      if (!before || !last) break
      const isFalling = before.right * last.count >= last.right * before.count
      if (!isFalling && before.count >= minBlock) break
      blocks.splice(-2, 2, {
        count: before.count + last.count,
        right: before.right + last.right,
        share: before.share + last.share,
      })
    }
  }
  const round = (value: number) => Math.round(value * 100) / 100
  // Nobody can be sure after a few dozen cases, so each block counts one right and one wrong more.
  let least = 0
  return blocks.map(({ count, right, share }) => {
    least = Math.max(least, round((right + 1) / (count + 2)))
    return [round(share / count), least]
  })
}

export interface Band {
  /** In percent: from `low` to below `low` + 10. */
  low: number
  count: number
  right: number
}

/** The patterns shown, by tens of the percentage that's shown with them. */
export function bandsOf(shown: readonly Shown[], surenessOf = sureness): Band[] {
  const bands = Array.from({ length: 10 }, (_, i): Band => ({ low: 10 * i, count: 0, right: 0 }))
  for (const { share, isFirst, isRight } of shown) {
    const band = bands[Math.min(9, Math.floor(10 * surenessOf(share, isFirst)))]
    if (!band) continue
    band.count++
    band.right += Number(isRight)
  }
  return bands
}

/** A chart of how often patterns are right, by how sure the page is of them. */
export const calibrationChart = (): string =>
  bandsOf(shownFor('held back'))
    .filter(({ count }) => count > 0)
    .map(({ low, count, right }) => {
      const share = Math.round((100 * right) / count)
      const bar = '█'.repeat(Math.round(share / 2.5)).padEnd(40)
      return `shown at ${String(low).padStart(2)}–${low + 10}%  ${bar}  ${share}% right (${right} of ${count})`
    })
    .join('\n')

/** Prints the fit to one half, and a chart of the other. */
export function reportOnCalibration() {
  const half = shownFor('fitted')
  console.log(`first: ${JSON.stringify(fitted(half.filter(({ isFirst }) => isFirst)))}`)
  console.log(`others: ${JSON.stringify(fitted(half.filter(({ isFirst }) => !isFirst)))}`)
  console.log(calibrationChart())
}
