import { siteKey, writeStored } from '#site/storage/browser-storage.ts'
import {
  defaultTheme,
  faviconOf,
  isThemeName,
  knownTheme,
  type ThemeName,
  themeKey,
} from './theme-names.ts'

const changed = 'themechange'

/** The theme that the document shows. */
export const currentTheme = (): ThemeName =>
  knownTheme(document.documentElement.dataset.theme ?? defaultTheme)

/** Gives the tab the icon of the theme that the document shows. */
export function showIcon(): void {
  const icon = document.querySelector('link[rel=icon]')
  const address = faviconOf(currentTheme())
  if (icon?.getAttribute('href') !== address) icon?.setAttribute('href', address)
}

/** Shows and keeps a theme, and tells every part of the page. An unknown name is ignored. */
export function setTheme(name: string): void {
  if (!isThemeName(name)) return
  writeStored(siteKey(themeKey), name)
  showTheme(name)
}

function showTheme(name: string): void {
  if (!isThemeName(name)) return
  document.documentElement.dataset.theme = name
  showIcon()
  dispatchEvent(new Event(changed))
}

/** Calls back after every change of theme in this document. Returns the way to stop. */
export function onThemeChange(callback: () => void): () => void {
  addEventListener(changed, callback)
  return () => removeEventListener(changed, callback)
}

/** Has this document follow a choice made in another tab, or in the page around this frame. */
export function followStoredTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === siteKey(themeKey) && newValue) showTheme(newValue)
  })
}
