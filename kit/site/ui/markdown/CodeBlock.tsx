import type { ReactNode } from 'react'
import { bundledLanguagesInfo } from 'shiki/langs'
import { entryOf } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import figure from '#site/ui/CodeFigure.module.css'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './CodeBlock.module.css'

const languages: Record<string, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  python: 'Python',
  py: 'Python',
  sql: 'SQL',
  sh: words.code.shell,
  json: 'JSON',
  text: words.code.text,
  plaintext: words.code.text,
}

/** A language's name, under its id or another name of it. */
const nameOf = (language: string): string =>
  entryOf(languages, language) ??
  bundledLanguagesInfo.find(({ id, aliases = [] }) => [id, ...aliases].includes(language))?.name ??
  language

interface CodeBlockProps {
  'data-language'?: string
  'data-title'?: string
  children?: ReactNode
}

/** A code sample in an article, with its file name, language, and a copy button (`reading.ts`). */
export function CodeBlock({
  'data-language': language = 'text',
  'data-title': title,
  children,
}: CodeBlockProps) {
  const name = nameOf(language)
  return (
    <figure className={`${figure.code} ${styles.code}`} data-ground="ink">
      <figcaption>
        <span>{title ?? name}</span>
        {title && <span>{name}</span>}
        <button
          type="button"
          aria-label={words.code.copy}
          data-reading="copy"
          data-copied={words.code.copied}
          data-refused={words.code.refused}
        >
          <Icon name="copy" />
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus */}
      <pre tabIndex={0}>{children}</pre>
    </figure>
  )
}
