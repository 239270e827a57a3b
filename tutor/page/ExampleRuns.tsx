import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { type RefObject, useRef, useState } from 'react'
import type { Example } from '#contracts/analyze.ts'
import { isSameOutput, isScript, type Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './ExampleRuns.module.css'
import { languageNames } from './languages.ts'
import { isTraceable, type Order, runCode, type Trace, traceCode } from './run-code.ts'
import type { Run } from './runner.ts'
import { Stepper } from './Stepper.tsx'
import type { Failure, Program } from './use-programs.ts'

interface ExampleRunsProps {
  program: Program
  /** The program, including the visitor's changes. */
  code: string
  examples: Example[]
  language: Language
  /** Where the assistant answers. */
  origin: string
  /** Whether another program is being made. */
  busy: boolean
  /** Requests another program, given the example that this one fails. */
  onRetry: (failure: Failure) => void
}

/** Runs the program on the statement's examples and on the visitor's own input. */
export function ExampleRuns(props: ExampleRunsProps) {
  const { program, code, examples, language, origin, busy, onRetry } = props
  const [ran, setRan] = useState<{ code: string; runs: Run[] }>()
  const box = useRef<HTMLDivElement>(null)
  const work = useWork(box)
  const runnable = code === program.code ? program.runnable : undefined
  const order = { code, language, runnable, origin }
  const runExamples = () =>
    work.during(async (signal) => {
      const inputs = examples.map((one) => one.input)
      setRan({ code, runs: await runCode(order, inputs, { signal }) })
    })

  return (
    <div ref={box} className={styles.runs} tabIndex={-1}>
      {code === program.code && program.checked && (
        <Checked program={program} checked={program.checked} language={language} />
      )}
      {examples.length > 0 ? (
        <ExampleResults
          runs={ran?.code === code ? ran.runs : undefined}
          {...{ code, examples, busy, onRetry, compare: program.compare }}
          running={work.running}
          onRun={runExamples}
        />
      ) : (
        <p className={styles.none}>{words.runs.noExamples}</p>
      )}
      <OwnInput initial={examples[0]?.input ?? ''} order={order} work={work} />
    </div>
  )
}

/** One run at a time, which can be stopped. Then `box` gets the focus, because the button disappears. */
function useWork(box: RefObject<HTMLElement | null>) {
  const [running, setRunning] = useState(false)
  const current = useRef<AbortController>(undefined)
  return {
    running,
    // The buttons stay enabled, because one that's disabled loses the focus.
    async during(work: (signal: AbortSignal) => Promise<void>) {
      if (running) return
      const controller = new AbortController()
      current.current = controller
      setRunning(true)
      try {
        await work(controller.signal)
      } catch (error) {
        if (!controller.signal.aborted) throw error
      } finally {
        setRunning(false)
      }
    },
    stop() {
      current.current?.abort()
      box.current?.focus()
    },
  }
}

interface OwnInputProps {
  initial: string
  order: Order
  work: ReturnType<typeof useWork>
}

/** What the program prints for an input of the visitor's own, at once or step by step. */
function OwnInput({ initial, order, work }: OwnInputProps) {
  const { code, language } = order
  const { running, during, stop } = work
  const [input, setInput] = useState(initial)
  const [own, setOwn] = useState<{ code: string; run: Run }>()
  const [trace, setTrace] = useState<{ code: string; trace: Trace }>()
  const runOwn = () =>
    during(async (signal) => {
      const [run = {}] = await runCode(order, [input], { signal })
      setOwn({ code, run })
    })
  const step = () =>
    during(async (signal) => setTrace({ code, trace: await traceCode(order, input, { signal }) }))

  return (
    <>
      <label className={styles.own}>
        <span className="label">{words.runs.own}</span>
        <textarea
          value={input}
          onChange={(event) => setInput(event.target.value)}
          rows={Math.min(6, input.split('\n').length + 1)}
          spellCheck={false}
        />
      </label>
      <div className={styles.line}>
        <Button icon="play" look="line" aria-disabled={running || undefined} onClick={runOwn}>
          {words.runs.runOwn}
        </Button>
        {isTraceable(language) && (
          <Button icon="right" look="line" aria-disabled={running || undefined} onClick={step}>
            {words.runs.step}
          </Button>
        )}
        {running && (
          <Button icon="close" look="line" onClick={stop}>
            {words.runs.stop}
          </Button>
        )}
      </div>
      {!isScript(language) && <p className={styles.none}>{words.runs.onThisComputer}</p>}
      {own?.code === code && (
        <div className={styles.printed} role="status">
          <p className="label">{words.runs.printed}</p>
          <pre>{own.run.error ?? (own.run.output || words.runs.noOutput)}</pre>
        </div>
      )}
      {trace?.code === code && (
        <Stepper code={code} trace={trace.trace} onClose={() => setTrace(undefined)} />
      )}
    </>
  )
}

/** JavaScript is timed inside the engine; the others in a process, of which Java’s start is most. */
function timeTextOf({ isLate, language }: NonNullable<Program['timed']>): string {
  const { late, timed, timedWithStart } = words.runs
  if (isLate) return late
  return language === 'javascript' ? timed : timedWithStart
}

/** What ran on the server: this program, or the same algorithm in another language. */
function Checked({
  program: { proof, timed, isBruteForce, speaker },
  checked: { passed, total, language: ran },
  language,
}: {
  program: Program
  checked: NonNullable<Program['checked']>
  language: Language
}) {
  const isItself =
    ran === language || (ran === 'javascript' && language === 'typescript') || ran === undefined
  const text = isItself ? words.runs.server : words.runs.twin
  const { whyProven, whyProvenModel, whyProvenBrute, whyFits } = words.proof
  const byModel = speaker?.engine === 'ollama'
  const why = {
    proven: byModel ? whyProvenModel : isBruteForce ? whyProvenBrute : whyProven,
    fits: whyFits,
    fails: '',
    unknown: '',
  }[proof?.state ?? 'unknown']
  const values = {
    passed,
    total,
    language: languageNames[ran ?? language],
    inputs: proof?.inputs ?? 0,
  }
  return (
    <>
      <p className={styles.none}>{fill(`${text} ${why}`.trim(), values)}</p>
      {timed && (
        <p className={styles.none}>
          {fill(timeTextOf(timed), {
            language: languageNames[timed.language],
            seconds: timed.ms / 1000,
            sizes: timed.sizes,
          })}
        </p>
      )}
    </>
  )
}

interface ExampleResultsProps
  extends Pick<ExampleRunsProps, 'code' | 'examples' | 'busy' | 'onRetry'> {
  runs?: Run[]
  compare?: Program['compare']
  running: boolean
  onRun: () => void
}

function ExampleResults(props: ExampleResultsProps) {
  const { code, examples, runs, compare, running, busy, onRun, onRetry } = props
  const results = runs?.map((run, index) => {
    const { input, output } = examples[index] as Example
    const passed = run.output !== undefined && isSameOutput(run.output, output, compare)
    // Only the server's brute force can tell another right answer from a wrong one.
    const isOpen = !passed && run.output !== undefined && compare === 'any right'
    return { ...run, input, expected: output, passed, isOpen }
  })
  const failed = results?.find(({ passed, isOpen }) => !passed && !isOpen)
  const passed = results?.filter(({ passed }) => passed).length ?? 0
  return (
    <>
      <div className={styles.line}>
        <Button icon="play" look="line" aria-disabled={running || undefined} onClick={onRun}>
          {running ? words.runs.running : words.runs.examples}
        </Button>
        <p role="status">{results && fill(words.runs.passed, { passed, total: results.length })}</p>
      </div>
      {results && (
        <ol className={styles.results}>
          {results.map(({ input, expected, output, error, passed, isOpen }, index) => (
            <li key={index} data-passed={passed}>
              <p className="label">
                {fill(isOpen ? words.runs.open : passed ? words.runs.right : words.runs.wrong, {
                  number: index + 1,
                })}
              </p>
              <dl>
                <dt>{words.runs.input}</dt>
                <dd>{input}</dd>
                <dt>{words.runs.expected}</dt>
                <dd>{expected}</dd>
                <dt>{words.runs.actual}</dt>
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
          {words.runs.retry}
        </Button>
      )}
    </>
  )
}
