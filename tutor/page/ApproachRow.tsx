import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { useRef } from 'react'
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
  /** Whether the program is shown, not only its heading. */
  isOpen: boolean
  /** Whether the analysis is complete, so that code can be requested. */
  ready: boolean
  /** Whether a program is being generated, here or in another row. */
  busy: boolean
  /** The assistant's address, and that of its source code. */
  origin: string
  source: string
  onGenerate: (failure?: Failure) => void
  onStop: () => void
  onToggle: (isOpen: boolean) => void
  /** Stores the visitor's version; undefined restores the original. */
  onEdit: (code: string | undefined) => void
  /** Asks the built-in engine instead; absent if that's the one answering. */
  onBuiltin?: () => void
}

/** Keeps an element where it is in the window while what's above it folds. */
function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect()
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** One approach to the problem, with its program in the chosen language. */
export function ApproachRow(given: ApproachRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const onGenerate = (failure?: Failure) => {
    if (row.current) keepInPlace(row.current)
    given.onGenerate(failure)
  }
  const props = { ...given, onGenerate }
  const { number, approach, language, slot = {}, source, onBuiltin } = props
  const { program, edited, writing, failure } = slot
  const code = writing || (edited ?? program?.code)
  return (
    <li className={styles.row} ref={row}>
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
        <details
          className={`${styles.wide} ${styles.program}`}
          open={props.isOpen}
          onToggle={(event) => props.onToggle(event.currentTarget.open)}
        >
          <summary>
            <ProgramHeading {...props} />
          </summary>
          <CodePanel
            code={code}
            language={language}
            name={approach.name}
            onEdit={writing === undefined ? props.onEdit : undefined}
          />
          {program && writing === undefined && <AboutProgram {...props} program={program} />}
        </details>
      )}
    </li>
  )
}

/** What a folded program can be told by: its language, its approach, and how sure it is. */
function ProgramHeading({ approach, language, slot = {} }: ApproachRowProps) {
  const { program, writing } = slot
  return (
    <h5>
      <span>
        <MarkdownLine
          text={fill(words.program.heading, {
            language: languageNames[language],
            // The engine may have written another one, as the notes say.
            approach: program?.approach ?? approach.name,
          })}
        />
      </span>{' '}
      {writing === undefined &&
        (isUnchanged(slot) ? (
          <ProofMark proof={program?.proof?.state ?? 'unknown'} />
        ) : (
          <span>{words.program.yours}</span>
        ))}
    </h5>
  )
}

const isUnchanged = ({ program, edited }: Slot) => edited === undefined || edited === program?.code

/** Requests a program, or stops generating one. */
function Actions(props: ApproachRowProps) {
  const { approach, language, slot = {}, ready, busy, onGenerate, onStop } = props
  const { program, writing } = slot
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
      {/* The program's heading shows what's announced here. */}
      <p className={writing === undefined ? 'visually-hidden' : styles.status} role="status">
        {writing === undefined
          ? program?.proof && isUnchanged(slot) && words.proof[program.proof.state]
          : `${fill(words.program.writing, { language: name })} ${words.program.draft}`}
      </p>
    </div>
  )
}

/** Why the program's algorithm is right, and fast, for those who ask. */
function Why({ right, fast }: NonNullable<Program['why']>) {
  return (
    <>
      <details className={styles.why}>
        <summary>{words.why.right}</summary>
        <p>{right}</p>
      </details>
      <details className={styles.why}>
        <summary>{words.why.fast}</summary>
        <p>{fast}</p>
      </details>
    </>
  )
}

/** What follows a finished program: the visitor's changes, notes, and example runs. */
function AboutProgram(props: ApproachRowProps & { program: Program }) {
  const { program, slot = {}, examples, language, origin, busy, onEdit, onGenerate } = props
  return (
    <div className={styles.about}>
      {!isUnchanged(slot) && (
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
      {program.why && <Why {...program.why} />}
      <ExampleRuns
        program={program}
        code={slot.edited ?? program.code}
        examples={examples}
        language={language}
        origin={origin}
        busy={busy}
        onRetry={onGenerate}
      />
    </div>
  )
}
