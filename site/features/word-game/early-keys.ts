// In the page's head: keeps what is typed from the first paint on, until the game's script is there.
import { type GameKey, gameKeyOf, guessField } from './game-keys.ts'

const keys: GameKey[] = []
const keep = (event: KeyboardEvent) => {
  const { key, target } = event
  // React resets the field when it takes over, so the field's own keys are kept here too.
  const inField = target instanceof Element && target.matches(guessField)
  const typed =
    inField && /^([a-z]|Backspace|Enter)$/i.test(key) && !event.ctrlKey && !event.metaKey
  const kept = typed ? key : gameKeyOf(event)
  if (kept === undefined) return
  keys.push(kept)
  if (inField) event.preventDefault()
}
document.addEventListener('keydown', keep)
globalThis.earlyKeys = { keys, stop: () => document.removeEventListener('keydown', keep) }
