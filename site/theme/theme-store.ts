import {
  defaultTheme,
  faviconOf,
  isThemeName,
  knownTheme,
  type ThemeName,
  themeStorageKey,
} from './theme-names.ts'

const changed = 'wize:themechange'

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
  document.documentElement.dataset.theme = name
  showIcon()
  try {
    localStorage.setItem(themeStorageKey, name)
  } catch {
    // Storage can be refused; the choice then lasts until the next page.
  }
  dispatchEvent(new Event(changed))
}

/** Calls back after every change of theme, from this page or another tab. Returns the way to stop. */
export function onThemeChange(callback: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === themeStorageKey && event.newValue) setTheme(event.newValue)
  }
  addEventListener(changed, callback)
  addEventListener('storage', fromOtherTab)
  return () => {
    removeEventListener(changed, callback)
    removeEventListener('storage', fromOtherTab)
  }
}
