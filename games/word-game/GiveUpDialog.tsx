import { Button } from '@wize/kit/site/ui/Button.tsx'
import words from '#messages/word-game.json' with { type: 'json' }
import { GameDialog } from './GameDialog.tsx'
import styles from './GiveUpDialog.module.css'

interface GiveUpDialogProps {
  onGiveUp: () => void
  onClose: () => void
}

/** Asks before abandoning an unfinished game, because that counts as a loss. */
export function GiveUpDialog({ onGiveUp, onClose }: GiveUpDialogProps) {
  return (
    <GameDialog title={words.giveUp.heading} onClose={onClose}>
      <p className={`copy ${styles.text}`}>{words.giveUp.text}</p>
      <div className={styles.actions}>
        <Button onClick={onGiveUp}>{words.giveUp.confirm}</Button>
        <Button icon="close" look="line" onClick={onClose}>
          {words.giveUp.cancel}
        </Button>
      </div>
    </GameDialog>
  )
}
