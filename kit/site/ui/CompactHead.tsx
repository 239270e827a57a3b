import styles from './CompactHead.module.css'
import { Period } from './Period.tsx'

/** Longer words, with the period, don't fit on a phone in the usual size. */
const maxWordLength = 10

/**
 * The opening of a page whose main content should be on the first screen: title and deck side by
 * side.
 */
export function CompactHead({ title, deck }: { title: string; deck: string }) {
  const isLong = title.split(/[\s-]/).some((word) => word.length > maxWordLength)
  return (
    <header className={`grid ${styles.head}`} data-long={isLong || undefined}>
      <h1 className="display">
        {title}
        <Period />
      </h1>
      <p className="deck">{deck}</p>
    </header>
  )
}
