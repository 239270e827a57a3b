import styles from './CompactHead.module.css'
import { Title } from './Title.tsx'

/**
 * The opening of a page whose main content should be on the first screen: title and deck side by
 * side.
 */
export function CompactHead({ title, deck }: { title: string; deck?: string }) {
  return (
    <header className={`grid ${styles.head}`}>
      <Title>{title}</Title>
      {deck && <p className="deck">{deck}</p>}
    </header>
  )
}
