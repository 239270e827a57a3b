import { Art } from '#site/ui/art/Art.tsx'
import { field } from '#site/ui/art/generators.ts'
import styles from './Stamp.module.css'

/** The letter's stamp. Its ground changes while the letter is being sent. */
export function Stamp({ sending }: { sending: boolean }) {
  return (
    <div className={styles.stamp} data-ground={sending ? 'near' : 'brand'} aria-hidden="true">
      <Art mosaic={art} fit="none" />
    </div>
  )
}

const art = field(6, 7, { seed: 52, from: [6.6, -0.8], reach: 9.4, density: 0.66, pop: [[1, 5]] })
