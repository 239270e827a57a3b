import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Language, timeLimits } from '#contracts/assistant-fields.ts'
import type { Judgment } from '#contracts/judge-code.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import { CodePanel } from './CodePanel.tsx'
import { exchange } from './exchange.ts'
import { failureHints } from './failure-hints.ts'
import { Hints } from './Hints.tsx'
import styles from './Judge.module.css'
import { judgeProgram, readJudgment, type Verdict } from './judging.ts'
import { MarkdownLine } from './Markdown.tsx'
import { keepOwnWork, ownWorkOn, readOwnWork } from './own-work.ts'
import { type Order, runCode, type Trace, traceCode } from './run-code.ts'
import type { Run } from './runner.ts'
import { Stepper } from './Stepper.tsx'
import { TestCases } from './TestCases.tsx'
import { useKept } from './use-kept.ts'

interface JudgeProps {
  problemText: string
  language: Language
  /** Where the assistant answers. */
  origin: string
  /** Prefix of keys in the browser's storage. */
  storageKey: string
}

/** How long the inputs and the search for a smaller one may take, in ms. */
const judgingLimit = 40_000

/** How the program does on an input as large as the bounds allow. */
interface Timed {
  run: Run
  sizes: string
}

interface Judged {
  code: string
  verdict?: Verdict
  timed?: Timed
  failure?: string
  isStopped?: boolean
}

/** The learner's own program, and what's wrong with it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what it shows and what it asks share one program and one run at a time.
export function Judge({ problemText, language, origin, storageKey }: JudgeProps) {
  const [kept, changeKept] = useKept({
    area: 'local',
    key: `${storageKey}:own`,
    read: readOwnWork,
  })
  const [starters, setStarters] = useState<Partial<Record<Language, string>>>({})
  const [progress, setProgress] = useState<string>()
  const [judged, setJudged] = useState<Judged>()
  const [trace, setTrace] = useState<{ code: string; trace: Trace }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const work = ownWorkOn(kept ?? [], problemText)
  const starter = starters[language]
  const code = work.programs[language] ?? starter ?? ''
  const order: Order = { code, language, origin }
  const isScript = language === 'javascript' || language === 'typescript'
  const change = (part: Partial<typeof work>) =>
    changeKept((before) => keepOwnWork(before, { ...ownWorkOn(before, problemText), ...part }))
  const edit = (changed: string | undefined) =>
    change({ programs: { ...work.programs, [language]: changed } })

  async function ask(body: object, signal?: AbortSignal): Promise<Judgment> {
    const answer = await exchange(origin + paths.judgeCode, {
      body: { problemText, language, ...body },
      ...(signal && { signal }),
    })
    return readJudgment(answer)
  }

  const loadStarter = useEffectEvent(() => {
    if (starter !== undefined) return
    const set = (text: string) => setStarters((before) => ({ ...before, [language]: text }))
    ask({ asks: 'starter' }).then(
      (answer) => set(answer.starter ?? ''),
      () => set(''),
    )
  })
  useEffect(() => loadStarter(), [language])

  /** Runs the work until it ends or is stopped, and shows its progress. */
  async function during(work: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setProgress('')
    try {
      await work(controller.signal)
    } catch (error) {
      const isStopped = controller.signal.aborted
      const said = error instanceof Error && error.message ? error.message : words.failed
      setJudged({ code, ...(isStopped ? { isStopped } : { failure: said }) })
    } finally {
      if (running.current === controller) setProgress(undefined)
    }
  }

  const judge = () =>
    during(async (signal) => {
      setTrace(undefined)
      setProgress(fill(words.judging, { agreed: 0 }))
      const end = performance.now() + judgingLimit
      const verdict = await judgeProgram({
        run: (inputs) => runCode(order, inputs, { signal, timed: true }),
        inputs: () => ask({ asks: 'inputs' }, signal),
        judge: (runs) => ask({ asks: 'judgment', runs }, signal),
        isOver: () => performance.now() > end,
        onProgress: ({ agreed, failure }) =>
          setProgress(failure ? words.shrinking : fill(words.judging, { agreed })),
      })
      const timed = verdict.isProven && !verdict.failure ? await time(signal) : undefined
      setJudged({ code, verdict, ...(timed && { timed }) })
    })

  async function time(signal: AbortSignal): Promise<Timed | undefined> {
    const { largest } = await ask({ asks: 'largest' }, signal)
    if (!largest) return undefined
    const [run = {}] = await runCode(order, [largest.input], { signal, timed: true })
    return { run, sizes: largest.sizes }
  }

  const step = (input: string) =>
    during(async (signal) => {
      setTrace({ code, trace: await traceCode(order, input, { signal }) })
    })

  return (
    <div className={styles.judge}>
      <p>{words.about}</p>
      <p className={styles.rule}>
        <MarkdownLine text={isScript ? words.rule.script : words.rule.native} />
      </p>
      <div className={styles.code}>
        <CodePanel code={code} language={language} name={words.name} onEdit={edit} />
      </div>
      <div className={styles.line}>
        {progress === undefined ? (
          <Button icon="play" disabled={code.trim() === ''} onClick={judge}>
            {words.judge}
          </Button>
        ) : (
          <Button look="line" icon="close" onClick={() => running.current?.abort()}>
            {words.stop}
          </Button>
        )}
        {work.programs[language] !== undefined && progress === undefined && (
          <Button look="line" icon="turn" onClick={() => edit(undefined)}>
            {words.startOver}
          </Button>
        )}
        <p role="status">{progress ?? (judged?.isStopped ? words.stopped : '')}</p>
      </div>
      {judged?.code === code && progress === undefined && (
        <div role="status" className={styles.verdict}>
          {judged.failure && <p>{judged.failure}</p>}
          {judged.verdict && (
            <Result
              verdict={judged.verdict}
              timed={judged.timed}
              language={language}
              onStep={isScript ? step : undefined}
            />
          )}
        </div>
      )}
      {trace?.code === code && (
        <Stepper code={code} trace={trace.trace} onClose={() => setTrace(undefined)} />
      )}
      <TestCases
        cases={work.cases}
        onChange={(cases) => change({ cases })}
        isRunning={progress !== undefined}
        run={(inputs) => {
          const runs: Run[] = []
          return during(async (signal) => {
            runs.push(...(await runCode(order, inputs, { signal })))
          }).then(() => ({ code, runs }))
        }}
        code={code}
      />
    </div>
  )
}

interface ResultProps {
  verdict: Verdict
  timed?: Timed
  language: Language
  /** Steps through the program with an input; absent where it can't be recorded. */
  onStep?: (input: string) => void
}

function Result({ verdict, timed, language, onStep }: ResultProps) {
  const { isProven, agreed, total, failure } = verdict
  if (failure) return <Failure failure={failure} isProven={isProven} onStep={onStep} />
  if (total === 0) return <p>{words.noInputs}</p>
  const isAll = agreed === total
  return (
    <>
      <p className={styles.outcome} data-passed={isProven}>
        {isProven
          ? fill(isAll ? words.agreed : words.cut, { agreed, total })
          : fill(words.examplesRight, { agreed })}
      </p>
      {timed && <p>{timeText(timed, timeLimits[language])}</p>}
    </>
  )
}

function timeText({ run: { error, isLate, ms = 0 }, sizes }: Timed, limit: number): string {
  const seconds = formatNumber(Math.max(0.01, Math.round(ms / 10) / 100))
  if (isLate) return fill(words.late, { sizes })
  if (error !== undefined) return fill(words.broken, { error, sizes })
  return fill(ms <= limit ? words.fast : words.slow, { seconds, sizes, limit: limit / 1000 })
}

function Failure({
  failure,
  isProven,
  onStep,
}: { failure: NonNullable<Verdict['failure']>; isProven: boolean } & Pick<ResultProps, 'onStep'>) {
  const { input, expected, actual, error, example } = failure
  return (
    <>
      <h4 className={styles.outcome} data-passed="false">
        {example === undefined ? words.wrong : words.wrongExample}
      </h4>
      <dl className={styles.failure} translate="no">
        <dt>{words.input}</dt>
        <dd>{input}</dd>
        <dt>{words.expected}</dt>
        <dd>{expected}</dd>
        <dt>{words.actual}</dt>
        <dd>{error ?? (actual || words.nothing)}</dd>
      </dl>
      {!isProven && <p>{words.examplesOnly}</p>}
      {onStep && (
        <Button icon="right" look="line" onClick={() => onStep(input)}>
          {words.step}
        </Button>
      )}
      <Hints key={input} hints={failureHints(failure)} />
    </>
  )
}
