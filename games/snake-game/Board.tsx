import { fill } from '@wize/kit/i18n/format.ts'
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import words from '#messages/snake-game.json' with { type: 'json' }
import styles from './Board.module.css'
import type { Cell, Direction } from './board.ts'
import { boardHeight, boardWidth, drawBoard } from './drawing.ts'
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

/** What the canvas shows. */
interface Shown {
  game?: Game
  score: number
  phase: string
  /** The last bite; null before the first one. */
  bite: { at: number; cell: Cell } | null
  endedAt: number
  /** Everything else that affects the picture. */
  key: string
}

/** Draws the session on a canvas once per frame, unless nothing has changed. */
function useDrawing(session: Session, skin: Skin, showsPlan: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<Shown>({ score: 0, phase: '', bite: null, endedAt: 0, key: '' })

  const draw = useEffectEvent((now: number, still: boolean) => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    session.frame(now, () => performance.now())
    const { game, paused } = session.snapshot()
    const last = shown.current
    if (game.score > last.score) last.bite = { at: now, cell: game.body[0] as Cell }
    if (game.phase !== last.phase) last.endedAt = now
    Object.assign(last, { score: game.score, phase: game.phase })

    const ratio = devicePixelRatio
    const width = Math.round(element.clientWidth * ratio)
    const height = Math.round((width * boardHeight) / boardWidth)
    const moving = (game.phase === 'running' && !paused) || now - last.endedAt < lastMotion
    const beat = still ? 0 : Math.floor(now / (game.phase === 'won' ? 60 : 400))
    const key = `${skin.background} ${showsPlan} ${width} ${paused} ${beat}`
    // A new game may differ from the last one only by its food.
    if (!moving && key === last.key && game === last.game) return
    Object.assign(last, { key, game })
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
      bite: last.bite,
      endedAt: last.endedAt,
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
