import { useEffect, useEffectEvent } from 'react'
import { type GameKey, gameKeyOf, takeEarlyKeys } from './game-keys.ts'

interface Actions {
  /** `onControl`: the focus is on a link or button, which would react to Enter. */
  onKey: (key: GameKey, onControl: boolean) => void
  /** Keys pressed before the game's script ran, in order. */
  onEarlyKeys: (keys: GameKey[]) => void
  onEscape: () => void
}

/** Handles the game's keys anywhere on the page, except where they have another meaning. */
export function usePhysicalKeyboard(actions: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') actions.onEscape()
    const key = gameKeyOf(event)
    const { target } = event
    if (key) actions.onKey(key, target instanceof Element && !!target.closest('a, button'))
  })
  const onEarlyKeys = useEffectEvent(actions.onEarlyKeys)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    const early = takeEarlyKeys()
    if (early.length > 0) onEarlyKeys(early)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
