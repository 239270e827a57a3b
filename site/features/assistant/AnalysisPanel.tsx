import { type ReactNode, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import { type Language, languages } from '#contracts/assistant-fields.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './AnalysisPanel.module.css'
import { ApproachRow } from './ApproachRow.tsx'
import type { Entry, ShownAnalysis } from './analysis.ts'
import { downloadText, fileNameOf } from './download.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { analysisDocument } from './export.ts'
import { Hints } from './Hints.tsx'
import { Markdown, MarkdownLine } from './Markdown.tsx'
import type { Reading } from './use-analysis.ts'
import { type Failure, slotKey, type usePrograms } from './use-programs.ts'

interface AnalysisPanelProps {
  reading: Reading
  analysis: ShownAnalysis
  language: Language
  hintsFirst: boolean
  programs: ReturnType<typeof usePrograms>
  /** Where the assistant answers, and where its source is. */
  origin: string
  source: string
  onGenerate: (approach: Entry, failure?: Failure) => void
  /** Asks the built-in engine for a program; absent where it is the one that answers. */
  onGenerateBuiltin?: ((approach: Entry) => void) | undefined
}

const levels = { Easy: 1, Medium: 2, Hard: 3 }

/** What the statement says and asks for, and the ways to solve it. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { reading, analysis, language, hintsFirst, programs, origin, source } = props
  const { onGenerate, onGenerateBuiltin } = props
  const { title, difficulty, constraints, complexity, patterns, approaches, resources } = analysis
  const [solutionShown, setSolutionShown] = useState(false)
  const settled = reading.phase !== 'analyzing'
  const speaker = analysis.speaker ?? reading.speaker
  const solution = solutionShown || !hintsFirst || (settled && analysis.hints.length === 0)

  function exportMarkdown() {
    const written = approaches.flatMap((approach) =>
      languages.flatMap((language) => {
        const { program, edited } = programs.slots[slotKey(approach, language)] ?? {}
        const code = edited ?? program?.code
        return code === undefined ? [] : [{ approach: approach.name, language, code }]
      }),
    )
    downloadText(
      `${fileNameOf(title)}.md`,
      'text/markdown',
      analysisDocument(reading.problemText, analysis, written),
    )
  }

  return (
    <article className={styles.panel} aria-busy={reading.phase === 'analyzing'}>
      <header className={styles.head}>
        {speaker && <EngineBadge speaker={speaker} />}
        {settled && (
          <button type="button" className={styles.export} onClick={exportMarkdown}>
            <Icon name="download" />
            <span>{words.analysis.export}</span>
          </button>
        )}
        <h2 className={`display ${styles.title}`}>
          {title || words.analysis.untitled}
          <Stop />
        </h2>
        {difficulty && (
          <p className={styles.difficulty} data-level={levels[difficulty]}>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="visually-hidden">{words.analysis.difficulty}</span>
            {difficulty}
          </p>
        )}
      </header>

      {(analysis.inputFormat || analysis.outputFormat) && (
        <div className={styles.formats}>
          <section>
            <h3 className="label">{words.analysis.input}</h3>
            <Markdown text={analysis.inputFormat} />
          </section>
          <section>
            <h3 className="label">{words.analysis.output}</h3>
            <Markdown text={analysis.outputFormat} />
          </section>
        </div>
      )}
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
      {analysis.hints.length > 0 && (
        <Part title={words.analysis.hints}>
          <Hints hints={analysis.hints} />
        </Part>
      )}
      {!solution && (
        <Part title={words.analysis.solution}>
          <button type="button" className={styles.reveal} onClick={() => setSolutionShown(true)}>
            {words.analysis.reveal}
          </button>
        </Part>
      )}
      {solution && patterns.length > 0 && (
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
      {solution && approaches.length > 0 && (
        <section className={styles.approaches} aria-labelledby="approaches">
          <h3 id="approaches" className="h3">
            {words.analysis.approaches}
          </h3>
          <ol>
            {approaches.map((approach, index) => (
              <ApproachRow
                key={`${approach.name}${index}`}
                number={index + 1}
                approach={approach}
                language={language}
                examples={analysis.examples}
                slot={programs.slots[slotKey(approach, language)]}
                ready={settled}
                busy={programs.generating !== undefined}
                onGenerate={(failure) => onGenerate(approach, failure)}
                onStop={programs.stop}
                origin={origin}
                source={source}
                onEdit={(code) => programs.edit(slotKey(approach, language), code)}
                onBuiltin={onGenerateBuiltin && (() => onGenerateBuiltin(approach))}
              />
            ))}
          </ol>
        </section>
      )}
      {solution && resources.length > 0 && (
        <Part title={words.analysis.resources}>
          <ul className={styles.resources}>
            {resources.map((entry, index) => (
              <li key={index}>
                {entry.url ? (
                  <ArrowLink href={entry.url} target="_blank" rel="noreferrer" icon="out">
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
    </article>
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

/** Confidence as five cells and in words. */
function Confidence({ value }: { value: number }) {
  const cells = Math.max(1, Math.round(value * 5))
  return (
    <span className={styles.confidence}>
      <span aria-hidden="true">
        {[1, 2, 3, 4, 5].map((cell) => (
          <i key={cell} data-on={cell <= cells || undefined} />
        ))}
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
