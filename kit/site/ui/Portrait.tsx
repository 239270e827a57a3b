import { Monogram } from './Monogram.tsx'
import { Picture, type PictureSource } from './Picture.tsx'
import styles from './Portrait.module.css'

export interface Person {
  name: string
  initials: string
  /** By default, the initials are drawn. */
  photo?: PictureSource
}

interface PortraitProps {
  person: Person
  /** Its displayed width, in the syntax of `sizes`. */
  sizes: string
  /** Whether it's visible without scrolling. */
  first?: boolean
  className?: string
}

/** A person's photograph, or their initials as a tile if there's none. */
export function Portrait({ person, sizes, first, className = '' }: PortraitProps) {
  const { name, initials, photo } = person
  if (!photo) return <Monogram className={className} initials={initials} />
  return (
    <div className={className}>
      <Picture className={styles.photo} picture={photo} alt={name} sizes={sizes} first={first} />
    </div>
  )
}
