import { Art } from './art/Art.tsx'
import type { Mosaic } from './art/mosaic.ts'
import styles from './CompactHead.module.css'
import { Title } from './Title.tsx'

interface CompactHeadProps {
  title: string
  deck?: string
  /** A line across the page below them. */
  strip?: Mosaic
}

/**
 * The opening of a page whose main content should be on the first screen: title and deck side by
 * side.
 */
export function CompactHead({ title, deck, strip }: CompactHeadProps) {
  return (
    <header className={`grid ${styles.head}`}>
      <Title>{title}</Title>
      {deck && <p className="deck">{deck}</p>}
      {strip && (
        <div className={`full ${styles.strip}`}>
          <Art mosaic={strip} fit="xMaxYMid slice" />
        </div>
      )}
    </header>
  )
}
