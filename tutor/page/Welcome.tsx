import type { ReactNode } from 'react'
import words from '#messages/assistant.json' with { type: 'json' }
import { StartServer } from './StartServer.tsx'
import styles from './Welcome.module.css'

interface WelcomeProps {
  /** Once hidden, it stays: React may not insert the page's drawing as HTML again (Trusted Types). */
  isShown: boolean
  /** Whether the visitor may not have the program yet. */
  isNew: boolean
  /** Whether the browser's storage has been read. Until then, the visitor may not be new. */
  isRead: boolean
  source: string
  /** The drawing above it. */
  children: ReactNode
}

/** Shown on the right before the first analysis. */
export function Welcome({ isShown, isNew, isRead, source, children }: WelcomeProps) {
  return (
    <div className={styles.welcome} data-read={isRead} hidden={!isShown}>
      {children}
      <p className="deck">{words.welcome}</p>
      {isNew && <StartServer source={source} />}
    </div>
  )
}
