// Runs in the page's head. Records keys from the first paint until the game's script has loaded.
import { type GameKey, gameKeyOf, guessField, isLetter } from './game-keys.ts'

const keys: GameKey[] = []
const keep = (event: KeyboardEvent) => {
  const { key, target } = event
  // React resets the field on hydration, so the keys typed into it are recorded too.
  const inField = target instanceof Element && target.matches(guessField)
  const typed =
    inField &&
    (isLetter(key) || key === 'Backspace' || key === 'Enter') &&
    !event.ctrlKey &&
    !event.metaKey
  const kept = typed ? key : gameKeyOf(event)
  if (kept === undefined) return
  keys.push(kept)
  if (inField) event.preventDefault()
}
document.addEventListener('keydown', keep)
globalThis.earlyKeys = { keys, stop: () => document.removeEventListener('keydown', keep) }
