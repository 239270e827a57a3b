import { entryOf } from '@wize/kit/i18n/format.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Direction } from './board.ts'

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
}
/** Elements that handle arrow keys and letters themselves. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog'

interface Actions {
  onSteer: (direction: Direction) => void
  onTogglePause: () => void
  onToggleAi: () => void
  /** Called when the tab is hidden. */
  onHide: () => void
}

/** Handles the game's keys anywhere on the page, except where they have another meaning. */
export function useGameKeys({ onSteer, onTogglePause, onToggleAi, onHide }: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const within = (selector: string) => target instanceof Element && target.closest(selector)
    if (within(ownKeys)) return
    const direction = entryOf(directions, key)
    if (direction) {
      event.preventDefault()
      onSteer(direction)
    } else if (key.toLowerCase() === 'i' && !event.repeat) {
      onToggleAi()
    } else if (key === ' ' && !within('a, button, summary')) {
      event.preventDefault()
      if (!event.repeat) onTogglePause()
    }
  })
  const onVisibility = useEffectEvent(() => {
    if (document.hidden) onHide()
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const visibility = () => onVisibility()
    document.addEventListener('keydown', key)
    document.addEventListener('visibilitychange', visibility)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('visibilitychange', visibility)
    }
  }, [])
}
