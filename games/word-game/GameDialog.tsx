import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import styles from './GameDialog.module.css'

interface GameDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog over the game, open while it's rendered. Escape or a click outside closes it. */
export function GameDialog({ title, onClose, children }: GameDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="game-dialog-title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <h2 id="game-dialog-title" className="h3">
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.panels.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}
