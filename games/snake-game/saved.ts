import { readStored, writeStored } from '@wize/kit/site/storage/browser-storage.ts'
import { type KeptGame, readGame } from './kept-game.ts'
import { type Pace, paces } from './session.ts'
import {
  type FruitCount,
  fruitCounts,
  isStandard,
  type Setup,
  type Size,
  sizes,
  standard,
  variantOf,
} from './setup.ts'
import { type SkinName, skinNames } from './skins.ts'

/** What the browser stores between visits. */
export interface Saved {
  /** The best score of a game without the AI on the standard board. */
  readonly best: number
  /** The best scores on other boards, by `variantOf`. */
  readonly bests: Readonly<Record<string, number>>
  readonly setup: Setup
  /** An unfinished game. */
  readonly game?: KeptGame
  readonly skin: SkinName
  readonly showsPlan: boolean
  /** Whether the letter I switches the AI. Voice-control users can turn that off (WCAG 2.1.4). */
  readonly letterKey: boolean
  readonly pace: Pace
  readonly sound: boolean
  /** Whether food appears in the same places for everyone today. */
  readonly daily: boolean
}

export const firstVisit: Saved = {
  best: 0,
  bests: {},
  setup: standard,
  skin: 'classic',
  showsPlan: true,
  letterKey: true,
  pace: 'normal',
  sound: false,
  daily: false,
}

const isPace = (value: unknown): value is Pace =>
  typeof value === 'string' && Object.hasOwn(paces, value)

/** Parses the stored text. Invalid parts get their defaults. */
export function decode(text: string | null): Saved {
  let kept: Partial<Record<keyof Saved, unknown>> = {}
  try {
    kept = JSON.parse(text ?? '{}') ?? {}
  } catch {
    // Not our text.
  }
  const skin = skinNames.find((name) => name === kept.skin) ?? firstVisit.skin
  const game = readGame(kept.game, readSetup)
  return {
    best: scoreIn(kept.best),
    bests: readBests(kept.bests),
    setup: readSetup(kept.setup),
    ...(game && { game }),
    skin,
    showsPlan: kept.showsPlan !== false,
    letterKey: kept.letterKey !== false,
    pace: isPace(kept.pace) ? kept.pace : firstVisit.pace,
    sound: kept.sound === true,
    daily: kept.daily === true,
  }
}

const scoreIn = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function readBests(value: unknown): Record<string, number> {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([variant, best]) =>
      scoreIn(best) > 0 ? [[variant, scoreIn(best)]] : [],
    ),
  )
}

function readSetup(value: unknown): Setup {
  const { size, walls, portals, fruit } = isObject(value) ? value : {}
  return {
    size: typeof size === 'string' && Object.hasOwn(sizes, size) ? (size as Size) : standard.size,
    walls: walls === true,
    portals: portals === true,
    fruit: fruitCounts.find((count: FruitCount) => count === fruit) ?? standard.fruit,
  }
}

/** The best score on a kind of board. */
export const bestOn = (setup: Setup, { best, bests }: Saved): number =>
  isStandard(setup) ? best : (bests[variantOf(setup)] ?? 0)

/** The change that a new best score makes. */
export const withBest = (setup: Setup, score: number, { bests }: Saved): Partial<Saved> =>
  isStandard(setup) ? { best: score } : { bests: { ...bests, [variantOf(setup)]: score } }

/** Reads what's stored under `key`; the defaults if the browser refuses storage. */
export function load(key: string): Saved {
  return decode(readStored(key))
}

/** Stores `saved` under `key` and returns it. A better score from another tab wins. */
export function save(key: string, saved: Saved): Saved {
  const other = load(key)
  const bests = { ...other.bests }
  for (const [variant, best] of Object.entries(saved.bests))
    bests[variant] = Math.max(best, bests[variant] ?? 0)
  const next = { ...saved, best: Math.max(saved.best, other.best), bests }
  writeStored(key, JSON.stringify(next))
  return next
}
