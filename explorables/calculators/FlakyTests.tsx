import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-flaky-tests.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import { bisection, chanceOfGreen, failuresToCallBroken, runsToProve } from './flaky-tests.ts'

const { failsIn, confidence, green, commits } = words.inputs
type Input = keyof typeof words.inputs
const fields: Field<Input>[] = [
  { id: 'failsIn', ...failsIn, min: 2, max: 10_000, step: 1, initial: 50, log: true },
  { id: 'confidence', ...confidence, min: 50, max: 99.9, step: 0.5, initial: 95 },
  { id: 'green', ...green, min: 1, max: 5000, step: 1, initial: 10, log: true, whole: true },
  { id: 'commits', ...commits, min: 2, max: 4096, step: 1, initial: 64, log: true, whole: true },
]

function answer({ failsIn, confidence, green, commits }: Values<Input>): Answer {
  const [rate, sure] = [1 / failsIn, confidence / 100]
  const runs = runsToProve(rate, sure)
  const search = bisection(rate, sure, commits)
  const tiles = 24
  return {
    sentence: fill(words.answer, { runs }),
    results: [
      {
        label: fill(words.results.luck, { green }),
        value: formatNumber(chanceOfGreen(rate, green), {
          style: 'percent',
          maximumSignificantDigits: 2,
        }),
      },
      { label: words.results.broken, value: formatNumber(failuresToCallBroken(rate, sure)) },
      { label: words.results.step, value: formatNumber(search.runs) },
      { label: words.results.bisection, value: formatNumber(search.total) },
    ],
    curves: [
      {
        label: fill(words.curve, { runs }),
        heights: Array.from({ length: tiles }, (_, tile) =>
          chanceOfGreen(rate, 1 + (tile * (runs - 1)) / (tiles - 1)),
        ),
        max: 1,
      },
    ],
  }
}

export const flakyTests: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: { text: words.source, href: 'https://doi.org/10.1001/jama.1983.03330370053031' },
  fields,
  answer,
}

/** How many runs it takes to tell a flaky test from a broken one. */
export const FlakyTests = () => <CalculatorShell {...flakyTests} />
