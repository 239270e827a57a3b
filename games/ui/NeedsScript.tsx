import type { ReactNode } from 'react'
import styles from './NeedsScript.module.css'

interface NeedsScriptProps {
  /** Shown instead if scripts are off. */
  without: string
  children: ReactNode
}

/** A part of a page that's useless without scripts. */
export function NeedsScript({ without, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <p className={`deck ${styles.without}`}>{without}</p>
      </noscript>
      <div className={styles.part}>{children}</div>
    </>
  )
}
