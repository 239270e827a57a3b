import words from '#messages/newsletter.json' with { type: 'json' }
import { OutsideFrame } from '#site/ui/OutsideFrame.tsx'
import styles from './NewsletterFrame.module.css'

/** The sign-up in its frame. `src` is one of the site's pages, or an outside platform's. */
export function NewsletterFrame({ src }: { src: string }) {
  const title = words.page.frame
  return src.startsWith('/') ? (
    <iframe className={styles.frame} src={src} title={title} loading="lazy" />
  ) : (
    <OutsideFrame className={styles.outside} src={src} title={title} />
  )
}
