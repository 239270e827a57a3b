import { pages } from '#contracts/pages.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './BlogFoot.module.css'

/** Links below the list: all posts on one page, and the feeds. */
export function BlogFoot() {
  return (
    <div className={styles.foot}>
      <ArrowLink href={pages.blogArchive}>{words.archive.link}</ArrowLink>
      <p className="label muted">
        {rich(words.archive.follow, {
          rss: (name) => <a href="/rss.xml">{name}</a>,
          atom: (name) => <a href="/atom.xml">{name}</a>,
          json: (name) => <a href="/feed.json">{name}</a>,
        })}
      </p>
    </div>
  )
}
