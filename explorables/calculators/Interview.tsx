import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-interview.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import { candidatesForSame, expectedHire } from './interview.ts'

const { validity, candidates, other } = words.inputs
type Input = keyof typeof words.inputs
const share = { min: 0.05, max: 0.9, step: 0.01 }
const fields: Field<Input>[] = [
  { id: 'validity', ...validity, ...share, initial: 0.42 },
  {
    id: 'candidates',
    ...candidates,
    min: 1,
    max: 200,
    step: 1,
    initial: 5,
    log: true,
    whole: true,
  },
  { id: 'other', ...other, ...share, initial: 0.19 },
]

function answer({ validity, candidates, other }: Values<Input>): Answer {
  const count = candidatesForSame(validity, candidates, other)
  const deviations = (value: number) =>
    fill(words.results.deviations, { count: formatNumber(value, { maximumFractionDigits: 2 }) })
  const tiles = (of: number) => Array.from({ length: 24 }, (_, tile) => expectedHire(of, tile + 1))
  // Both have one scale, which grows with the better interview in steps that a slider shows.
  const max = Math.ceil(2 * expectedHire(Math.max(validity, other), 24)) / 2
  return {
    sentence: Number.isFinite(count) ? fill(words.answer, { count }) : words.never,
    results: [
      { label: words.results.hire, value: deviations(expectedHire(validity, candidates)) },
      { label: words.results.same, value: deviations(expectedHire(other, candidates)) },
    ],
    curves: [
      { label: words.curve, heights: tiles(validity), max },
      { label: words.otherCurve, heights: tiles(other), max },
    ],
  }
}

export const interview: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: { text: words.source, href: 'https://doi.org/10.1037/apl0000994' },
  fields,
  answer,
}

/** How many candidates an interview loop is worth. */
export const Interview = () => (
  <CalculatorShell {...interview}>
    <p>{words.scale}</p>
  </CalculatorShell>
)
