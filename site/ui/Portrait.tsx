import { Monogram } from './Monogram.tsx'
import { Picture, type PictureSource } from './Picture.tsx'
import styles from './Portrait.module.css'

export interface Person {
  name: string
  initials: string
  /** Without one, the initials are drawn. */
  photo?: PictureSource
}

interface PortraitProps {
  person: Person
  /** How wide it's shown, as in the attribute `sizes`. */
  sizes: string
  /** Seen without scrolling. */
  first?: boolean
  className?: string
}

/** A person's photograph, or their initials as a tile where there is none. */
export function Portrait({ person, sizes, first, className = '' }: PortraitProps) {
  const { name, initials, photo } = person
  if (!photo) return <Monogram className={className} initials={initials} />
  return (
    <div className={className}>
      <Picture className={styles.photo} picture={photo} alt={name} sizes={sizes} first={first} />
    </div>
  )
}
