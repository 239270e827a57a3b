import { readStored, writeStored } from '#site/storage/browser-storage.ts'
import { type Pace, paces } from './session.ts'
import { type SkinName, skinNames } from './skins.ts'

/** What the browser keeps between visits. */
export interface Saved {
  /** Most food eaten in a game that the AI had no part in. */
  readonly best: number
  readonly skin: SkinName
  readonly showsPlan: boolean
  /** Whether the letter I switches the AI: whoever speaks to type can turn that off (WCAG 2.1.4). */
  readonly letterKey: boolean
  readonly pace: Pace
  readonly sound: boolean
  /** Whether food appears where it appears for everyone today. */
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

/** Reads a kept text; what does not add up is as on a first visit. */
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

/** Reads what is kept under `key`; a browser that refuses storage has nothing. */
export function load(key: string): Saved {
  return decode(readStored(key))
}

/** Keeps `saved` under `key` and returns it; a better score that another tab has kept stays. */
export function save(key: string, saved: Saved): Saved {
  const next = { ...saved, best: Math.max(saved.best, load(key).best) }
  writeStored(key, JSON.stringify(next))
  return next
}
