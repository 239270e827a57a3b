import type { Example } from '#contracts/analyze.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import { Button } from '#site/ui/Button.tsx'
import styles from './ApproachRow.module.css'
import type { Entry } from './analysis.ts'
import { CodePanel } from './CodePanel.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { ExampleRuns } from './ExampleRuns.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { languageNames } from './languages.ts'
import { MarkdownLine } from './Markdown.tsx'
import type { Failure, Slot } from './use-programs.ts'

interface ApproachRowProps {
  number: number
  approach: Entry
  language: Language
  examples: Example[]
  slot?: Slot
  /** Whether the analysis has come to its end, so that code can be asked for. */
  ready: boolean
  /** Whether a program is being written, here or in another row. */
  busy: boolean
  onGenerate: (failure?: Failure) => void
  onStop: () => void
}

/** One way to solve the problem, with its program in the chosen language. */
export function ApproachRow(props: ApproachRowProps) {
  const { number, approach, language, examples, slot = {}, ready, busy, onGenerate, onStop } = props
  const { program, writing, failure } = slot
  const code = writing || program?.code
  const name = languageNames[language]
  const action = program ? `Generate ${name} again` : `Generate ${name} code`
  return (
    <li className={styles.row}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <div className={styles.about}>
        <h4 className="h3">
          <MarkdownLine text={approach.name} />
        </h4>
        <EntryDetails entry={approach} />
        <div className={styles.actions}>
          {writing === undefined ? (
            <Button
              look={program ? 'line' : 'solid'}
              icon={program ? 'turn' : 'right'}
              aria-label={`${action} for ${approach.name}`}
              disabled={!ready || busy}
              onClick={() => onGenerate()}
            >
              {action}
            </Button>
          ) : (
            <Button look="line" icon="close" onClick={onStop}>
              Stop
            </Button>
          )}
          <p className={styles.status} role="status">
            {writing !== undefined && `Writing ${name}…`}
          </p>
        </div>
      </div>
      {failure && (
        <div className={styles.wide}>
          <FailureNotice
            failure={failure}
            fallback="Failed to generate code. Make sure the server is running and Ollama is installed."
            onRetry={() => onGenerate()}
          />
        </div>
      )}
      {code !== undefined && (
        <div className={styles.wide}>
          <CodePanel
            code={code}
            language={language}
            name={approach.name}
            finished={writing === undefined}
          />
        </div>
      )}
      {program && writing === undefined && (
        <div className={styles.about}>
          {program.notes.length > 0 && (
            <ul className={styles.notes}>
              {program.notes.map((note, index) => (
                <li key={index}>
                  <MarkdownLine text={note} />
                </li>
              ))}
            </ul>
          )}
          <ExampleRuns
            key={program.code}
            program={program}
            examples={examples}
            language={name}
            busy={busy}
            onRetry={onGenerate}
          />
        </div>
      )}
    </li>
  )
}
