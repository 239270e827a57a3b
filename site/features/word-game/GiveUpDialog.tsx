import { Button } from '#site/ui/Button.tsx'
import { GameDialog } from './GameDialog.tsx'
import styles from './GiveUpDialog.module.css'

interface GiveUpDialogProps {
  onGiveUp: () => void
  onClose: () => void
}

/** Asks before a game that is under way is left behind, since it then counts as a loss. */
export function GiveUpDialog({ onGiveUp, onClose }: GiveUpDialogProps) {
  return (
    <GameDialog title="Give up this word?" onClose={onClose}>
      <p className={`copy ${styles.text}`}>
        You’ve already guessed, so leaving this word counts as a loss in your statistics.
      </p>
      <div className={styles.actions}>
        <Button onClick={onGiveUp}>Give up</Button>
        <Button icon="close" look="line" onClick={onClose}>
          Keep playing
        </Button>
      </div>
    </GameDialog>
  )
}
