import { Art } from '#site/ui/art/Art.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { type Craft, stripDrawings } from './drawings.ts'
import styles from './ServiceRow.module.css'

export interface ServiceCard {
  title: string
  description: string
  icon: Craft
  link?: string
}

interface ServiceRowProps {
  card: ServiceCard
  /** A word over the title, such as `Next`. */
  above?: string
}

/** A service as a line across the page; its drawing grows when one points at it. */
export function ServiceRow({ card, above }: ServiceRowProps) {
  const { title, description, icon, link } = card
  return (
    <article className={styles.row}>
      <div className="grid">
        <div className={`full ${styles.strip}`}>
          <Art mosaic={stripDrawings[icon]()} fit="none" />
        </div>
        <Icon className={styles.icon} name={icon} />
        <div className={styles.title}>
          {above && <p className="label muted">{above}</p>}
          <h2 className="display">{link ? <a href={link}>{title}</a> : title}</h2>
        </div>
        <p className={`copy ${styles.text}`}>{description}</p>
        <span className={styles.arrow}>
          <Icon name="right" />
        </span>
      </div>
    </article>
  )
}
