import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { isScript, type Language, timeLimits } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-judge.json' with { type: 'json' }
import { CodePanel } from './CodePanel.tsx'
import { failureHints } from './failure-hints.ts'
import { Hints } from './Hints.tsx'
import styles from './Judge.module.css'
import type { Verdict } from './judging.ts'
import { MarkdownLine } from './Markdown.tsx'
import { isTraceable } from './run-code.ts'
import { Stepper } from './Stepper.tsx'
import { TestCases } from './TestCases.tsx'
import { type Timed, useJudging } from './use-judging.ts'
import { type OwnProblem, useOwnProgram } from './use-own-program.ts'

/** The learner's own program, and what's wrong with it. */
export function Judge(problem: OwnProblem) {
  const { language } = problem
  const own = useOwnProgram(problem)
  const { code } = own
  const judging = useJudging(problem, code)
  const { progress, judged, trace } = judging
  return (
    <div className={styles.judge}>
      <p>{words.about}</p>
      <p className={styles.rule}>
        <MarkdownLine text={isScript(language) ? words.rule.script : words.rule.native} />
      </p>
      <div className={styles.code}>
        <CodePanel code={code} language={language} name={words.name} onEdit={own.edit} />
      </div>
      <Actions own={own} judging={judging} />
      {judged?.code === code && !progress && (
        <div role="status" className={styles.verdict}>
          {judged.failure && <p>{judged.failure}</p>}
          {judged.verdict && (
            <Result
              verdict={judged.verdict}
              timed={judged.timed}
              language={language}
              onStep={isTraceable(language) ? judging.step : undefined}
            />
          )}
        </div>
      )}
      {trace && <Stepper code={code} trace={trace} onClose={judging.closeTrace} />}
      <TestCases
        cases={own.cases}
        onChange={(cases) => own.change({ cases })}
        isRunning={progress !== undefined}
        run={judging.runAll}
        code={code}
      />
    </div>
  )
}

interface ActionsProps {
  own: ReturnType<typeof useOwnProgram>
  judging: ReturnType<typeof useJudging>
}

/** Judges the program, stops that, or starts over. */
function Actions({ own, judging }: ActionsProps) {
  const { progress, judged } = judging
  return (
    <div className={styles.line}>
      {progress === undefined ? (
        <Button icon="play" disabled={own.code.trim() === ''} onClick={judging.judge}>
          {words.judge}
        </Button>
      ) : (
        <Button look="line" icon="close" onClick={judging.stop}>
          {words.stop}
        </Button>
      )}
      {own.isChanged && progress === undefined && (
        <Button look="line" icon="turn" onClick={() => own.edit(undefined)}>
          {words.startOver}
        </Button>
      )}
      <p role="status">{progress ?? (judged?.isStopped ? words.stopped : '')}</p>
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
  if (failure) return <Failure {...verdict} failure={failure} onStep={onStep} />
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

interface FailureProps extends Pick<Verdict, 'isProven' | 'isBroken'>, Pick<ResultProps, 'onStep'> {
  failure: NonNullable<Verdict['failure']>
}

function Failure({ failure, isProven, isBroken, onStep }: FailureProps) {
  const { input, expected, actual, error, example } = failure
  return (
    <>
      <h4 className={styles.outcome} data-passed="false">
        {isBroken ? words.stops : example === undefined ? words.wrong : words.wrongExample}
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
      {!isBroken && <Hints key={input} hints={failureHints(failure)} />}
    </>
  )
}
