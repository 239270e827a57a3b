import type { AnchorHTMLAttributes } from 'react'

/** A link of an article. One to another site gives that site no handle on this page. */
export function ArticleLink({ children, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const outbound = /^https?:/.test(attributes.href ?? '')
  return (
    <a {...attributes} {...(outbound && { rel: 'noopener' })}>
      {children}
    </a>
  )
}
