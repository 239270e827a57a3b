import { cellCount, columnOf, directions, rowOf } from './board.ts'
import type { Game, Random } from './rules.ts'
import type { Snapshot } from './session.ts'
import { isStandard, type Setup, sizes, vectorBetween } from './setup.ts'

/** An unfinished game, as stored. */
export interface KeptGame extends Omit<Game, 'body' | 'turns'> {
  readonly body: readonly number[]
  readonly assisted: boolean
  readonly aiMode: boolean
  /** The day of a daily board. */
  readonly day?: number
}

/** What to store of a game; undefined if there's nothing to resume. */
export function keptGame(
  { game, assisted, aiMode }: Snapshot,
  day: number | undefined,
): KeptGame | undefined {
  if (game.phase !== 'running') return undefined
  const { body, turns: _, ...rest } = game
  return { ...rest, body: [...body], assisted, aiMode, day }
}

export const gameOf = ({ body, assisted: _, aiMode: __, day: ___, ...rest }: KeptGame): Game => ({
  ...rest,
  body: Uint16Array.from(body),
  turns: [],
})

/** Skips the random numbers that a stored board has used, so that a daily board continues the same way. */
export function skipUsed(random: Random, { score, setup }: KeptGame): Random {
  const used = score + setup.fruit + (setup.portals ? 2 : 0)
  for (let i = 0; i < used; i++) random()
  return random
}

const isCellOn =
  ({ size }: Setup) =>
  (value: unknown): value is number =>
    Number.isInteger(value) &&
    Number(value) >= 0 &&
    Number(value) < cellCount &&
    columnOf(Number(value)) < sizes[size].columns &&
    rowOf(Number(value)) < sizes[size].rows
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Reads a stored game; undefined if it's invalid. */
export function readGame(
  stored: unknown,
  readSetup: (value: unknown) => Setup,
): KeptGame | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const kept = stored as Partial<Record<keyof KeptGame, unknown>>
  const { body, food, moreFood, portals, score, steps, day } = kept
  const setup = readSetup(kept.setup)
  const isCell = isCellOn(setup)
  const heading = directions.find((one) => one === kept.heading)
  if (!Array.isArray(body) || !body.every(isCell) || body.length === 0) return undefined
  if (!Array.isArray(moreFood) || !moreFood.every(isCell) || !isCell(food)) return undefined
  if (!isCount(score) || !isCount(steps) || body.length !== score + 1) return undefined
  if (kept.phase !== 'running' || !heading || new Set(body).size !== body.length) return undefined
  const hasPortals = Array.isArray(portals) && portals.length === 2 && portals.every(isCell)
  if (setup.portals !== hasPortals) return undefined
  // Only a portal can lead to a cell that isn't a neighbor.
  const isConnected = body.every(
    (cell, i) => i === 0 || setup.portals || vectorBetween(cell, body[i - 1] as number, setup),
  )
  if (!isConnected) return undefined
  return {
    phase: 'running',
    body,
    setup,
    food,
    moreFood,
    ...(hasPortals && { portals: portals as [number, number] }),
    heading,
    score,
    steps,
    assisted: kept.assisted === true,
    aiMode: kept.aiMode === true && isStandard(setup),
    ...(isCount(day) && { day }),
  }
}
