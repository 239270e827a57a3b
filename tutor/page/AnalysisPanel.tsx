import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import { ArrowLink } from '@wize/kit/site/ui/ArrowLink.tsx'
import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import { PeriodAfter } from '@wize/kit/site/ui/PeriodAfter.tsx'
import { type ReactNode, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import { type Language, languages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './AnalysisPanel.module.css'
import { ApproachRow } from './ApproachRow.tsx'
import type { Entry, ShownAnalysis } from './analysis.ts'
import { downloadText, fileNameOf } from './download.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { analysisDocument } from './export.ts'
import { Hints } from './Hints.tsx'
import { Markdown, MarkdownLine } from './Markdown.tsx'
import { OnDemand } from './OnDemand.tsx'
import { isObject } from './unknown-values.ts'
import type { AnalysisState } from './use-analysis.ts'
import { type Failure, type Slot, slotKey, type usePrograms } from './use-programs.ts'

interface AnalysisPanelProps {
  state: AnalysisState
  analysis: ShownAnalysis
  language: Language
  hintsFirst: boolean
  programs: ReturnType<typeof usePrograms>
  /** The assistant's address, and that of its source code. */
  origin: string
  source: string
  /** Prefix of keys in the browser's storage. */
  storageKey: string
  /** Puts a statement into the form. */
  onTry: (problemText: string) => void
  onGenerate: (approach: Entry, failure?: Failure) => void
  /** Requests a program from the built-in engine; absent if that's the one answering. */
  onGenerateBuiltin?: (approach: Entry) => void
}

/** What the statement says, what it asks for, and the approaches to solve it. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { state, analysis, hintsFirst } = props
  const { constraints, complexity, hints, unknown } = analysis
  const [isRevealed, setRevealed] = useState(false)
  const isSettled = state.phase !== 'analyzing'
  const showSolution = isRevealed || !hintsFirst || (isSettled && hints.length === 0)
  return (
    <article className={styles.panel} aria-busy={!isSettled}>
      <Head {...props} />
      {unknown && (
        <Part title={words.analysis.unknown}>
          <p>{unknown}</p>
        </Part>
      )}
      {!unknown && <Formats {...analysis} />}
      {constraints.length > 0 && (
        <Part title={words.analysis.constraints}>
          <ul className={styles.constraints}>
            {constraints.map((entry, index) => (
              <li key={index}>
                <MarkdownLine text={entry.name} />
                <EntryDetails entry={entry} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {complexity && (
        <Part title={words.analysis.speed}>
          <p className={styles.target}>
            <MarkdownLine text={fill(words.analysis.upTo, { growth: complexity.target })} />
          </p>
          <Markdown text={complexity.reason} />
        </Part>
      )}
      {hints.length > 0 && (
        <Part title={words.analysis.hints}>
          <Hints hints={hints} />
        </Part>
      )}
      {isSettled && !unknown && (
        <Part title={words.own.title}>
          <OnDemand
            label={words.own.open}
            buttonClass={styles.reveal}
            load={async () => (await import('./Judge.tsx')).Judge}
            props={{
              problemText: state.problemText,
              language: props.language,
              origin: props.origin,
              storageKey: props.storageKey,
            }}
          />
        </Part>
      )}
      {showSolution ? (
        <Solution {...props} />
      ) : (
        <Part title={words.analysis.solution}>
          <button type="button" className={styles.reveal} onClick={() => setRevealed(true)}>
            {words.analysis.reveal}
          </button>
        </Part>
      )}
      {isSettled && !unknown && <Study {...props} />}
    </article>
  )
}

/** Questions for a model, and practice. */
function Study({
  state,
  analysis,
  programs,
  language,
  origin,
  storageKey,
  onTry,
}: AnalysisPanelProps) {
  const { problemText } = state
  const { title, patterns, speaker = state.speaker } = analysis
  const [first] = patterns
  const { id } = isObject(first?.source) ? first.source : {}
  return (
    <>
      {speaker?.engine === 'ollama' && (
        <Part title={words.study.ask}>
          <OnDemand
            label={words.study.openAsk}
            buttonClass={styles.reveal}
            load={async () => (await import('./Questions.tsx')).Questions}
            props={{
              problemText,
              origin,
              programs: Object.entries(programs.slots)
                .flatMap(([key, { program, edited }]) =>
                  program && key.startsWith(`${language} `)
                    ? [{ language, code: edited ?? program.code }]
                    : [],
                )
                .slice(-3),
            }}
          />
        </Part>
      )}
      {first && typeof id === 'string' && (
        <Part title={words.study.practice}>
          <OnDemand
            label={words.study.openPractice}
            buttonClass={styles.reveal}
            load={async () => (await import('./Practice.tsx')).Practice}
            props={{
              problemText,
              title,
              pattern: { id, name: first.name },
              origin,
              storageKey,
              onTry,
            }}
          />
        </Part>
      )}
    </>
  )
}

const levels = { Easy: 1, Medium: 2, Hard: 3 }

function Head({ state, analysis, programs }: AnalysisPanelProps) {
  const { title, difficulty, unknown } = analysis
  const speaker = analysis.speaker ?? state.speaker
  return (
    <header className={styles.head}>
      {speaker && <EngineBadge speaker={speaker} />}
      {state.phase !== 'analyzing' && (
        <button
          type="button"
          className={styles.export}
          onClick={() => exportMarkdown(state.problemText, analysis, programs.slots)}
        >
          <Icon name="download" />
          <span>{words.analysis.export}</span>
        </button>
      )}
      <h2 className={`display ${styles.title}`}>
        {title || words.analysis.untitled}
        <PeriodAfter text={title || words.analysis.untitled} />
      </h2>
      {difficulty && !unknown && (
        <p className={styles.difficulty} data-level={levels[difficulty]}>
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className="visually-hidden">{words.analysis.difficulty}</span>
          {words.analysis.levels[difficulty]}
        </p>
      )}
    </header>
  )
}

function exportMarkdown(problemText: string, analysis: ShownAnalysis, slots: Record<string, Slot>) {
  const programs = analysis.approaches.flatMap((approach) =>
    languages.flatMap((language) => {
      const { program, edited } = slots[slotKey(approach, language)] ?? {}
      const code = edited ?? program?.code
      return code === undefined ? [] : [{ approach: approach.name, language, code }]
    }),
  )
  downloadText(
    `${fileNameOf(analysis.title)}.md`,
    'text/markdown',
    analysisDocument(problemText, analysis, programs),
  )
}

function Formats({ inputFormat, outputFormat }: ShownAnalysis) {
  const formats = [
    { title: words.analysis.input, text: inputFormat },
    { title: words.analysis.output, text: outputFormat },
  ].filter(({ text }) => text)
  if (formats.length === 0) return null
  return (
    <div className={styles.formats}>
      {formats.map(({ title, text }) => (
        <section key={title}>
          <h3 className="label">{title}</h3>
          <Markdown text={text} />
        </section>
      ))}
    </div>
  )
}

/** Everything after the hints: patterns, approaches with their programs, and resources. */
function Solution(props: AnalysisPanelProps) {
  const { patterns, approaches, resources } = props.analysis
  return (
    <>
      {patterns.length > 0 && (
        <Part title={words.analysis.patterns}>
          <ol className={styles.patterns}>
            {patterns.map((entry, index) => (
              <li key={index}>
                <p className={styles.pattern}>
                  <b>
                    <MarkdownLine text={entry.name} />
                  </b>
                  {entry.confidence !== undefined && <Confidence value={entry.confidence} />}
                </p>
                <EntryDetails entry={entry} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {approaches.length > 0 && <Approaches {...props} />}
      {resources.length > 0 && (
        <Part title={words.analysis.resources}>
          <ul className={styles.resources}>
            {resources.map((entry, index) => (
              <li key={index}>
                {entry.url ? (
                  <ArrowLink href={entry.url} target="_blank" rel="noopener" icon="out">
                    {entry.name}
                  </ArrowLink>
                ) : (
                  <MarkdownLine text={entry.name} />
                )}
                <EntryDetails entry={entry} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function Approaches(props: AnalysisPanelProps) {
  const { state, analysis, language, programs, onGenerate, onGenerateBuiltin } = props
  return (
    <section className={styles.approaches} aria-labelledby="approaches">
      <h3 id="approaches" className="h3">
        {words.analysis.approaches}
      </h3>
      <ol>
        {analysis.approaches.map((approach, index) => {
          const key = slotKey(approach, language)
          return (
            <ApproachRow
              key={`${approach.name}${index}`}
              number={index + 1}
              approach={approach}
              language={language}
              examples={analysis.examples}
              slot={programs.slots[key]}
              isOpen={programs.isOpen(key)}
              ready={state.phase !== 'analyzing'}
              busy={programs.generating !== undefined}
              onGenerate={(failure) => onGenerate(approach, failure)}
              onStop={programs.stop}
              origin={props.origin}
              source={props.source}
              onToggle={(isOpen) => programs.toggle(key, isOpen)}
              onEdit={(code) => programs.edit(key, code)}
              onBuiltin={onGenerateBuiltin && (() => onGenerateBuiltin(approach))}
            />
          )
        })}
      </ol>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className="label">{title}</h3>
      <div>{children}</div>
    </section>
  )
}

/** Confidence as five cells, as a percentage, and in words. */
function Confidence({ value }: { value: number }) {
  const cells = Math.max(1, Math.round(value * 5))
  return (
    <span className={styles.confidence}>
      <span aria-hidden="true">
        {[1, 2, 3, 4, 5].map((cell) => (
          <i key={cell} data-on={cell <= cells || undefined} />
        ))}
        {formatNumber(value, { style: 'percent' })}
      </span>
      <span className="visually-hidden">
        {fill(words.analysis.sure, { percent: Math.round(value * 100) })}
      </span>
    </span>
  )
}

function EngineBadge({ speaker: { engine, model, note } }: { speaker: Speaker }) {
  return (
    <p className={styles.badge} data-engine={engine}>
      {engine === 'builtin'
        ? words.analysis.builtin
        : model
          ? fill(words.analysis.byModel, { model })
          : words.analysis.byOllama}
      {note && <span>{note}</span>}
    </p>
  )
}
