import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import type { Example } from '#contracts/analyze.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './ApproachRow.module.css'
import type { Entry } from './analysis.ts'
import { CodePanel } from './CodePanel.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { ExampleRuns } from './ExampleRuns.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { languageNames } from './languages.ts'
import { MarkdownLine } from './Markdown.tsx'
import { ProofMark } from './ProofMark.tsx'
import type { Failure, Program, Slot } from './use-programs.ts'

interface ApproachRowProps {
  number: number
  approach: Entry
  language: Language
  examples: Example[]
  slot?: Slot
  /** Whether the analysis is complete, so that code can be requested. */
  ready: boolean
  /** Whether a program is being generated, here or in another row. */
  busy: boolean
  /** The assistant's address, and that of its source code. */
  origin: string
  source: string
  onGenerate: (failure?: Failure) => void
  onStop: () => void
  /** Stores the visitor's version; undefined restores the original. */
  onEdit: (code: string | undefined) => void
  /** Asks the built-in engine instead; absent if that's the one answering. */
  onBuiltin?: () => void
}

/** One approach to the problem, with its program in the chosen language. */
export function ApproachRow(props: ApproachRowProps) {
  const { number, approach, language, slot = {}, source, onGenerate, onEdit, onBuiltin } = props
  const { program, edited, writing, failure } = slot
  const code = writing || (edited ?? program?.code)
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
        <Actions {...props} />
      </div>
      {failure && (
        <div className={styles.wide}>
          <FailureNotice
            failure={failure}
            fallback={words.failure.program}
            source={source}
            onRetry={() => onGenerate()}
            onBuiltin={onBuiltin}
          />
        </div>
      )}
      {code !== undefined && (
        <div className={styles.wide}>
          <CodePanel
            code={code}
            language={language}
            name={approach.name}
            onEdit={writing === undefined ? onEdit : undefined}
          />
        </div>
      )}
      {program && writing === undefined && <AboutProgram {...props} program={program} />}
    </li>
  )
}

/** Requests a program, or stops generating one. */
function Actions({ approach, language, slot, ready, busy, onGenerate, onStop }: ApproachRowProps) {
  const { program, writing, edited } = slot ?? {}
  const isOwn = edited === undefined || edited === program?.code
  const name = languageNames[language]
  const action = fill(program ? words.program.again : words.program.generate, { language: name })
  return (
    <div className={styles.actions}>
      {writing === undefined ? (
        <Button
          look={program ? 'line' : 'solid'}
          icon={program ? 'turn' : 'right'}
          aria-label={fill(words.program.for, { action, approach: approach.name })}
          disabled={!ready || busy}
          onClick={() => onGenerate()}
        >
          {action}
        </Button>
      ) : (
        <Button look="line" icon="close" onClick={onStop}>
          {words.program.stop}
        </Button>
      )}
      <p className={styles.status} role="status">
        {writing !== undefined &&
          `${fill(words.program.writing, { language: name })} ${words.program.draft}`}
        {writing === undefined && isOwn && program?.proof && (
          <ProofMark proof={program.proof.state} />
        )}
      </p>
    </div>
  )
}

/** What follows a finished program: the visitor's changes, notes, and example runs. */
function AboutProgram(props: ApproachRowProps & { program: Program }) {
  const { program, slot, examples, language, origin, busy, onEdit, onGenerate } = props
  const edited = slot?.edited
  return (
    <div className={styles.about}>
      {edited !== undefined && edited !== program.code && (
        <p className={styles.changed}>
          {words.program.changed}{' '}
          <button type="button" onClick={() => onEdit(undefined)}>
            {words.program.reset}
          </button>
        </p>
      )}
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
        program={program}
        code={edited ?? program.code}
        examples={examples}
        language={language}
        origin={origin}
        busy={busy}
        onRetry={onGenerate}
      />
    </div>
  )
}
