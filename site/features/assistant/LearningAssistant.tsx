import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { assistantLimits, assistantMessages } from '#contracts/assistant-fields.ts'
import { Stop } from '#site/ui/Stop.tsx'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { type Entry, readAnalysis } from './analysis.ts'
import {
  addRecent,
  type Draft,
  emptyDraft,
  type RecentProblem,
  readDraft,
  readRecent,
} from './desk.ts'
import { EngineStatusLine } from './EngineStatusLine.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import styles from './LearningAssistant.module.css'
import { ProblemShelf } from './ProblemShelf.tsx'
import { StatementForm } from './StatementForm.tsx'
import { type Reading, useAnalysis } from './use-analysis.ts'
import { useEngine } from './use-engine.ts'
import { useKept } from './use-kept.ts'
import { type Failure, usePrograms } from './use-programs.ts'
import { Welcome } from './Welcome.tsx'

interface LearningAssistantProps {
  /** Where the assistant's server answers, such as `http://127.0.0.1:3001`. */
  origin: string
  /** Prefix of what is kept in the browser. */
  storageKey: string
}

/** The learning assistant: a statement on the left, its analysis and programs on the right. */
export function LearningAssistant({ origin, storageKey }: LearningAssistantProps) {
  const [kept, changeDraft] = useKept<Draft>({
    // Each tab has a desk of its own.
    area: 'session',
    key: `${storageKey}:draft`,
    read: readDraft,
  })
  const [recent = [], changeRecent] = useKept<RecentProblem[]>({
    area: 'local',
    key: `${storageKey}:recent`,
    read: readRecent,
  })
  const draft = kept ?? emptyDraft
  const { reading, analyze, stop, show } = useAnalysis(origin)
  const programs = usePrograms(origin)
  const engine = useEngine(origin)
  const [fieldError, setFieldError] = useState<string>()
  /** What an example or a recent problem has replaced. */
  const [replaced, setReplaced] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const analyzing = reading?.phase === 'analyzing'
  const analysis = reading?.answer && readAnalysis(reading.answer)
  const offerBuiltin = engine.status !== 'down' && engine.status?.engine === 'ollama'
  const builtinOnly = draft.builtinOnly && offerBuiltin

  function edit(change: Partial<Draft>) {
    // A page from the visitor's own machine may look for the server unasked. Elsewhere the browser
    // would ask the visitor for permission, so that waits until they want an answer.
    if (isOwnMachine()) engine.askOnce()
    if (change.problemText !== undefined) {
      setFieldError(undefined)
      setReplaced(undefined)
    }
    changeDraft((before) => ({ ...before, ...change }))
  }

  function put(problemText: string) {
    const before = draft.problemText
    edit({ problemText })
    if (before.trim() && before !== problemText) setReplaced(before)
  }

  function showPanel() {
    const top = panel.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) panel.current?.scrollIntoView()
  }

  async function submit() {
    if (analyzing) return
    const problemText = draft.problemText.trim()
    const problem = statementError(problemText)
    setFieldError(problem)
    if (problem) {
      field.current?.focus()
      return
    }
    programs.clear()
    const done = analyze(problemText, builtinOnly)
    showPanel()
    const answer = await done
    if (answer) {
      const { title } = readAnalysis(answer)
      changeRecent((before) => addRecent(before, { problemText, title, answer }))
    }
    await engine.ask()
  }

  function open({ problemText, answer }: RecentProblem) {
    put(problemText)
    programs.clear()
    show(problemText, answer)
    showPanel()
  }

  function generate(approach: Entry, failure?: Failure) {
    if (!reading) return
    const { problemText } = reading
    void programs.generate({
      approach,
      language: draft.language,
      problemText,
      builtinOnly,
      failure,
    })
  }

  // What was typed before the page came alive: the next render would empty the field.
  const typedBefore = useRef('')
  useEffect(() => {
    typedBefore.current = field.current?.value ?? ''
  }, [])
  const begin = useEffectEvent(() => {
    if (typedBefore.current) put(typedBefore.current)
  })
  useEffect(() => {
    if (kept !== undefined) begin()
  }, [kept !== undefined])

  return (
    <div className={styles.desk}>
      <div className={styles.left}>
        <h1 className={`display ${styles.title}`}>
          Learning <br />
          assistant
          <Stop />
        </h1>
        <p className={`copy ${styles.say}`}>
          A tutor on your own machine. It reads a coding problem, says which pattern it follows and
          why, and writes the code with you.
        </p>
        <p className={`copy ${styles.noScript}`}>
          The tutor works in your browser and needs scripts, which are switched off here. It talks
          to a server on your own machine and to nobody else.
        </p>
        <StatementForm
          field={field}
          draft={draft}
          ready={kept !== undefined}
          onEdit={edit}
          error={fieldError}
          analyzing={analyzing}
          offerBuiltin={offerBuiltin}
          onSubmit={submit}
          onStop={stop}
          onPutBack={replaced === undefined ? undefined : () => edit({ problemText: replaced })}
        />
        <EngineStatusLine {...engine} helps={reading?.failure?.answered !== false} />
      </div>

      <div ref={panel} className={styles.right}>
        {reading?.failure && (
          <FailureNotice
            failure={reading.failure}
            fallback={assistantMessages.analyzeFailed}
            onRetry={submit}
          />
        )}
        <p
          className={reading?.phase === 'done' ? 'visually-hidden' : styles.status}
          role="status"
          data-phase={reading?.phase}
        >
          {reading && statusText(reading)}
        </p>
        {analysis && reading ? (
          <AnalysisPanel
            key={reading.problemText}
            reading={reading}
            analysis={analysis}
            language={draft.language}
            hintsFirst={draft.hintsFirst}
            programs={programs}
            onGenerate={generate}
          />
        ) : (
          !analyzing && <Welcome />
        )}
        <ProblemShelf
          recent={recent}
          ready={kept !== undefined}
          onTry={put}
          onOpen={open}
          onClear={() => changeRecent(() => [])}
          showSamples={!analysis && !analyzing}
        />
      </div>
    </div>
  )
}

function statementError(problemText: string): string | undefined {
  if (!problemText) return assistantMessages.noProblem
  const { problemText: limit } = assistantLimits
  if (problemText.length <= limit) return undefined
  const count = (length: number) => length.toLocaleString('en-US')
  return `Use at most ${count(limit)} characters; you have ${count(problemText.length)}.`
}

function statusText({ phase, retry }: Reading): string {
  switch (phase) {
    case 'analyzing':
      return retry ? `Trying once more. ${retry}` : 'Reading the statement…'
    case 'done':
      return 'The analysis is ready.'
    case 'stopped':
      return 'Stopped. Your text is as you left it.'
    case 'failed':
      return ''
  }
}

const isOwnMachine = () => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
