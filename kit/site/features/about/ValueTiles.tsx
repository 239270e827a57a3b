import type { CollectionEntry } from 'astro:content'
import { fill } from '#i18n/format.ts'
import words from '#messages/about.json' with { type: 'json' }
import { Heading } from '#site/ui/Heading.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './ValueTiles.module.css'

/** The first letter, but not that of the Arabic article, which would be the same on each tile. */
const letterOf = (name: string) => name.replace(/^ال(?=\p{L}{2})/u, '').charAt(0)

/**
 * The core values, one per letter of the name. A card turns while a mouse hovers, and stays turned
 * after a click, a tap, or a key (`value-tiles.ts`). Assistive technology always reads the back.
 */
export function ValueTiles({ values }: Pick<CollectionEntry<'aboutPage'>['data'], 'values'>) {
  return (
    <ul className={styles.tiles}>
      {values.map(({ name, text, ground }) => (
        <li key={name} className={styles.tile}>
          <button
            type="button"
            className={styles.turn}
            aria-pressed="false"
            aria-label={fill(words.turn, { value: name })}
            data-value="turn"
          />
          <div className={styles.card} data-value="card">
            <div className={styles.front} data-ground={ground} aria-hidden="true">
              <span className={styles.letter}>{letterOf(name)}</span>
              <span className={styles.name}>
                {name}
                <Icon name="turn" />
              </span>
            </div>
            <div className={styles.back} data-ground={ground}>
              <Heading as="h3" className="h3" text={name} />
              <p className="copy">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
