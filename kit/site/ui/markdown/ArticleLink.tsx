import type { AnchorHTMLAttributes } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }

/** A link in a text. Links to other sites give them no access to this page. */
export function ArticleLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href = '' } = attributes
  const [, note, use] = /^#user-content-fnref-(\d+)(?:-(\d+))?/.exec(href) ?? []
  // The link shows the second number, so its name must have it, outside of parentheses.
  const number = use ? `${note}-${use}` : note
  return (
    <a
      {...attributes}
      {...(/^https?:/.test(href) && { rel: 'noopener' })}
      {...(number && { 'aria-label': fill(words.backToText, { number }) })}
    >
      {/* Markdown's ↩ isn't in the site's fonts, and some systems show it as an emoji. */}
      {note ? '↑' : children}
      {use && <sup>{use}</sup>}
    </a>
  )
}
