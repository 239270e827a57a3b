import { fill } from '@wize/kit/i18n/format.ts'
import { readStored } from '@wize/kit/site/storage/browser-storage.ts'
import { PeriodAfter } from '@wize/kit/site/ui/PeriodAfter.tsx'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { assistantMessages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { readAnalysis } from './analysis.ts'
import type { DueList } from './DueList.tsx'
import { EngineStatusLine } from './EngineStatusLine.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import styles from './LearningAssistant.module.css'
import { ProblemShelf } from './ProblemShelf.tsx'
import { practiceKey } from './practice-key.ts'
import { StatementForm } from './StatementForm.tsx'
import type { AnalysisState } from './use-analysis.ts'
import { useSession } from './use-session.ts'
import { Welcome } from './Welcome.tsx'

interface LearningAssistantProps {
  /** Where the assistant's server answers, such as `http://127.0.0.1:3001`. */
  origin: string
  /** Where the assistant's source is. */
  source: string
  /** Prefix of keys in the browser's storage. */
  storageKey: string
  /** The drawing above the welcome. */
  children?: ReactNode
}

/** The learning assistant: a statement on the left, its analysis and programs on the right. */
export function LearningAssistant(props: LearningAssistantProps) {
  const { origin, source, storageKey, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const session = useSession({ origin, storageKey, onAnswer: () => scrollTo(panel.current) })
  const { saved, engine, statement, analysisState, offerBuiltin } = session
  const isAnalyzing = analysisState?.phase === 'analyzing'
  return (
    <div className={styles.workspace}>
      <div className={styles.left}>
        <Introduction />
        <StatementForm
          field={statement.field}
          draft={saved.draft}
          ready={saved.isDraftRead}
          onEdit={statement.edit}
          error={statement.error}
          analyzing={isAnalyzing}
          offerBuiltin={offerBuiltin}
          onSubmit={() => session.submit()}
          onStop={session.stop}
          onPutBack={statement.putBack}
        />
        <EngineStatusLine
          {...engine}
          source={source}
          helps={analysisState?.failure?.answered !== false}
        />
        <Due origin={origin} storageKey={storageKey} onTry={session.tryStatement} />
      </div>

      <div ref={panel} className={styles.right}>
        <Answer session={session} origin={origin} source={source} storageKey={storageKey}>
          {children}
        </Answer>
        <ProblemShelf
          recent={saved.recent}
          ready={saved.isDraftRead}
          onTry={session.tryStatement}
          onOpen={session.open}
          onClear={saved.clearRecent}
          showSamples={!analysisState?.answer && !isAnalyzing}
        />
      </div>
    </div>
  )
}

type DueProps = ComponentProps<typeof DueList>

/** What's due for practice. Loaded for visitors who have practiced. */
function Due(props: DueProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DueProps>>()
  useEffect(() => {
    if (readStored(practiceKey(props.storageKey)) === null) return
    const load = async () => {
      const { DueList } = await import('./DueList.tsx')
      setLoaded(() => DueList)
    }
    // Without it, everything else works.
    load().catch(() => {})
  }, [props.storageKey])
  return Loaded && <Loaded {...props} />
}

function Introduction() {
  return (
    <>
      <h1 className={`display ${styles.title}`}>
        {words.title.first} <br />
        {words.title.second}
        <PeriodAfter text={words.title.second} />
      </h1>
      <p className={`copy ${styles.say}`}>{words.about}</p>
      <p className={`copy ${styles.noScript}`}>{words.noScript}</p>
    </>
  )
}

interface AnswerProps extends Pick<LearningAssistantProps, 'children' | 'storageKey'> {
  session: ReturnType<typeof useSession>
  origin: string
  source: string
}

/** The analysis, as far as it has arrived. */
function Answer({ session, origin, source, storageKey, children }: AnswerProps) {
  const { saved, engine, analysisState, programs, submit, generate, offerBuiltin } = session
  // Later, the line with the engine or a failed answer says how to get it.
  const isNew = !engine.status && !analysisState && saved.recent.length === 0
  const hasModel = offerBuiltin || analysisState?.speaker?.engine === 'ollama'
  return (
    <>
      {analysisState?.failure && (
        <FailureNotice
          failure={analysisState.failure}
          fallback={assistantMessages.analyzeFailed}
          source={source}
          onRetry={() => submit()}
          onBuiltin={hasModel ? () => submit(true) : undefined}
        />
      )}
      <p
        className={analysisState?.phase === 'done' ? 'visually-hidden' : styles.status}
        role="status"
        data-phase={analysisState?.phase}
      >
        {analysisState && statusText(analysisState)}
      </p>
      {analysisState?.answer && (
        <AnalysisPanel
          key={analysisState.problemText}
          state={analysisState}
          analysis={readAnalysis(analysisState.answer)}
          language={saved.draft.language}
          hintsFirst={saved.draft.hintsFirst}
          programs={programs}
          origin={origin}
          source={source}
          storageKey={storageKey}
          onTry={session.tryStatement}
          onGenerate={generate}
          onGenerateBuiltin={
            hasModel ? (approach) => generate(approach, undefined, true) : undefined
          }
        />
      )}
      <Welcome
        isShown={!analysisState?.answer && analysisState?.phase !== 'analyzing'}
        isNew={isNew}
        isRead={saved.isDraftRead}
        source={source}
      >
        {children}
      </Welcome>
    </>
  )
}

/** Scrolls to the panel's top, unless it's already in the upper half of the window. */
function scrollTo(panel: HTMLElement | null) {
  const top = panel?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight / 2) panel?.scrollIntoView()
}

function statusText({ phase, retry }: AnalysisState): string {
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
