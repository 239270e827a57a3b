import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './BlogFoot.module.css'

/** Ways on from the list: every post on one page, and the feeds. */
export function BlogFoot() {
  return (
    <div className={styles.foot}>
      <ArrowLink href="/blog/archive">All posts by date</ArrowLink>
      <p className="label muted">
        Follow by <a href="/rss.xml">RSS</a>, <a href="/atom.xml">Atom</a> or{' '}
        <a href="/feed.json">JSON Feed</a>
      </p>
    </div>
  )
}
