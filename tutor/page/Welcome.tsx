import { Art } from '@wize/kit/site/ui/art/Art.tsx'
import { page } from '@wize/kit/site/ui/art/generators.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { StartServer } from './StartServer.tsx'
import styles from './Welcome.module.css'

const sheet = page(44, 11, { seed: 6, paragraphs: [3, 4, 2], marked: 1 })

interface WelcomeProps {
  /** Whether the visitor may not have the program yet. */
  isNew: boolean
  /** Whether the browser's storage has been read. Until then, the visitor may not be new. */
  isRead: boolean
  source: string
}

/** Shown on the right before the first analysis. */
export function Welcome({ isNew, isRead, source }: WelcomeProps) {
  return (
    <div className={styles.welcome} data-read={isRead}>
      <Art className={styles.art} mosaic={sheet} fit="xMinYMin slice" />
      <p className="deck">{words.welcome}</p>
      {isNew && <StartServer source={source} />}
    </div>
  )
}
