import { SnakeAi } from './ai/snake-ai.ts'
import type { Cell, Direction } from './board.ts'
import { advance, type Clock, startClock, tick } from './clock.ts'
import type { ShownPlan } from './drawing.ts'
import { type Game, newGame, type Random, step, turn } from './rules.ts'
import { isStandard, type Setup } from './setup.ts'

/** The AI's speeds: 1 or 4 times as many steps, or as many as a frame has time for. */
export const speeds = ['1×', '4×', 'Max'] as const
export type Speed = (typeof speeds)[number]

/** The player's speeds, in ms per step. */
export const paces = { slow: 160, normal: tick, fast: 65 } as const
export type Pace = keyof typeof paces

/** How much of a frame steps may take at full speed, in ms, and the maximum number of steps. */
const frameBudget = 8
const maxStepsPerFrame = 60

/** A snapshot of the session for rendering. Immutable. */
export interface Snapshot {
  readonly game: Game
  readonly paused: boolean
  readonly aiMode: boolean
  readonly speed: Speed
  readonly pace: Pace
  /** Whether the AI has played in this game. */
  readonly assisted: boolean
}

/**
 * A player's session: games, the clock, and the AI. It doesn't draw and doesn't read the time:
 * `frame` receives it.
 */
export class Session {
  /** Places the food. */
  private random: Random
  /** A separate generator for the AI, so that its planning doesn't affect the food. */
  private readonly aiRandom: Random
  private readonly listeners = new Set<() => void>()
  private current: Snapshot
  private clock: Clock | null = null
  private ai: SnakeAi | null = null
  /** The cell the tail left in the last step. */
  vacated: Cell | null = null

  constructor(random: Random, aiRandom = random) {
    this.random = random
    this.aiRandom = aiRandom
    this.current = {
      game: newGame(random),
      paused: false,
      aiMode: false,
      speed: '1×',
      pace: 'normal',
      assisted: false,
    }
  }

  readonly snapshot = (): Snapshot => this.current

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private change(change: Partial<Snapshot>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }

  /**
   * A turn by the player. The first one starts the game, even with the AI playing, and resumes it
   * after a pause.
   */
  steer(direction: Direction): void {
    const { game, aiMode, paused } = this.current
    if (game.phase === 'over' || game.phase === 'won') return
    if (paused) this.resume()
    if (!aiMode) this.change({ game: turn(game, direction) })
    else if (game.phase === 'waiting') this.startAi()
  }

  /** Starts a waiting game with the AI playing. The AI plays on the standard board only. */
  startAi(): void {
    const { game } = this.current
    if (game.phase !== 'waiting' || !isStandard(game.setup)) return
    this.change({ aiMode: true, game: { ...game, phase: 'running' } })
  }

  /** Hands the game to the AI, which starts a waiting one, or takes it back. */
  toggleAi(): void {
    const { aiMode, game } = this.current
    if (!aiMode && game.phase === 'waiting') this.startAi()
    else if (isStandard(game.setup)) {
      this.clock = null
      this.change({ aiMode: !aiMode, paused: false, game: { ...game, turns: [] } })
    }
  }

  chooseSpeed(speed: Speed): void {
    this.change({ speed })
  }

  choosePace(pace: Pace): void {
    if (pace !== this.current.pace) this.change({ pace })
  }

  pause(): void {
    const { game, paused } = this.current
    if (paused || game.phase !== 'running') return
    this.clock = null
    this.change({ paused: true })
  }

  resume(): void {
    if (this.current.paused) this.change({ paused: false })
  }

  /** Starts over; `random` places the food from now on. */
  restart(random = this.random, setup: Setup = this.current.game.setup): void {
    const aiMode = this.current.aiMode && isStandard(setup)
    this.begin(random, { game: newGame(random, setup), paused: false, assisted: false, aiMode })
  }

  /** Resumes a stored game, paused. */
  restore(kept: Pick<Snapshot, 'game' | 'assisted' | 'aiMode'>, random = this.random): void {
    this.begin(random, { ...kept, paused: true })
  }

  private begin(random: Random, change: Partial<Snapshot>): void {
    this.random = random
    this.clock = null
    this.ai = null
    this.vacated = null
    this.change(change)
  }

  /** Whether the AI makes as many steps as a frame has time for. */
  private get isUnlimited(): boolean {
    return this.current.aiMode && this.current.speed === 'Max'
  }

  /** Milliseconds between two steps. */
  private get interval(): number {
    const { aiMode, speed, pace } = this.current
    if (!aiMode) return paces[pace]
    return speed === '4×' ? tick / 4 : tick
  }

  /** Makes the steps due at `now`, in ms. `clockNow` measures how long they take. */
  frame(now: number, clockNow: () => number): void {
    const { paused, aiMode, assisted, game: before } = this.current
    if (paused || before.phase !== 'running') {
      this.clock = null
      return
    }
    this.clock ??= startClock(now)
    const due = advance(this.clock, now, this.interval)
    this.clock = due.clock
    const steps = this.isUnlimited ? maxStepsPerFrame : due.steps
    let game = before
    for (let index = 0; index < steps && game.phase === 'running'; index++) {
      if (this.isUnlimited && clockNow() - now > frameBudget) break
      game = this.stepped(aiMode ? this.turnedByAi(game) : game)
    }
    if (game !== before) this.change({ game, assisted: assisted || aiMode })
  }

  private turnedByAi(game: Game): Game {
    this.ai ??= new SnakeAi(this.aiRandom)
    return turn(game, this.ai.next(game))
  }

  /** The game after a step. Remembers the cell that the tail left. */
  private stepped(game: Game): Game {
    const next = step(game, this.random)
    const hasMoved = next.phase !== 'over' && next.body.length === game.body.length
    this.vacated = hasMoved ? (game.body.at(-1) as Cell) : null
    return next
  }

  /** The progress of the current step, from 0 to 1; 1 if nothing moves smoothly. */
  get progress(): number {
    const { game, paused } = this.current
    if (game.phase !== 'running' || this.isUnlimited) return 1
    if (!this.clock) return paused ? 1 : 0
    return Math.min(1, this.clock.rest / this.interval)
  }

  /** The AI's plan, while it plays. */
  get plan(): ShownPlan | null {
    const { aiMode, game } = this.current
    if (!aiMode || !this.ai || game.phase !== 'running') return null
    return { path: this.ai.plan, lanes: this.ai.kept }
  }

  /** How sure the AI is of its plan; undefined before it has played. */
  get certainty() {
    return this.ai?.certainty
  }
}
