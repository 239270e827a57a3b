import type { ReactNode } from 'react'
import { Art } from './art/Art.tsx'
import type { Cover } from './art/covers.ts'
import styles from './CoverCard.module.css'
import { NewTab } from './NewTab.tsx'
import { Photo } from './Photo.tsx'
import type { PictureSource } from './Picture.tsx'

interface CoverCardProps {
  href: string
  /** Opens in a new tab. */
  outside?: boolean
  title: ReactNode
  cover: Cover
  /** Replaces the drawing. */
  image?: PictureSource
  /** What of the image stays in sight; see `Photo`. */
  focus?: string
  /** How much of the window's width the image takes, in percent, if it isn't a third. */
  share?: number
  /** Whether the drawing is below the fold; see `Art`. */
  deferred?: boolean
  /** Drawn over the cover. */
  overlay?: ReactNode
  /** A line above the title, such as a category and a date. */
  above?: ReactNode
  /** Shown next to the title, such as a status. */
  beside?: ReactNode
  /** Shown after the title. */
  children?: ReactNode
  heading?: 'h2' | 'h3'
  className?: string
}

/** A project or post with its cover. The whole card is a link. */
export function CoverCard({
  href,
  outside = false,
  title,
  cover,
  image,
  focus,
  share = 34,
  deferred,
  overlay,
  above,
  beside,
  children,
  heading: Heading = 'h3',
  className = '',
}: CoverCardProps) {
  return (
    <article className={`${styles.card} ${className}`.trim()}>
      <div className={styles.cover} data-ground={cover.ground}>
        {image ? (
          <Photo
            className={styles.photo}
            photo={{ picture: image, focus }}
            sizes={`(min-width: 768px) ${share}vw, 90vw`}
          />
        ) : (
          <Art mosaic={cover.mosaic} fit="xMidYMid slice" deferred={deferred} />
        )}
        {overlay}
      </div>
      {above && <div className={`label muted ${styles.above}`}>{above}</div>}
      <div className={styles.meta}>
        <Heading className="h3">
          <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })}>
            {title}
            {outside && <NewTab />}
          </a>
        </Heading>
        {beside}
      </div>
      {children}
    </article>
  )
}
