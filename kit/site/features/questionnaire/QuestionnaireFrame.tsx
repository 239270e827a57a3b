import words from '#messages/questionnaire.json' with { type: 'json' }
import { OutsideFrame } from '#site/ui/OutsideFrame.tsx'
import styles from './QuestionnaireFrame.module.css'

/** The form in its frame. `src` is the site's own form, or one on another host. */
export function QuestionnaireFrame({ src, isShort = false }: { src: string; isShort?: boolean }) {
  const { title } = words.page
  return src.startsWith('/') ? (
    <iframe
      className={isShort ? `${styles.frame} ${styles.short}` : styles.frame}
      src={src}
      title={title}
      loading="lazy"
    />
  ) : (
    <OutsideFrame className={styles.frame} src={src} title={title} />
  )
}
