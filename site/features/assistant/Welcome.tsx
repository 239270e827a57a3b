import words from '#messages/assistant.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { page } from '#site/ui/art/generators.ts'
import { StartServer } from './StartServer.tsx'
import styles from './Welcome.module.css'

const sheet = page(44, 11, { seed: 6, paragraphs: [3, 4, 2], marked: 1 })

/** Shown on the right before the first analysis; `isNew` to a visitor who may not have the program yet. */
export function Welcome({ isNew, source }: { isNew: boolean; source: string }) {
  return (
    <div className={styles.welcome}>
      <Art className={styles.art} mosaic={sheet} fit="xMinYMin slice" />
      <p className="deck">{words.welcome}</p>
      {isNew && <StartServer source={source} />}
    </div>
  )
}
