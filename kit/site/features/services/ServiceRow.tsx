import { Art } from '#site/ui/art/Art.tsx'
import { type Drawing, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { Icon } from '#site/ui/Icon.tsx'
import type { IconShape } from '#site/ui/icons.ts'
import { Photo } from '#site/ui/Photo.tsx'
import type { Photograph } from '#site/ui/pictures.ts'
import styles from './ServiceRow.module.css'

export interface ServiceCard {
  title: string
  description: string
  icon: IconShape
  drawing?: Drawing
  /** Replaces the drawing. */
  photo?: Photograph
  link: string
}

interface ServiceRowProps {
  card: ServiceCard
  /** A label above the title, such as `Next`. */
  above?: string
}

/** A service as a line across the page. Its drawing grows on hover. */
export function ServiceRow({ card, above }: ServiceRowProps) {
  const { title, description, icon, drawing, photo, link } = card
  return (
    <article className={styles.row}>
      <div className="grid">
        <div className={`full ${styles.strip}`}>
          {photo ? (
            <Photo className={styles.photo} photo={{ ...photo, alt: undefined }} sizes="100vw" />
          ) : (
            <Art mosaic={serviceDrawing(drawing, link).strip()} fit="xMaxYMid slice" />
          )}
        </div>
        <Icon className={styles.icon} name={icon} />
        <div className={styles.title}>
          {above && <p className="label muted">{above}</p>}
          <h2 className="display">
            <a href={link}>{title}</a>
          </h2>
        </div>
        <p className={`copy ${styles.text}`}>{description}</p>
        <span className={styles.arrow}>
          <Icon name="right" />
        </span>
      </div>
    </article>
  )
}
