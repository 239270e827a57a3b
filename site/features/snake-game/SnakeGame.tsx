import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Button } from '#site/ui/Button.tsx'
import type { IconName } from '#site/ui/icons.ts'
import { Stop } from '#site/ui/Stop.tsx'
import { AiPanel } from './AiPanel.tsx'
import { Board } from './Board.tsx'
import type { Direction } from './board.ts'
import { Pad } from './Pad.tsx'
import { Score } from './Score.tsx'
import { SkinPicker } from './SkinPicker.tsx'
import styles from './SnakeGame.module.css'
import { firstVisit, load, type Saved, save } from './saved.ts'
import { Session } from './session.ts'
import { type SkinName, skins } from './skins.ts'
import { endText, scoreText } from './speech.ts'

interface MessageProps {
  title: ReactNode
  text: ReactNode
  action: string
  icon: IconName
  onAct: () => void
}

/** What stands over the board while nothing moves. */
function Message({ title, text, action, icon, onAct }: MessageProps) {
  return (
    <div className={styles.message}>
      <p className={styles.headline}>{title}</p>
      <p>{text}</p>
      <Button icon={icon} onClick={onAct}>
        {action}
      </Button>
    </div>
  )
}

interface SnakeGameProps {
  /** Where the best score and the choices are kept in the browser. */
  storageKey: string
}

const keys: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
}
/** Where arrow keys and letters have a meaning of their own. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog'
/** The AI eats too often to say each score. */
const aiSaysEvery = 25

/** WIZEsnake: a person steers, or the AI fills the board. */
export function SnakeGame({ storageKey }: SnakeGameProps) {
  const [session] = useState(() => new Session(Math.random))
  const { game, paused, aiMode, speed, assisted } = useSyncExternalStore(
    session.subscribe,
    session.snapshot,
    session.snapshot,
  )
  const [saved, setSaved] = useState<Saved>(firstVisit)
  const [spoken, setSpoken] = useState('')
  const table = useRef<HTMLDivElement>(null)

  const { phase, score } = game
  const over = phase === 'over' || phase === 'won'
  const best = assisted ? saved.best : Math.max(saved.best, score)

  function keep(change: Partial<Saved>) {
    setSaved(save(storageKey, { ...saved, ...change }))
  }

  function restart() {
    session.restart()
    focusBoard()
  }

  function togglePause() {
    if (over) restart()
    else if (paused) session.resume()
    else session.pause()
  }

  function chooseSkin(skin: SkinName) {
    keep({ skin })
    if (over) session.restart()
  }

  const focusBoard = () =>
    table.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })

  useEffect(() => setSaved(load(storageKey)), [storageKey])

  const sayScore = useEffectEvent(() => {
    if (over) setSpoken(endText(game))
    else if (score > 0 && (!aiMode || score % aiSaysEvery === 0)) setSpoken(scoreText(game, aiMode))
    // At once: whoever restarts, leaves or hands over to the AI has still reached it.
    if (!assisted && score > saved.best) keep({ best: score })
  })
  useEffect(() => sayScore(), [score, phase])

  const sayPause = useEffectEvent(() => {
    if (phase === 'running') setSpoken(paused ? 'Paused.' : 'Going on.')
  })
  useEffect(() => sayPause(), [paused])

  const sayAi = useEffectEvent(() => {
    if (phase === 'running' || aiMode) setSpoken(aiMode ? 'The AI plays.' : 'You play.')
  })
  useEffect(() => sayAi(), [aiMode])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const within = (selector: string) => target instanceof Element && target.closest(selector)
    if (within(ownKeys)) return
    const direction = keys[key]
    if (direction) {
      event.preventDefault()
      session.steer(direction)
    } else if (key.toLowerCase() === 'i' && saved.letterKey && !event.repeat) {
      session.toggleAi()
    } else if (key === ' ' && !within('a, button, summary')) {
      event.preventDefault()
      if (!event.repeat) togglePause()
    }
  })
  const onHide = useEffectEvent(() => {
    if (document.hidden) session.pause()
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const hide = () => onHide()
    document.addEventListener('keydown', key)
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])

  return (
    <div className={styles.game}>
      <div className={styles.rail}>
        <h1 className={`display ${styles.title}`}>
          WIZE
          <wbr />
          <span>
            snake
            <Stop />
          </span>
        </h1>
        <p className={`copy ${styles.say}`}>
          Thirty by twenty cells, no walls. Fill them all, or watch it done.
        </p>
        <Score score={score} best={best} length={game.body.length} />
        <AiPanel
          session={session}
          on={aiMode}
          speed={speed}
          showsPlan={saved.showsPlan}
          onShowPlan={(showsPlan) => keep({ showsPlan })}
          letterKey={saved.letterKey}
          onLetterKey={(letterKey) => keep({ letterKey })}
          onClicked={focusBoard}
        />
      </div>

      <div ref={table} className={styles.table}>
        <Board session={session} skin={skins[saved.skin]} showsPlan={saved.showsPlan}>
          {phase === 'waiting' && !aiMode && (
            <Message
              title={
                <>
                  <span className={styles.wide}>Press an arrow key</span>
                  <span className={styles.narrow}>Swipe to start</span>
                </>
              }
              text={
                <>
                  <span className={styles.wide}>Space pauses. I turns the AI on and off.</span>
                  <span className={styles.narrow}>Or tap an arrow.</span>
                </>
              }
              action="Watch the AI"
              icon="play"
              onAct={() => {
                session.toggleAi()
                focusBoard()
              }}
            />
          )}
          {paused && (
            <Message
              title="Paused"
              text="Space or an arrow key goes on."
              action="Go on"
              icon="play"
              onAct={() => {
                session.resume()
                focusBoard()
              }}
            />
          )}
          {over && (
            <Message
              title={phase === 'won' ? 'The board is full' : 'Game over'}
              text={
                <>
                  Score {score} in {game.steps.toLocaleString('en-US')} steps.
                  {!assisted && score > 0 && score >= saved.best && ' Your best.'}
                </>
              }
              action="Play again"
              icon="turn"
              onAct={restart}
            />
          )}
        </Board>
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
        <Pad session={session} />
        <div className={styles.bar}>
          <SkinPicker chosen={saved.skin} onChoose={chooseSkin} onClicked={focusBoard} />
          <div className={styles.actions}>
            <Button
              icon={paused ? 'play' : 'pause'}
              look="line"
              disabled={over || (phase === 'waiting' && !aiMode)}
              onClick={(event) => {
                togglePause()
                if (event.detail > 0) focusBoard()
              }}
            >
              {paused ? 'Go on' : 'Pause'}
            </Button>
            <Button icon="turn" look="line" onClick={restart}>
              Restart
            </Button>
          </div>
          <ArrowLink href="/games/wordwize">Play WordWIZE instead</ArrowLink>
        </div>
      </div>
    </div>
  )
}
