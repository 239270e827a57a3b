import type { MouseEvent } from 'react'
import { Icon } from '#site/ui/Icon.tsx'
import styles from './AiPanel.module.css'
import type { Certainty } from './ai/snake-ai.ts'
import { type Session, type Speed, speeds } from './session.ts'

interface AiPanelProps {
  session: Session
  on: boolean
  speed: Speed
  showsPlan: boolean
  onShowPlan: (shows: boolean) => void
  /** Whether the letter I switches the AI. */
  letterKey: boolean
  onLetterKey: (works: boolean) => void
  /** After a click with a mouse or finger, so that the keys go on steering. */
  onClicked: () => void
}

const states: Record<Certainty, string> = {
  sure: 'Sure to fill the board from here.',
  merging: 'Safe on a cycle. Finding its lanes.',
  cornered: 'Cornered. Looking for a way out.',
}

/** AI mode, how fast it plays, and whether it shows what it means to do. */
export function AiPanel(props: AiPanelProps) {
  const { session, on, speed, showsPlan, letterKey, onClicked } = props
  const act = (action: () => void) => (event: MouseEvent) => {
    action()
    if (event.detail > 0) onClicked()
  }
  const ahead = session.plan?.path.length ?? 0
  return (
    <section className={styles.panel} aria-label="AI">
      <button
        type="button"
        className={styles.mode}
        aria-pressed={on}
        aria-keyshortcuts={letterKey ? 'I' : undefined}
        onClick={act(() => session.toggleAi())}
      >
        <Icon name="ai" />
        AI mode
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className={styles.speeds} role="group" aria-label="AI speed">
        {speeds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === speed}
            onClick={act(() => session.chooseSpeed(name))}
          >
            {name}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={showsPlan}
        onClick={act(() => props.onShowPlan(!showsPlan))}
      >
        <i />
        Show the plan
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={letterKey}
        onClick={act(() => props.onLetterKey(!letterKey))}
      >
        <i />
        Key I switches the AI
      </button>
      <p className={styles.state}>
        {on && session.certainty ? (
          <>
            {states[session.certainty]}
            {ahead > 0 && speed !== 'Max' && ` Food in ${ahead} ${ahead === 1 ? 'step' : 'steps'}.`}
          </>
        ) : (
          'From the start it fills the board every time. You can hand it a game you have begun.'
        )}
      </p>
    </section>
  )
}
