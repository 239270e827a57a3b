import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/calculator-overload.json' with { type: 'json' }
import { type Answer, type Calculation, CalculatorShell } from './CalculatorShell.tsx'
import type { Field, Values } from './fields.ts'
import {
  type Overload as Model,
  queueLimit,
  retriedLoad,
  secondsUntilUseless,
  staysDown,
  usefulPerSecond,
} from './overload.ts'

const { spike, timeout, usual, capacity, length, attempts } = words.inputs
type Input = keyof typeof words.inputs
const rate = { min: 1, max: 1000, step: 1, log: true, whole: true }
const fields: Field<Input>[] = [
  { id: 'spike', ...spike, ...rate, initial: 150 },
  { id: 'timeout', ...timeout, min: 0.1, max: 30, step: 0.1, initial: 2, log: true },
  { id: 'usual', ...usual, ...rate, initial: 80 },
  { id: 'capacity', ...capacity, ...rate, initial: 100 },
  { id: 'length', ...length, min: 1, max: 45, step: 1, initial: 10, whole: true },
  { id: 'attempts', ...attempts, min: 1, max: 6, step: 1, initial: 3, whole: true },
]

function sentenceOf(model: Model): string {
  const { fits, ends, recovers, stays } = words.answers
  const seconds = formatNumber(secondsUntilUseless(model), { maximumFractionDigits: 1 })
  if (model.spike <= model.capacity) return fits
  if (secondsUntilUseless(model) >= model.spikeLength) return ends
  return fill(staysDown(model) ? stays : recovers, { seconds })
}

function answer({ length, ...others }: Values<Input>): Answer {
  const model = { ...others, spikeLength: length }
  const limit = queueLimit(model)
  const useful = usefulPerSecond(model)
  const limited = usefulPerSecond({ ...model, limit })
  const inAll = (seconds: number[]) =>
    fill(words.requests, { count: Math.round(seconds.reduce((sum, each) => sum + each, 0)) })
  return {
    sentence: sentenceOf(model),
    results: [
      {
        label: words.results.retried,
        value: fill(words.perSecond, { count: retriedLoad(model) }),
      },
      { label: words.results.limit, value: fill(words.requests, { count: limit }) },
      { label: words.results.minute, value: inAll(useful) },
      { label: words.results.limited, value: inAll(limited) },
    ],
    curves: [
      { label: words.curve, heights: useful, max: model.capacity },
      { label: fill(words.limitedCurve, { limit }), heights: limited, max: model.capacity },
    ],
  }
}

export const overload: Calculation<Input> = {
  title: words.title,
  formula: words.formula,
  source: {
    text: words.source,
    href: 'https://sigops.org/s/conferences/hotos/2021/papers/hotos21-s11-bronson.pdf',
  },
  fields,
  answer,
}

/** When a server's queue turns into work for nobody. */
export const Overload = () => <CalculatorShell {...overload} />
