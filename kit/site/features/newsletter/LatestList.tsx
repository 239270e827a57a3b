import { pages } from '#contracts/pages.ts'
import { formatDate } from '#i18n/format.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './Latest.module.css'
import type { LatestItem } from './latest.ts'

interface LatestListProps {
  items: LatestItem[]
  /** Whether the blog has more. */
  inBlog?: boolean
  /** Takes the place of the placeholder, item by item, so that nothing moves. */
  reserved?: boolean
}

/** The newest items of the newsletter's feed, or its past issues. */
export function LatestList({ items, inBlog = true, reserved = false }: LatestListProps) {
  return (
    <div className={`${styles.latest} ${reserved ? styles.reserved : ''}`.trim()}>
      <ol>
        {items.map(({ title, link, date, description }) => (
          <li key={link}>
            <article>
              {date && (
                <time className="label muted" dateTime={date}>
                  {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })}
                </time>
              )}
              <h3 className="h3">
                <a href={link}>{title}</a>
              </h3>
              <p className="copy">{description}</p>
            </article>
          </li>
        ))}
      </ol>
      {inBlog && <ArrowLink href={pages.blog}>{words.page.all}</ArrowLink>}
    </div>
  )
}
