import type { ReactNode } from 'react'
import words from '#messages/blog-article.json' with { type: 'json' }
import styles from './AnchoredHeading.module.css'

/** The id that Markdown gives the footnotes' heading, which is only for assistive technology. */
export const footnotesId = 'footnote-label'

const heading = (Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function AnchoredHeading({ id, children }: { id?: string; children?: ReactNode }) {
    if (id === footnotesId)
      return (
        <Tag id={id} className="visually-hidden">
          {words.notes}
        </Tag>
      )
    return (
      <Tag id={id} className={styles.heading}>
        {children}
        {id && (
          <a href={`#${id}`} aria-label={words.sectionLink}>
            #
          </a>
        )}
      </Tag>
    )
  }

/** Headings of a text, each with a link to itself, by their elements. */
export const anchoredHeadings = {
  // A page has one heading of the first level: its title.
  h1: heading('h2'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
}
