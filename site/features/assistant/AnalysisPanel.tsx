import { type ReactNode, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import { type Language, languages } from '#contracts/assistant-fields.ts'
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
  onGenerate: (approach: Entry, failure?: Failure) => void
}

const levels = { Easy: 1, Medium: 2, Hard: 3 }

/** What the statement says and asks for, and the ways to solve it. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { reading, analysis, language, hintsFirst, programs, onGenerate } = props
  const { title, difficulty, constraints, complexity, patterns, approaches, resources } = analysis
  const [solutionShown, setSolutionShown] = useState(false)
  const settled = reading.phase !== 'analyzing'
  const speaker = analysis.speaker ?? reading.speaker
  const solution = solutionShown || !hintsFirst || (settled && analysis.hints.length === 0)

  function exportMarkdown() {
    const written = approaches.flatMap((approach) =>
      languages.flatMap((language) => {
        const code = programs.slots[slotKey(approach, language)]?.program?.code
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
            <span>Export as Markdown</span>
          </button>
        )}
        <h2 className={`display ${styles.title}`}>
          {title || 'Untitled problem'}
          <Stop />
        </h2>
        {difficulty && (
          <p className={styles.difficulty} data-level={levels[difficulty]}>
            <span aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="visually-hidden">Difficulty: </span>
            {difficulty}
          </p>
        )}
      </header>

      {(analysis.inputFormat || analysis.outputFormat) && (
        <div className={styles.formats}>
          <section>
            <h3 className="label">Input format</h3>
            <Markdown text={analysis.inputFormat} />
          </section>
          <section>
            <h3 className="label">Output format</h3>
            <Markdown text={analysis.outputFormat} />
          </section>
        </div>
      )}
      {constraints.length > 0 && (
        <Part title="Constraints">
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
        <Part title="Aim for">
          <p className={styles.target}>
            <MarkdownLine text={complexity.target} />
          </p>
          <Markdown text={complexity.reason} />
        </Part>
      )}
      {analysis.hints.length > 0 && (
        <Part title="Hints">
          <Hints hints={analysis.hints} />
        </Part>
      )}
      {!solution && (
        <Part title="Solution">
          <button type="button" className={styles.reveal} onClick={() => setSolutionShown(true)}>
            Show patterns and approaches
          </button>
        </Part>
      )}
      {solution && patterns.length > 0 && (
        <Part title="Patterns">
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
            Approaches
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
              />
            ))}
          </ol>
        </section>
      )}
      {solution && resources.length > 0 && (
        <Part title="Resources">
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
      <span className="visually-hidden">, {Math.round(value * 100)} percent sure</span>
    </span>
  )
}

function EngineBadge({ speaker: { engine, model, note } }: { speaker: Speaker }) {
  return (
    <p className={styles.badge} data-engine={engine}>
      {engine === 'ollama' ? `Answered by Ollama${model ? `, ${model}` : ''}` : 'Built-in engine'}
      {note && <span>{note}</span>}
    </p>
  )
}
