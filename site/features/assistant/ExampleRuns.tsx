import { useState } from 'react'
import type { Example } from '#contracts/analyze.ts'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { Button } from '#site/ui/Button.tsx'
import styles from './ExampleRuns.module.css'
import { runProgram } from './run-examples.ts'
import type { Run } from './runner.ts'
import type { Failure, Program } from './use-programs.ts'

interface ExampleRunsProps {
  program: Program
  examples: Example[]
  /** The program's language, as people call it. */
  language: string
  busy: boolean
  /** Asks for another program, given the example that this one fails on. */
  onRetry: (failure: Failure) => void
}

/** The statement's examples and what the program makes of them. */
export function ExampleRuns({ program, examples, language, busy, onRetry }: ExampleRunsProps) {
  const { runnable, checked, code } = program
  const [runs, setRuns] = useState<Run[]>()
  const [running, setRunning] = useState(false)

  if (examples.length === 0) {
    return <p className={styles.none}>The statement has no examples to run this on.</p>
  }
  if (runnable === undefined) {
    return (
      <p className={styles.none}>
        {checked
          ? `The server ran it on the statement’s examples: ${checked.passed} of ${checked.total} right.`
          : `${language} does not run in the browser. Save the program and give it an example on standard input.`}
      </p>
    )
  }

  async function run(program: string) {
    setRunning(true)
    setRuns(
      await runProgram(
        program,
        examples.map(({ input }) => input),
      ),
    )
    setRunning(false)
  }

  const results = runs?.map((run, index) => {
    const { input, output } = examples[index] as Example
    return { ...run, input, expected: output, passed: isPassed(run, output) }
  })
  const failed = results?.find(({ passed }) => !passed)
  const passed = results?.filter(({ passed }) => passed).length

  return (
    <div className={styles.runs}>
      <div className={styles.line}>
        <Button icon="play" look="line" disabled={running} onClick={() => run(runnable)}>
          {running ? 'Running…' : 'Run the examples'}
        </Button>
        <p role="status">{results && `${passed} of ${results.length} examples right`}</p>
      </div>
      {results && (
        <ol className={styles.results}>
          {results.map(({ input, expected, output, error, passed }, index) => (
            <li key={index} data-passed={passed}>
              <p className="label">
                Example {index + 1}: {passed ? 'right' : 'wrong'}
              </p>
              <dl>
                <dt>Input</dt>
                <dd>{input}</dd>
                <dt>Expected</dt>
                <dd>{expected}</dd>
                <dt>Actual</dt>
                <dd>{error ?? output}</dd>
              </dl>
            </li>
          ))}
        </ol>
      )}
      {failed && (
        <Button
          icon="turn"
          disabled={busy}
          onClick={() =>
            onRetry({
              code,
              input: failed.input,
              expected: failed.expected,
              actual: failed.error ?? failed.output ?? '',
            })
          }
        >
          Try again with this failure
        </Button>
      )}
    </div>
  )
}

const isPassed = ({ output }: Run, expected: string) =>
  output !== undefined && isSameOutput(output, expected)
