import { fill } from '@wize/kit/i18n/format.ts'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './Board.module.css'
import type { Cell, Direction } from './board.ts'
import { boardHeight, boardWidth, drawBoard, type Scene } from './drawing.ts'
import type { Game } from './rules.ts'
import type { Session } from './session.ts'
import { type Size, sizes } from './setup.ts'
import type { Skin } from './skins.ts'

interface BoardProps {
  session: Session
  skin: Skin
  size: Size
  showsPlan: boolean
  /** A message over the board. */
  children: ReactNode
}

/** Minimum length of a swipe, in CSS pixels. */
const swipeLength = 22
/** How long the picture keeps moving after the game ends, in ms. */
const lastMotion = 1500

/** The canvas, drawn once per frame, and swipes on it. */
export function Board({ session, skin, size, showsPlan, children }: BoardProps) {
  const canvas = useDrawing(session, skin, showsPlan)
  const swipe = useSwipe((direction) => session.steer(direction))
  const { columns, rows } = sizes[size]
  return (
    <div className={styles.board}>
      <div
        className={styles.field}
        role="application"
        aria-label={fill(words.board.label, { columns, rows })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the arrow keys.
        tabIndex={0}
        {...swipe}
      >
        <canvas ref={canvas} className={styles.canvas} width={boardWidth} height={boardHeight} />
      </div>
      <div className={styles.over}>{children}</div>
    </div>
  )
}

/** What the frames so far have shown. */
interface Seen {
  readonly score: number
  readonly phase: Game['phase'] | undefined
  /** The last bite; null before the first one. */
  readonly bite: Scene['bite']
  /** When the phase last changed. */
  readonly changedAt: number
}

const nothingSeen: Seen = { score: 0, phase: undefined, bite: null, changedAt: 0 }

const withFrame = (seen: Seen, { score, phase, body }: Game, now: number): Seen => ({
  score,
  phase,
  bite: score > seen.score ? { at: now, cell: body[0] as Cell } : seen.bite,
  changedAt: phase === seen.phase ? seen.changedAt : now,
})

/** Draws the session on a canvas once per frame, unless nothing has changed. */
function useDrawing(session: Session, skin: Skin, showsPlan: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = useRef(nothingSeen)
  /** All that decides how the picture on the canvas looks while nothing moves. */
  const drawn = useRef<unknown[]>([])

  const draw = useEffectEvent((now: number, still: boolean) => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    session.frame(now, () => performance.now())
    const { game, paused } = session.snapshot()
    seen.current = withFrame(seen.current, game, now)
    const { bite, changedAt } = seen.current

    const ratio = devicePixelRatio
    const width = Math.round(element.clientWidth * ratio)
    const height = Math.round((width * boardHeight) / boardWidth)
    const moving = (game.phase === 'running' && !paused) || now - changedAt < lastMotion
    const beat = still ? 0 : Math.floor(now / (game.phase === 'won' ? 60 : 400))
    const picture = [game, skin, showsPlan, width, paused, beat]
    if (!moving && picture.every((part, index) => part === drawn.current[index])) return
    drawn.current = picture
    if (element.width !== width || element.height !== height) {
      element.width = width
      element.height = height
    }
    context.setTransform(width / boardWidth, 0, 0, height / boardHeight, 0, 0)
    drawBoard(context, {
      game,
      skin,
      vacated: session.vacated,
      progress: session.progress,
      plan: showsPlan ? session.plan : null,
      now,
      bite,
      endedAt: changedAt,
      still,
    })
  })
  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    let request = requestAnimationFrame(function frame(now) {
      draw(now, reduced.matches)
      request = requestAnimationFrame(frame)
    })
    return () => cancelAnimationFrame(request)
  }, [])

  return canvas
}

/** Handlers that turn swipes into directions. */
function useSwipe(onSwipe: (direction: Direction) => void) {
  const start = useRef<{ x: number; y: number }>(null)
  const end = () => {
    start.current = null
  }
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      if (Math.max(Math.abs(x), Math.abs(y)) < swipeLength) return
      if (Math.abs(x) > Math.abs(y)) onSwipe(x > 0 ? 'right' : 'left')
      else onSwipe(y > 0 ? 'down' : 'up')
      // The finger may continue with another turn without leaving the board.
      start.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
