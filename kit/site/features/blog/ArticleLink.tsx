import type { AnchorHTMLAttributes } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/blog-article.json' with { type: 'json' }

/** A link in an article. Links to other sites give them no access to this page. */
export function ArticleLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href = '' } = attributes
  const note = href.match(/^#user-content-fnref-(\d+)/)?.[1]
  return (
    <a
      {...attributes}
      {...(/^https?:/.test(href) && { rel: 'noopener' })}
      {...(note && { 'aria-label': fill(words.backToText, { number: note }) })}
    >
      {/* Markdown's ↩ isn't in the site's fonts, and some systems show it as an emoji. */}
      {note ? '↑' : children}
    </a>
  )
}
