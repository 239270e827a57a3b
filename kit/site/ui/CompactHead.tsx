import styles from './CompactHead.module.css'
import { Period } from './Period.tsx'

/**
 * The opening of a page whose main content should be on the first screen: title and deck side by
 * side.
 */
export function CompactHead({ title, deck }: { title: string; deck: string }) {
  // On a phone, a word of eleven letters fills the line.
  const long = title.split(/\s+/).some((word) => word.length > 11)
  return (
    <header className={`grid ${styles.head}`}>
      <h1 className="display" data-long={long || undefined}>
        {title}
        <Period />
      </h1>
      <p className="deck">{deck}</p>
    </header>
  )
}
