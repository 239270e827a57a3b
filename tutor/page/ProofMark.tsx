import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './ProofMark.module.css'
import type { ProofState } from './use-programs.ts'

const icons = { proven: 'check', fits: 'help', fails: 'close' } as const

/** How sure a program is: each state has its own words, picture, and border. */
export function ProofMark({ proof }: { proof: ProofState }) {
  if (proof === 'unknown') return <span>{words.proof.unknown}</span>
  return (
    <span className={styles.mark} data-proof={proof}>
      <Icon name={icons[proof]} />
      {words.proof[proof]}
    </span>
  )
}
