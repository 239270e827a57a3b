import { fill, formatNumber, plural } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-unknowns.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import { breakEvenDoubt, lossToStayAhead, netValue, score } from './unknowns.ts'

const { lost, doubt, test, reveals, rival } = words.inputs
type Input = keyof typeof words.inputs
const fields: Field<Input>[] = [
  { id: 'lost', ...lost, min: 1, max: 1000, step: 1, initial: 120, log: true },
  { id: 'doubt', ...doubt, min: 1, max: 99, step: 1, initial: 30 },
  { id: 'test', ...test, min: 0.1, max: 100, step: 0.1, initial: 2, log: true },
  { id: 'reveals', ...reveals, min: 5, max: 100, step: 5, initial: 100 },
  { id: 'rival', ...rival, min: 0.1, max: 1000, step: 0.1, initial: 13, log: true },
]

const rounded = (value: number) => Number(value.toPrecision(2))

function answer({ lost, doubt, test, reveals, rival }: Values<Input>): Answer {
  const unknown = { daysLost: lost, doubt: doubt / 100, testDays: test, reveals: reveals / 100 }
  const days = score(unknown)
  const even = breakEvenDoubt(unknown)
  const flip = lossToStayAhead(unknown, rival)
  return {
    sentence: fill(days > 1 ? words.answers.test : words.answers.build, {
      score: formatNumber(days, { maximumSignificantDigits: 2 }),
    }),
    results: [
      { label: words.results.expected, value: plural(words.days, rounded((lost * doubt) / 100)) },
      { label: words.results.net, value: plural(words.days, rounded(netValue(unknown))) },
      { label: words.results.ahead, value: plural(words.days, rounded(flip)) },
      {
        label: words.results.slack,
        value:
          lost > flip ? formatNumber(lost / flip, { maximumSignificantDigits: 2 }) : words.behind,
      },
      {
        label: words.results.even,
        value:
          even > 1
            ? words.always
            : formatNumber(even, { style: 'percent', maximumSignificantDigits: 2 }),
      },
    ],
    curves: [
      {
        label: words.curve,
        heights: Array.from({ length: 24 }, (_, tile) =>
          score({ ...unknown, doubt: (tile + 1) * 0.04 }),
        ),
        max: score({ ...unknown, doubt: 1 }),
      },
    ],
  }
}

export const unknowns: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: { text: words.source, href: 'https://doi.org/10.1109/TSSC.1966.300074' },
  fields,
  answer,
}

/** The value of finding out first. */
export const Unknowns = () => <CalculatorShell {...unknowns} />
