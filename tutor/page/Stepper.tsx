import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useState } from 'react'
import words from '#messages/assistant.json' with { type: 'json' }
import type { Trace } from './run-code.ts'
import styles from './Stepper.module.css'

interface StepperProps {
  code: string
  trace: Trace
  onClose: () => void
}

/** How many lines to show around the current one. */
const reach = 4

/** A program's run, line by line, with its variables. */
export function Stepper({ code, trace, onClose }: StepperProps) {
  const [at, setAt] = useState(0)
  const { steps, output, error } = trace
  const step = steps[Math.min(at, steps.length - 1)]
  const end =
    error !== undefined
      ? fill(words.steps.error, { error })
      : output !== undefined
        ? fill(words.steps.result, { output })
        : ''
  if (!step) {
    return (
      <p className={styles.end} role="status">
        {end || words.steps.empty}
      </p>
    )
  }
  const { line, variables } = step
  const isLast = at >= steps.length - 1
  const lines = code.split('\n')
  const first = Math.max(0, line - 1 - reach)
  // The buttons stay enabled, because one that's disabled loses the focus.
  const show = (next: number) => setAt(Math.max(0, Math.min(next, steps.length - 1)))
  return (
    <section className={styles.stepper} aria-label={words.steps.label}>
      <p className="label" role="status">
        {fill(words.steps.place, { number: at + 1, count: steps.length, line })}
      </p>
      <ol className={styles.lines} start={first + 1}>
        {lines.slice(first, line + reach).map((text, i) => (
          <li key={first + i} aria-current={first + i + 1 === line ? 'step' : undefined}>
            <span aria-hidden="true">{first + i + 1}</span>
            <code>{text || ' '}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button look="line" icon="left" aria-disabled={at === 0} onClick={() => show(at - 1)}>
          {words.steps.previous}
        </Button>
        <Button look="line" icon="right" aria-disabled={isLast} onClick={() => show(at + 1)}>
          {words.steps.next}
        </Button>
        <Button look="line" icon="close" onClick={onClose}>
          {words.steps.close}
        </Button>
      </div>
      <input
        type="range"
        aria-label={words.steps.slider}
        min={0}
        max={steps.length - 1}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
      />
      <h5 className="label">{words.steps.variables}</h5>
      {variables.length > 0 ? (
        <dl className={styles.variables} translate="no">
          {variables.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{words.steps.none}</p>
      )}
      {isLast && end && <p className={styles.end}>{end}</p>}
    </section>
  )
}
