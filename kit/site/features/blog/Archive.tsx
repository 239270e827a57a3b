import { categoryName } from '#contracts/blog-list.ts'
import { postPath } from '#contracts/pages.ts'
import { formatDate } from '#i18n/format.ts'
import styles from './Archive.module.css'
import type { PostSummary } from './posts.ts'

/** Every post, newest first, under its year. */
export function Archive({ posts }: { posts: PostSummary[] }) {
  const years = Map.groupBy(posts, ({ date }) => date.slice(0, 4))
  return [...years].map(([year, list]) => (
    <section key={year} className="grid section" aria-labelledby={`year-${year}`}>
      <h2 className={`rail h3 ${styles.year}`} id={`year-${year}`}>
        {year}
      </h2>
      <ul className={`main ${styles.list}`}>
        {list.map(({ slug, title, date, category }) => (
          <li key={slug}>
            <a href={postPath(slug)}>
              <span className="h3">{title}</span>
              <span className="label muted">{categoryName(category)}</span>
              <time className="label muted" dateTime={date}>
                {formatDate(date)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
