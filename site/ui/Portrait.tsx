import { Monogram } from './Monogram.tsx'
import styles from './Portrait.module.css'

export interface Person {
  name: string
  initials: string
  /** Address of a square picture, or `monogram`. */
  photo: string
}

/** A person's photograph, or their initials as a tile where there is none. */
export function Portrait({ person, className = '' }: { person: Person; className?: string }) {
  const { name, initials, photo } = person
  if (photo === 'monogram') return <Monogram className={className} initials={initials} />
  return (
    <img
      className={`${styles.photo} ${className}`}
      src={photo}
      alt={name}
      width="640"
      height="640"
    />
  )
}
