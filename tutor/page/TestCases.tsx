import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useState } from 'react'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import { maxCases, type TestCase } from './own-work.ts'
import type { Run } from './runner.ts'
import styles from './TestCases.module.css'

interface TestCasesProps {
  cases: readonly TestCase[]
  onChange: (cases: TestCase[]) => void
  /** The program that they test. */
  code: string
  run: (inputs: string[]) => Promise<{ code: string; runs: Run[] }>
  isRunning: boolean
}

/** The learner's own tests, each with a name and the output that it should have. */
export function TestCases({ cases, onChange, code, run, isRunning }: TestCasesProps) {
  const [ran, setRan] = useState<{ code: string; inputs: string[]; runs: Run[] }>()
  const isCurrent = ran?.code === code
  const runOf = (one: TestCase, at: number) =>
    isCurrent && ran.inputs[at] === one.input ? ran.runs[at] : undefined
  const withOutput = cases.filter(({ expected }) => expected.trim() !== '')
  const passed = cases.filter((one, at) => passes(one, runOf(one, at))).length
  const change = (at: number, part: Partial<TestCase>) =>
    onChange(cases.map((one, i) => (i === at ? { ...one, ...part } : one)))
  const add = () =>
    onChange([
      ...cases,
      { name: fill(words.cases.number, { number: cases.length + 1 }), input: '', expected: '' },
    ])

  async function runAll() {
    const inputs = cases.map(({ input }) => input)
    setRan({ inputs, ...(await run(inputs)) })
  }

  return (
    <section className={styles.cases} aria-label={words.cases.title}>
      <h4 className="label">{words.cases.title}</h4>
      <ol>
        {cases.map((one, at) => (
          <li key={at} data-passed={runOf(one, at) && passes(one, runOf(one, at))}>
            <CaseFields one={one} onChange={(part) => change(at, part)} />
            <p className={styles.result}>{resultOf(one, runOf(one, at))}</p>
            <Button
              icon="close"
              look="line"
              onClick={() => onChange(cases.filter((_, i) => i !== at))}
            >
              {fill(words.cases.remove, { name: one.name })}
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles.line}>
        {cases.length < maxCases && (
          <Button icon="right" look="line" onClick={add}>
            {words.cases.add}
          </Button>
        )}
        {cases.length > 0 && (
          <Button icon="play" look="line" disabled={isRunning} onClick={runAll}>
            {words.cases.run}
          </Button>
        )}
        <p role="status">
          {isCurrent &&
            ran.runs.length > 0 &&
            fill(words.cases.passed, { passed, total: withOutput.length })}
        </p>
      </div>
      <p className={styles.kept}>{words.cases.kept}</p>
    </section>
  )
}

interface CaseFieldsProps {
  one: TestCase
  onChange: (part: Partial<TestCase>) => void
}

function CaseFields({ one: { name, input, expected }, onChange }: CaseFieldsProps) {
  return (
    <>
      <label>
        <span className="label">{words.cases.name}</span>
        <input value={name} onChange={(event) => onChange({ name: event.target.value })} />
      </label>
      <label>
        <span className="label">{words.cases.input}</span>
        <textarea
          value={input}
          rows={Math.min(6, input.split('\n').length)}
          spellCheck={false}
          onChange={(event) => onChange({ input: event.target.value })}
        />
      </label>
      <label>
        <span className="label">{words.cases.expected}</span>
        <textarea
          value={expected}
          rows={Math.min(6, expected.split('\n').length)}
          spellCheck={false}
          onChange={(event) => onChange({ expected: event.target.value })}
        />
      </label>
    </>
  )
}

const passes = ({ expected }: TestCase, run: Run | undefined) =>
  expected.trim() !== '' && run?.output !== undefined && isSameOutput(run.output, expected)

function resultOf(one: TestCase, run: Run | undefined): string {
  if (!run) return ''
  const actual = run.error ?? (run.output || words.nothing)
  if (one.expected.trim() === '') return fill(words.cases.unset, { actual })
  return passes(one, run) ? words.cases.right : fill(words.cases.wrong, { actual })
}
