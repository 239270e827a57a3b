import type { ReactNode } from 'react'
import styles from './Extras.module.css'

interface ExtrasProps {
  id: string
  heading: string
  /** Its items. */
  children: ReactNode
}

/** A list below a text. */
export function Extras({ id, heading, children }: ExtrasProps) {
  return (
    <section className={styles.extras} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {heading}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}
