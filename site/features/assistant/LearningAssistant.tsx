import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { assistantLimits, assistantMessages } from '#contracts/assistant-fields.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/assistant.json' with { type: 'json' }
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
import { type KeptPrograms, keepPrograms, readKeptPrograms } from './kept-programs.ts'
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
  /** Where the assistant's source is. */
  source: string
  /** Prefix of what is kept in the browser. */
  storageKey: string
}

/** The learning assistant: a statement on the left, its analysis and programs on the right. */
export function LearningAssistant({ origin, source, storageKey }: LearningAssistantProps) {
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
  const [keptPrograms, changeKeptPrograms] = useKept<KeptPrograms[]>({
    area: 'local',
    key: `${storageKey}:programs`,
    read: readKeptPrograms,
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

  /** The programs that were kept with a problem. */
  const slotsOf = (problemText: string) =>
    keptPrograms?.find((one) => one.problemText === problemText)?.slots

  async function submit(withBuiltin = false) {
    if (analyzing) return
    const problemText = draft.problemText.trim()
    const problem = statementError(problemText)
    setFieldError(problem)
    if (problem) {
      field.current?.focus()
      return
    }
    programs.clear(slotsOf(problemText))
    const done = analyze(problemText, builtinOnly || withBuiltin)
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
    programs.clear(slotsOf(problemText))
    show(problemText, answer)
    showPanel()
  }

  function generate(approach: Entry, failure?: Failure, withBuiltin = false) {
    if (!reading) return
    const { problemText } = reading
    void programs.generate({
      approach,
      language: draft.language,
      problemText,
      builtinOnly: builtinOnly || withBuiltin,
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

  const isReady = kept !== undefined && keptPrograms !== undefined
  // A reload shows the problem again that was on the desk, with its programs.
  const showAgain = useEffectEvent(() => {
    const problem = recent.find(({ problemText }) => problemText === draft.problemText.trim())
    if (!problem || reading || typedBefore.current) return
    programs.clear(slotsOf(problem.problemText))
    show(problem.problemText, problem.answer)
  })
  useEffect(() => {
    if (isReady) showAgain()
  }, [isReady])

  const keep = useEffectEvent(() => {
    const problemText = reading?.problemText
    if (problemText === undefined) return
    changeKeptPrograms((before) => keepPrograms(before, problemText, programs.slots))
  })
  useEffect(() => {
    if (Object.keys(programs.slots).length === 0) return
    // Not at every key.
    const timer = setTimeout(keep, 300)
    return () => clearTimeout(timer)
  }, [programs.slots])

  const hasModel = offerBuiltin || reading?.speaker?.engine === 'ollama'

  return (
    <div className={styles.desk}>
      <div className={styles.left}>
        <h1 className={`display ${styles.title}`}>
          {words.title.first} <br />
          {words.title.second}
          <Stop />
        </h1>
        <p className={`copy ${styles.say}`}>{words.about}</p>
        <p className={`copy ${styles.noScript}`}>{words.noScript}</p>
        <StatementForm
          field={field}
          draft={draft}
          ready={kept !== undefined}
          onEdit={edit}
          error={fieldError}
          analyzing={analyzing}
          offerBuiltin={offerBuiltin}
          onSubmit={() => submit()}
          onStop={stop}
          onPutBack={replaced === undefined ? undefined : () => edit({ problemText: replaced })}
        />
        <EngineStatusLine
          {...engine}
          source={source}
          helps={reading?.failure?.answered !== false}
        />
      </div>

      <div ref={panel} className={styles.right}>
        {reading?.failure && (
          <FailureNotice
            failure={reading.failure}
            fallback={assistantMessages.analyzeFailed}
            source={source}
            onRetry={() => submit()}
            onBuiltin={hasModel ? () => submit(true) : undefined}
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
            origin={origin}
            source={source}
            onGenerate={generate}
            onGenerateBuiltin={
              hasModel ? (approach) => generate(approach, undefined, true) : undefined
            }
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
  return fill(words.form.tooLong, { limit, count: problemText.length })
}

function statusText({ phase, retry }: Reading): string {
  switch (phase) {
    case 'analyzing':
      return retry ? fill(words.status.retry, { reason: retry }) : words.status.reading
    case 'done':
      return words.status.done
    case 'stopped':
      return words.status.stopped
    case 'failed':
      return ''
  }
}

const isOwnMachine = () => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
