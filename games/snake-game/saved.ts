import { readStored, writeStored } from '@wize/kit/site/storage/browser-storage.ts'
import { type Pace, paces } from './session.ts'
import { type SkinName, skinNames } from './skins.ts'

/** What the browser stores between visits. */
export interface Saved {
  /** The best score of a game without the AI. */
  readonly best: number
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
  const best = Number.isSafeInteger(kept.best) && Number(kept.best) > 0 ? Number(kept.best) : 0
  return {
    best,
    skin,
    showsPlan: kept.showsPlan !== false,
    letterKey: kept.letterKey !== false,
    pace: isPace(kept.pace) ? kept.pace : firstVisit.pace,
    sound: kept.sound === true,
    daily: kept.daily === true,
  }
}

/** Reads what's stored under `key`; the defaults if the browser refuses storage. */
export function load(key: string): Saved {
  return decode(readStored(key))
}

/** Stores `saved` under `key` and returns it. A better score from another tab wins. */
export function save(key: string, saved: Saved): Saved {
  const next = { ...saved, best: Math.max(saved.best, load(key).best) }
  writeStored(key, JSON.stringify(next))
  return next
}
