import { useEffect, useEffectEvent } from 'react'

/** Where a letter or Enter has a meaning of its own. The radio buttons of the theme picker have none. */
const ownKeys = 'input:not([type=radio]), textarea, select, [contenteditable], dialog'

interface Actions {
  /** `onControl`: the focus is on a link or button, which would take the Enter to come. */
  onLetter: (letter: string, onControl: boolean) => void
  onDelete: () => void
  onEnter: () => void
  onEscape: () => void
}

/** Hears the keys of the game anywhere on the page, except where they mean something else. */
export function usePhysicalKeyboard({ onLetter, onDelete, onEnter, onEscape }: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    const within = (selector: string) => target instanceof Element && !!target.closest(selector)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') onEscape()
    if (within(ownKeys)) return
    if (key === 'Backspace') onDelete()
    if (key === 'Enter' && !within('a, button, label')) onEnter()
    if (/^[a-z]$/i.test(key) && !event.repeat) onLetter(key, within('a, button'))
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
