import { fill, formatNumber, plural } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-gate.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import { alarmRate, minCleanBreaks, type Pin, stoppedByAllRuns } from './gate.ts'

const { flips, runs, alpha, builds, breaks } = words.inputs
type Input = keyof typeof words.inputs
/** The most cases that a bad change can break here. */
const maxBroken = 20
const fields: Field<Input>[] = [
  { id: 'flips', ...flips, min: 0, max: 40, step: 1, initial: 20, whole: true },
  { id: 'runs', ...runs, min: 1, max: 15, step: 2, initial: 5, whole: true },
  { id: 'alpha', ...alpha, min: 0.1, max: 25, step: 0.1, initial: 5 },
  { id: 'builds', ...builds, min: 1, max: 500, step: 1, initial: 10, log: true, whole: true },
  { id: 'breaks', ...breaks, min: 1, max: maxBroken, step: 1, initial: 5, whole: true },
]

const percent = (share: number) =>
  formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })

function answer({ flips, runs, alpha, builds, breaks }: Values<Input>): Answer {
  const rate = (count: number, pin: Pin, broken = 0) =>
    alarmRate(flips, count, pin, alpha / 100, broken)
  const [best, median] = [rate(runs, 'best'), rate(runs, 'median')]
  const byAll = stoppedByAllRuns(flips, runs, alpha / 100, maxBroken)
  const weeks = (share: number) =>
    share * builds < 0.0001
      ? words.never
      : plural(words.weeks, Number((1 / (share * builds)).toPrecision(2)))
  return {
    sentence: fill(words.answer, { best: percent(best), median: percent(median) }),
    results: [
      { label: words.results.best, value: weeks(best) },
      { label: words.results.median, value: weeks(median) },
      { label: words.results.all, value: weeks(byAll[0] ?? 0) },
      { label: words.results.caughtByBest, value: percent(rate(runs, 'best', breaks)) },
      { label: words.results.caughtByMedian, value: percent(rate(runs, 'median', breaks)) },
      { label: words.results.caughtByAll, value: percent(byAll[breaks] ?? 0) },
      { label: words.results.blind, value: plural(words.cases, minCleanBreaks(alpha / 100)) },
    ],
    curves: [
      {
        label: words.curve,
        heights: Array.from({ length: maxBroken }, (_, tile) => rate(runs, 'median', tile + 1)),
        max: 1,
      },
      { label: words.allCurve, heights: byAll.slice(1), max: 1 },
    ],
  }
}

export const gate: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: { text: words.source, href: 'https://doi.org/10.1007/BF02295996' },
  fields,
  answer,
}

/** The false-alarm rate of an evaluation gate. */
export const Gate = () => <CalculatorShell {...gate} />
