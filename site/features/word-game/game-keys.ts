/** Where a letter or Enter has a meaning of its own. The radio buttons of the theme picker have none. */
const ownKeys = 'input:not([type=radio]), textarea, select, [contenteditable], dialog'

/** The field that a guess is typed into. */
export const guessField = 'input[name=guess]'

/** A key of the game: a letter in lower case, `Backspace` or `Enter`. */
export type GameKey = string

/**
 * The key of the game that an event stands for, wherever on the page it happened. Undefined when the
 * key means nothing to the game, or something else to what has the focus.
 */
export function gameKeyOf(event: KeyboardEvent): GameKey | undefined {
  const { key, target } = event
  const within = (selector: string) => target instanceof Element && !!target.closest(selector)
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (within(ownKeys)) return undefined
  if (key === 'Backspace') return key
  if (key === 'Enter' && !within('a, button, label')) return key
  return /^[a-z]$/i.test(key) && !event.repeat ? key.toLowerCase() : undefined
}

declare global {
  /** What was typed before the island ran; `early-keys.ts` fills it. */
  var earlyKeys: { keys: GameKey[]; stop: () => void } | undefined
}

/** What was typed before the island ran, once. From here on the island hears the keys itself. */
export function takeEarlyKeys(): GameKey[] {
  const early = globalThis.earlyKeys
  globalThis.earlyKeys = undefined
  early?.stop()
  return early?.keys ?? []
}
