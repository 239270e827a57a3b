import { fill } from '@wize/kit/i18n/format.ts'
import figure from '@wize/kit/site/ui/CodeFigure.module.css'
import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './CodePanel.module.css'
import { CopyButton } from './CopyButton.tsx'
import { downloadText } from './download.ts'
import { highlight } from './highlight.ts'
import { languageNames, programFile } from './languages.ts'

interface CodePanelProps {
  code: string
  language: Language
  /** What the program is for. */
  name: string
  /** Called with the visitor's changes; absent while the program is being generated. */
  onEdit?: (code: string) => void
}

/** An editable program on a dark ground. */
export function CodePanel({ code, language, name, onEdit }: CodePanelProps) {
  return (
    <figure
      className={`${figure.code} ${styles.code}`}
      data-ground="ink"
      aria-label={fill(words.program.label, {
        language: languageNames[language],
        approach: name,
      })}
    >
      <figcaption>
        <span>{programFile[language]}</span>
        <span>{languageNames[language]}</span>
        {onEdit && (
          <>
            <CopyButton text={code} label={words.program.copy} copiedLabel={words.program.copied} />
            <button
              type="button"
              aria-label={words.program.download}
              onClick={() => downloadText(programFile[language], 'text/plain', code)}
            >
              <Icon name="download" />
            </button>
          </>
        )}
      </figcaption>
      <div className={styles.scroll} tabIndex={onEdit ? undefined : 0}>
        <div className={styles.editor}>
          <pre aria-hidden={onEdit ? true : undefined}>
            <code>
              {highlight(code, language).map(({ kind, text }, index) =>
                kind === 'plain' ? (
                  text
                ) : (
                  <span key={index} className={styles[kind]}>
                    {text}
                  </span>
                ),
              )}
              {'\n'}
            </code>
          </pre>
          {onEdit && (
            <textarea
              aria-label={fill(words.program.edit, {
                language: languageNames[language],
                approach: name,
              })}
              value={code}
              onChange={(event) => onEdit(event.target.value)}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              wrap="off"
            />
          )}
        </div>
      </div>
    </figure>
  )
}
