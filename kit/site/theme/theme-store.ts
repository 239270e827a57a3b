import { siteKey, writeStored } from '#site/storage/browser-storage.ts'
import { defaultTheme, isThemeName, type ThemeName, themeKey } from './theme-names.ts'

const changed = 'themechange'

/** The document's current theme. The first paint has replaced an unknown one (`first-paint.ts`). */
export const currentTheme = () =>
  (document.documentElement.dataset.theme ?? defaultTheme) as ThemeName

/** Applies and stores a theme, and notifies every part of the page. Unknown names are ignored. */
export function setTheme(name: string): void {
  if (!isThemeName(name)) return
  writeStored(siteKey(themeKey), name)
  showTheme(name)
}

function showTheme(name: string | null): void {
  if (!isThemeName(name)) return
  document.documentElement.dataset.theme = name
  dispatchEvent(new Event(changed))
}

/** Calls back after every theme change in this document. Returns a function to unsubscribe. */
export function onThemeChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => removeEventListener(changed, callback)
}

/** Makes this document follow a choice made in another tab, or in the page around this frame. */
export function followStoredTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === siteKey(themeKey)) showTheme(newValue)
  })
}
