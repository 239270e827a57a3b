import { lettersOf } from './alphabet.ts'

/** Elements that handle letters or Enter themselves. The theme picker's radio buttons don't. */
const ownKeys = 'input:not([type=radio]), textarea, select, [contenteditable], dialog'

/** The input for guesses. */
export const guessField = 'input[name=guess]'

/** A key of the game: a letter, `Backspace`, or `Enter`. */
export type GameKey = string

/** Whether a keyboard's key writes a letter of the game, with or without an accent. */
export const isLetter = (key: string): boolean => key.length === 1 && lettersOf(key) !== ''

/**
 * The game key for an event anywhere on the page. Undefined if the key means nothing to the game,
 * or something else to the focused element.
 */
export function gameKeyOf(event: KeyboardEvent): GameKey | undefined {
  const { key, target } = event
  const within = (selector: string) => target instanceof Element && !!target.closest(selector)
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (within(ownKeys)) return undefined
  if (key === 'Backspace') return key
  // A key held down doesn't type, and doesn't start another game.
  if (event.repeat) return undefined
  if (key === 'Enter' && !within('a, button, label')) return key
  return isLetter(key) ? lettersOf(key) : undefined
}

declare global {
  /** What was typed before hydration; filled by `early-keys.ts`. */
  var earlyKeys: { keys: GameKey[]; stop: () => void } | undefined
}

/** Returns what was typed before hydration, once. From here on, the island handles keys itself. */
export function takeEarlyKeys(): GameKey[] {
  const early = globalThis.earlyKeys
  globalThis.earlyKeys = undefined
  early?.stop()
  return early?.keys ?? []
}
