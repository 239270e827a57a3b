import { ArrowLink } from '@wize/kit/site/ui/ArrowLink.tsx'
import { Button } from '@wize/kit/site/ui/Button.tsx'
import { Period } from '@wize/kit/site/ui/Period.tsx'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import { keepOffline } from '#offline/keep-offline.ts'
import { dayNumber } from '#ui/day-number.ts'
import { AiPanel } from './AiPanel.tsx'
import { Board } from './Board.tsx'
import { gameOf, keptGame, skipUsed } from './kept-game.ts'
import { Messages } from './Messages.tsx'
import { OptionsPanel } from './OptionsPanel.tsx'
import { Pad } from './Pad.tsx'
import { seededRandom } from './random.ts'
import { Score } from './Score.tsx'
import { SkinPicker } from './SkinPicker.tsx'
import styles from './SnakeGame.module.css'
import { bestOn, firstVisit, load, type Saved, save, withBest } from './saved.ts'
import { Session, type Snapshot } from './session.ts'
import { cellsOf, isStandard } from './setup.ts'
import { shareText } from './share.ts'
import { type SkinName, skins } from './skins.ts'
import { play } from './sounds.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useGameKeys } from './use-game-keys.ts'

interface SnakeGameProps {
  /** Where the browser stores the best score and the options. */
  storageKey: string
  /** The page's public address, for shared results. */
  shareUrl: string
  /** The page of the other game. */
  otherGame: string
}

/** WIZEsnake: play yourself, or let the AI fill the board. */
export function SnakeGame({ storageKey, shareUrl, otherGame }: SnakeGameProps) {
  const { session, snapshot, saved, keep, restart, playAgain, chooseSkin, keepGame, day } =
    useSnakeGame(storageKey, otherGame)
  const spoken = useAnnouncements(snapshot)
  const table = useRef<HTMLDivElement>(null)
  const { game, paused, aiMode, speed, assisted } = snapshot
  const { phase, score } = game
  const over = phase === 'over' || phase === 'won'
  const best = bestOn(game.setup, saved)

  const focusBoard = (show?: boolean) => focusBoardIn(table.current, show)
  const andFocus = (action: () => void) => () => {
    action()
    focusBoard()
  }

  function togglePause() {
    if (over) andFocus(playAgain)()
    else if (paused) session.resume()
    else session.pause()
  }

  useGameKeys({
    onSteer: (direction) => session.steer(direction),
    onTogglePause: togglePause,
    onToggleAi: () => saved.letterKey && session.toggleAi(),
    onHide: () => {
      session.pause()
      keepGame()
    },
  })

  return (
    <div className={styles.game}>
      <div className={styles.rail}>
        <Title />
        <Score
          score={score}
          best={assisted ? best : Math.max(best, score)}
          length={game.body.length}
          count={cellsOf(game.setup)}
        />
        <OptionsPanel saved={saved} onChange={keep} onClicked={focusBoard} />
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
        <Board
          session={session}
          skin={skins[saved.skin]}
          size={game.setup.size}
          showsPlan={saved.showsPlan}
        >
          <Messages
            snapshot={snapshot}
            letterKey={saved.letterKey}
            isBest={!assisted && score > 0 && score >= best}
            shareText={shareText(game, day, shareUrl)}
            onWatch={andFocus(() => session.startAi())}
            onResume={andFocus(() => session.resume())}
            onRestart={andFocus(playAgain)}
          />
        </Board>
        <p className="visually-hidden" role="status">
          {spoken}
        </p>
        <Pad session={session} />
        <Actions
          skin={saved.skin}
          paused={paused}
          running={phase === 'running'}
          onSkin={chooseSkin}
          onTogglePause={togglePause}
          onRestart={andFocus(restart)}
          onClicked={focusBoard}
          otherGame={otherGame}
        />
      </div>
    </div>
  )
}

/** `show` also scrolls to the board. On a phone it's far above some of the buttons. */
function focusBoardIn(table: HTMLElement | null, show = false) {
  const board = table?.querySelector<HTMLElement>('[role=application]')
  board?.focus({ preventScroll: !show })
}

function Title() {
  return (
    <>
      <h1 translate="no" className={`display ${styles.title}`}>
        WIZE
        <wbr />
        <span>
          snake
          <Period />
        </span>
      </h1>
      <p className={`copy ${styles.say}`}>{words.tagline}</p>
    </>
  )
}

interface ActionsProps {
  skin: SkinName
  paused: boolean
  running: boolean
  onSkin: (skin: SkinName) => void
  onTogglePause: () => void
  onRestart: () => void
  /** Called after a click but not after a key press: the keyboard's focus stays on the button. */
  onClicked: () => void
  otherGame: string
}

/** The actions below the board: skins, pause, restart, and the other game. */
function Actions(props: ActionsProps) {
  const { skin, paused, running, onSkin, onTogglePause, onRestart, onClicked, otherGame } = props
  return (
    <div className={styles.bar}>
      <SkinPicker chosen={skin} onChoose={onSkin} onClicked={onClicked} />
      <div className={styles.actions}>
        <Button
          icon={paused ? 'play' : 'pause'}
          look="line"
          disabled={!running}
          onClick={(event) => {
            onTogglePause()
            if (event.detail > 0) onClicked()
          }}
        >
          {paused ? words.actions.resume : words.actions.pause}
        </Button>
        <Button icon="turn" look="line" onClick={onRestart}>
          {words.actions.restart}
        </Button>
      </div>
      <ArrowLink href={otherGame}>{words.otherGame}</ArrowLink>
    </div>
  )
}

/** The session, what the browser stores of it, and what depends on both. */
function useSnakeGame(storageKey: string, otherGame: string) {
  const kept = useKeptGame(storageKey)
  const { session, snapshot, saved, keep, restart } = kept
  useScore(snapshot, saved, keep)
  useEffect(() => void keepOffline(storageKey, otherGame), [storageKey, otherGame])

  function playAgain() {
    restart()
    if (snapshot.aiMode) session.startAi()
  }

  function chooseSkin(skin: SkinName) {
    keep({ skin })
    const { phase } = snapshot.game
    if (phase === 'over' || phase === 'won') restart()
  }

  return { ...kept, playAgain, chooseSkin }
}

/** The session as the browser has stored it, with the options, and stored again when it's left. */
function useKeptGame(storageKey: string) {
  const [session] = useState(() => new Session(Math.random))
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const [saved, setSaved] = useState<Saved>(firstVisit)
  /** The day of the daily board being played. */
  const [day, setDay] = useState<number>()

  function restart({ daily, setup } = saved) {
    const today = daily ? dayNumber(new Date()) : undefined
    setDay(today)
    session.restart(today === undefined ? Math.random : seededRandom(today), setup)
  }

  function keep(change: Partial<Saved>) {
    const next = { ...saved, ...change }
    setSaved(save(storageKey, next))
    if (change.pace) session.choosePace(change.pace)
    if (change.daily !== undefined || change.setup) restart(next)
    if (change.sound) play('eat')
  }

  const begin = useEffectEvent(() => {
    const kept = load(storageKey)
    setSaved(kept)
    session.choosePace(kept.pace)
    const { game } = kept
    if (game) {
      setDay(game.day)
      const random = game.day === undefined ? Math.random : seededRandom(game.day)
      session.restore({ ...game, game: gameOf(game) }, skipUsed(random, game))
    } else if (kept.daily || !isStandard(kept.setup)) restart(kept)
  })
  useEffect(() => begin(), [])

  /** Stores an unfinished game, so that a reload doesn't end it. */
  const keepGame = () => keep({ game: keptGame(session.snapshot(), day) })
  const onLeave = useEffectEvent(keepGame)
  useEffect(() => {
    const leave = () => onLeave()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  return { session, snapshot, saved, day, keep, restart, keepGame }
}

/** Stores a best score, and plays the sounds of bites and endings. */
function useScore(snapshot: Snapshot, saved: Saved, keep: (change: Partial<Saved>) => void) {
  const { setup, score, phase } = snapshot.game
  const onScore = useEffectEvent(() => {
    // Saved right away, because a player who restarts, leaves, or hands over to the AI has still
    // reached it.
    if (!snapshot.assisted && score > bestOn(setup, saved)) keep(withBest(setup, score, saved))
    if (!saved.sound || snapshot.aiMode) return
    if (phase === 'over' || phase === 'won') play(phase)
    else if (score > 0) play('eat')
  })
  useEffect(() => onScore(), [score, phase])
}
