import { fill } from '@wize/kit/i18n/format.ts'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import type { IconName } from '@wize/kit/site/ui/icons.ts'
import type { ReactNode } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import { ShareButton } from '#ui/ShareButton.tsx'
import styles from './Messages.module.css'
import type { Snapshot } from './session.ts'
import { isStandard } from './setup.ts'

interface MessagesProps {
  snapshot: Snapshot
  /** Whether the letter I turns the AI on and off. */
  letterKey: boolean
  /** Whether the finished game set a new best score. */
  isBest: boolean
  /** The finished game in one line, for sharing. */
  shareText: string
  onWatch: () => void
  onResume: () => void
  onRestart: () => void
}

/** What's shown over the board while the game stands still. */
export function Messages(props: MessagesProps) {
  const { letterKey, isBest, shareText, onWatch, onResume, onRestart } = props
  const { game, paused, aiMode } = props.snapshot
  const { phase, score, steps } = game
  if (phase === 'waiting' && aiMode) {
    const { heading, hint, hintTouch, start } = words.armed
    return (
      <Message waiting title={heading} text={<ByInput keys={hint} touch={hintTouch} />}>
        <Action icon="play" label={start} onAct={onWatch} />
      </Message>
    )
  }
  if (phase === 'waiting') {
    const { heading, headingTouch, hint, hintAi, hintTouch, watch } = words.waiting
    const hasAi = isStandard(game.setup)
    return (
      <Message
        waiting
        title={<ByInput keys={heading} touch={headingTouch} />}
        text={<ByInput keys={hasAi && letterKey ? `${hint} ${hintAi}` : hint} touch={hintTouch} />}
      >
        {hasAi && <Action icon="play" label={watch} onAct={onWatch} />}
      </Message>
    )
  }
  if (paused) {
    return (
      <Message title={words.paused.heading} text={words.paused.hint}>
        <Action icon="play" label={words.actions.resume} onAct={onResume} />
      </Message>
    )
  }
  if (phase !== 'over' && phase !== 'won') return null
  const { heading, headingWon, result, best, again } = words.over
  return (
    <Message
      title={phase === 'won' ? headingWon : heading}
      text={`${fill(result, { score, steps })}${isBest ? ` ${best}` : ''}`}
    >
      <Action icon="turn" label={again} onAct={onRestart} />
      <ShareButton text={shareText} words={words.share} />
    </Message>
  )
}

interface MessageProps {
  /** The snake is in the middle of the board, waiting. */
  waiting?: boolean
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

function Message({ waiting, title, text, children }: MessageProps) {
  return (
    <div className={styles.message} data-waiting={waiting}>
      <p className={styles.headline}>{title}</p>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

interface ActionProps {
  icon: IconName
  label: string
  onAct: () => void
}

function Action({ icon, label, onAct }: ActionProps) {
  return (
    <Button icon={icon} onClick={onAct}>
      {label}
    </Button>
  )
}

/** One text for keyboards, and one for fingers on a phone. */
function ByInput({ keys, touch }: { keys: string; touch: string }) {
  return (
    <>
      <span className={styles.wide}>{keys}</span>
      <span className={styles.narrow}>{touch}</span>
    </>
  )
}
