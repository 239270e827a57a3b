import { plural } from '@wize/kit/i18n/format.ts'
import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import type { MouseEvent } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './AiPanel.module.css'
import { type Session, type Speed, speeds } from './session.ts'
import { isStandard } from './setup.ts'

interface AiPanelProps {
  session: Session
  on: boolean
  speed: Speed
  showsPlan: boolean
  onShowPlan: (shows: boolean) => void
  /** Whether the letter I turns the AI on and off. */
  letterKey: boolean
  onLetterKey: (works: boolean) => void
  /** Called after a click with a mouse or finger, to return the focus to the board. */
  onClicked: (showBoard?: boolean) => void
}

/** AI mode, its speed, and whether to show its plan. */
export function AiPanel(props: AiPanelProps) {
  const { session, on, speed, showsPlan, letterKey, onClicked } = props
  const act = (action: () => void, showBoard?: boolean) => (event: MouseEvent) => {
    action()
    if (event.detail > 0) onClicked(showBoard)
  }
  const knowsBoard = isStandard(session.snapshot().game.setup)
  const ahead = session.plan?.path.length ?? 0
  return (
    <section className={styles.panel} aria-label={words.ai.title}>
      <button
        type="button"
        className={styles.mode}
        aria-pressed={on}
        aria-keyshortcuts={letterKey ? 'I' : undefined}
        disabled={!knowsBoard}
        onClick={act(() => session.toggleAi(), true)}
      >
        <Icon name="ai" />
        {words.ai.mode}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div className={styles.speeds} role="group" aria-label={words.ai.speed}>
        {speeds.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === speed}
            onClick={act(() => session.chooseSpeed(name))}
          >
            {name === 'Max' ? words.ai.maxSpeed : name}
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
        {words.ai.showPlan}
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-pressed={letterKey}
        onClick={act(() => props.onLetterKey(!letterKey))}
      >
        <i />
        {words.ai.letterKey}
      </button>
      <p className={styles.state}>
        {on && session.certainty ? (
          <>
            {words.ai[session.certainty]}
            {ahead > 0 && speed !== 'Max' && ` ${plural(words.ai.foodAhead, ahead)}`}
          </>
        ) : (
          words.ai[knowsBoard ? 'intro' : 'standardOnly']
        )}
      </p>
    </section>
  )
}
