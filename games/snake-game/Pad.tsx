import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import words from '#messages/snake-game.json' with { type: 'json' }
import { directions } from './board.ts'
import styles from './Pad.module.css'
import type { Session } from './session.ts'

/** Arrows for steering on a small screen. They react to the touch, not to the release. */
export function Pad({ session }: { session: Session }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div className={styles.pad} role="group" dir="ltr" aria-label={words.pad.label}>
      {directions.map((direction) => (
        <button
          key={direction}
          type="button"
          className={styles[direction]}
          aria-label={words.pad[direction]}
          onPointerDown={() => session.steer(direction)}
          // Keyboards and screen readers fire no pointer event.
          onClick={(event) => event.detail === 0 && session.steer(direction)}
        >
          <Icon name={direction} />
        </button>
      ))}
    </div>
  )
}
