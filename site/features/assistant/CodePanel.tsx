import { useState } from 'react'
import type { Language } from '#contracts/assistant-fields.ts'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './CodePanel.module.css'
import { downloadText } from './download.ts'
import { highlight } from './highlight.ts'
import { languageNames, programFile } from './languages.ts'

interface CodePanelProps {
  code: string
  language: Language
  /** What the program is for. */
  name: string
  /** Whether the program is whole, and so worth copying. */
  finished: boolean
}

/** A program on ink. */
export function CodePanel({ code, language, name, finished }: CodePanelProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === code

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(code)
    } catch {
      // Refused: the text can still be selected.
    }
  }

  return (
    <figure
      className={styles.code}
      data-ground="ink"
      aria-label={`${languageNames[language]} code for ${name}`}
    >
      <figcaption>
        <span>{programFile[language]}</span>
        <span>{languageNames[language]}</span>
        {finished && (
          <>
            <button type="button" aria-label={isCopied ? 'Copied' : 'Copy code'} onClick={copy}>
              <Icon name={isCopied ? 'check' : 'copy'} />
            </button>
            <button
              type="button"
              aria-label="Download code"
              onClick={() => downloadText(programFile[language], 'text/plain', code)}
            >
              <Icon name="download" />
            </button>
          </>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard. */}
      <pre tabIndex={0}>
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
        </code>
      </pre>
    </figure>
  )
}
