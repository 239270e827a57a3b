import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import words from '#messages/calculator.json' with { type: 'json' }
import controls from '../controls.module.css'
import styles from './CalculatorShell.module.css'
import {
  type Field,
  initialValues,
  readField,
  searchOf,
  sliderOf,
  sliderRange,
  type Values,
  valueAt,
  valuesOf,
} from './fields.ts'

/** A calculator's result. */
export interface Answer {
  /** The result in a sentence. */
  sentence: string
  results: { label: string; value: string }[]
  /** Drawn beside each other, such as the problem and its cure. */
  curves?: Curve[]
}

/** Column heights from 0 to `max`, drawn as tiles; `label` describes them. */
interface Curve {
  label: string
  heights: number[]
  max: number
}

/** What a calculator asks and how it answers. */
export interface Calculation<Id extends string = string> {
  title: string
  formula: string
  source: { text: string; href: string }
  fields: Field<Id>[]
  answer(values: Values<Id>): Answer
}

/**
 * How long after the last change the address is updated, in ms. Safari allows 100 updates in 30
 * seconds.
 */
const addressDelay = 350

/**
 * What all calculators share: fields, results, formula, and source. The address holds the inputs.
 */
export function CalculatorShell(props: Calculation & { children?: ReactNode }) {
  const { title, formula, source, fields, answer, children } = props
  const { form, values, typed, copied, change, reset, copy } = useCalculator(fields)
  const id = useId()
  // A finger on a slider doesn't focus it.
  const [used, setUsed] = useState(false)
  const { sentence, results, curves = [] } = answer(values)
  return (
    <section
      className={styles.calculator}
      data-ground="tint"
      data-used={used || undefined}
      aria-labelledby={`${id}title`}
    >
      <p className={styles.kind}>{words.kind}</p>
      <h2 className={styles.title} id={`${id}title`}>
        {title}
      </h2>
      <form ref={form} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        {fields.map((field) => (
          <NumberField
            key={field.id}
            field={field}
            value={values[field.id] ?? field.initial}
            text={typed[field.id] ?? String(values[field.id])}
            onChange={(text) => {
              setUsed(true)
              change(field, text)
            }}
          />
        ))}
      </form>
      {children}
      {/* Not inside another element: it sticks to the window's edge within its parent. */}
      <p className={styles.sentence} aria-live="polite">
        {sentence}
      </p>
      <dl className={styles.results} aria-live="polite">
        {results.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {curves.length > 0 && (
        <div className={styles.curves}>
          {curves.map((curve) => (
            <Tiles key={curve.label} {...curve} />
          ))}
        </div>
      )}
      <p className={styles.actions}>
        <button type="button" onClick={copy}>
          {words.copyLink}
        </button>
        <button type="button" onClick={reset}>
          {words.reset}
        </button>
        <span role="status">{copied}</span>
      </p>
      <p className={styles.scriptsOff}>{words.scriptsOff}</p>
      <dl className={styles.origin}>
        <dt>{words.formula}</dt>
        <dd>{formula}</dd>
        <dt>{words.source}</dt>
        <dd>
          <a href={source.href} rel="noopener">
            {source.text}
          </a>
        </dd>
      </dl>
    </section>
  )
}

/** The inputs' values, read from the address and written back to it. */
function useCalculator(fields: Field[]) {
  const [values, setValues] = useState(() => initialValues(fields))
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [copied, setCopied] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const touched = useRef(false)

  useEffect(() => {
    const shared = valuesOf(fields, location.search)
    // Values set before hydration take precedence over the address.
    for (const field of fields) {
      const early = form.current?.querySelector<HTMLInputElement>(
        `input[name="${field.id}"]`,
      )?.value
      const value = readField(field, early ?? '')
      if (value !== undefined && value !== field.initial) shared[field.id] = value
    }
    setValues(shared)
  }, [fields])

  useEffect(() => {
    if (!touched.current) return
    const later = setTimeout(() => {
      const search = searchOf(fields, values, location.search)
      history.replaceState(history.state, '', location.pathname + search + location.hash)
    }, addressDelay)
    return () => clearTimeout(later)
  }, [fields, values])

  function change(field: Field, text: string) {
    touched.current = true
    setCopied('')
    setTyped((all) => ({ ...all, [field.id]: text }))
    const value = readField(field, text)
    if (value !== undefined) setValues((all) => ({ ...all, [field.id]: value }))
  }

  function reset() {
    touched.current = true
    setTyped({})
    setCopied('')
    setValues(initialValues(fields))
  }

  async function copy() {
    const search = searchOf(fields, values, location.search)
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + search)
      setCopied(words.copied)
    } catch {
      setCopied(words.copyFailed)
    }
  }

  return { form, values, typed, copied, change, reset, copy }
}

interface NumberFieldProps {
  field: Field
  value: number
  /** The text in the box, which may not be a valid number. */
  text: string
  onChange: (text: string) => void
}

function NumberField({ field, value, text, onChange }: NumberFieldProps) {
  const id = useId()
  const { label, unit, min, max } = field
  const bad = readField(field, text) === undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          name={field.id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={bad}
          aria-describedby={`${id}unit ${id}range ${id}error`}
          onChange={(event) => onChange(event.target.value)}
        />
        <span id={`${id}unit`}>{unit}</span>
        <span className={styles.range} id={`${id}range`}>
          {formatNumber(min)}–{formatNumber(max)}
        </span>
      </span>
      <input
        className={controls.slider}
        type="range"
        {...sliderRange(field)}
        value={sliderOf(field, value)}
        aria-label={fill(words.slider, { label })}
        aria-valuetext={`${formatNumber(value)} ${unit}`}
        onChange={(event) => onChange(String(valueAt(field, event.target.valueAsNumber)))}
      />
      <p className={styles.error} id={`${id}error`}>
        {bad && fill(words.outOfRange, { min, max, value })}
      </p>
    </div>
  )
}

/** A row of tiles, one per number. One path, because dozens of elements would slow down the page's first layout. */
function Tiles({ label, heights, max }: Curve) {
  const round = (number: number) => Math.round(number * 100) / 100
  const step = 100 / heights.length
  const width = round(step * 0.86)
  const tiles = heights.map((height, index) => {
    const share = max > 0 ? Math.min(100, Math.max(0, (100 * height) / max)) : 0
    return share > 0 ? `M${round(index * step)} 100v-${round(share)}h${width}V100z` : ''
  })
  return (
    <figure className={styles.curve}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={tiles.join('')} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
