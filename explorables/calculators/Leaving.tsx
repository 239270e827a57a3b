import { fill, formatCurrency, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-leaving.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import { capped, ceiling, costOfLeaving } from './leaving.ts'

const {
  fee,
  term,
  integrations,
  each,
  export: exporting,
  rate,
  retraining,
  overlap,
  cap,
} = words.inputs
type Input = keyof typeof words.inputs
const money = { min: 0, max: 1_000_000, step: 1000 }
const days = { min: 0, max: 200, step: 1 }
const fields: Field<Input>[] = [
  { id: 'fee', ...fee, min: 1000, max: 10_000_000, step: 1000, initial: 120_000, log: true },
  { id: 'term', ...term, min: 1, max: 10, step: 1, initial: 3 },
  { id: 'integrations', ...integrations, ...days, initial: 11, whole: true },
  { id: 'each', ...each, ...days, max: 60, initial: 4 },
  { id: 'export', ...exporting, ...days, initial: 10 },
  { id: 'rate', ...rate, min: 100, max: 5000, step: 50, initial: 1000 },
  { id: 'retraining', ...retraining, ...money, initial: 12_000 },
  { id: 'overlap', ...overlap, min: 0, max: 24, step: 1, initial: 2 },
  { id: 'cap', ...cap, min: 0, max: 100, step: 1, initial: 5 },
]

const dollars = (amount: number) => formatCurrency(Math.round(amount), 'USD')

function answer(values: Values<Input>): Answer {
  const { each: daysEach, export: exportDays, rate: dayRate, cap, ...others } = values
  const { fee, term, integrations, retraining, overlap } = others
  const leaving = { ...others, daysEach, exportDays, dayRate }
  const { increase, removed } = capped(leaving, cap / 100)
  const share = formatNumber(ceiling(leaving), { style: 'percent', maximumSignificantDigits: 3 })
  return {
    sentence: fill(words.answer, { cost: dollars(costOfLeaving(leaving)), share }),
    results: [
      { label: words.results.rebuild, value: dollars(integrations * daysEach * dayRate) },
      { label: words.results.export, value: dollars(exportDays * dayRate) },
      { label: words.results.retraining, value: dollars(retraining) },
      { label: words.results.overlap, value: dollars((overlap * fee) / 12) },
      { label: words.results.ceiling, value: dollars(costOfLeaving(leaving) / term) },
      { label: words.results.capped, value: dollars(increase) },
      { label: words.results.removed, value: dollars(removed) },
    ],
  }
}

export const leaving: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: { text: words.source, href: 'https://doi.org/10.1016/S1573-448X(06)03031-7' },
  fields,
  answer,
}

/** The cost of leaving a vendor. */
export const Leaving = () => <CalculatorShell {...leaving} />
