import {
  readStored,
  type StorageArea,
  writeStored,
} from '@wize/kit/site/storage/browser-storage.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where the browser stores a value as JSON. */
export interface Keeping<T> {
  area: StorageArea
  key: string
  /** Converts whatever is stored there; gets undefined if nothing is. */
  read: (kept: unknown) => T
}

/**
 * A stored value and a function to change it. Undefined until it's read, after hydration. Changes
 * apply to the currently stored value, including other tabs' changes. If the browser refuses
 * storage, the value lasts as long as the page.
 */
export function useKept<T>({ area, key, read }: Keeping<T>) {
  const [value, setValue] = useState<T>()
  const current = useRef<T>(undefined)

  function show(next: T) {
    current.current = next
    setValue(next)
  }

  function change(next: (before: T) => T) {
    const after = next(load() ?? current.current ?? read(undefined))
    show(after)
    writeStored(key, JSON.stringify(after), area)
  }

  function load(): T | undefined {
    try {
      const text = readStored(key, area)
      return text === null ? undefined : read(JSON.parse(text))
    } catch {
      return undefined
    }
  }

  const reload = useEffectEvent(() => show(load() ?? read(undefined)))
  useEffect(() => {
    reload()
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === key) reload()
    }
    addEventListener('storage', fromOtherTab)
    return () => removeEventListener('storage', fromOtherTab)
  }, [key])

  return [value, change] as const
}
