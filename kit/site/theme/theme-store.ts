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
  // Another choice may come before the frame.
  showRest ??= skipUnseen()
  showTheme(name)
  requestAnimationFrame(() =>
    setTimeout(() => {
      showRest?.()
      showRest = undefined
    }),
  )
}

let showRest: (() => void) | undefined

/**
 * Every element inherits a theme's colors, and a long article has two thousand. So that the window
 * changes sooner, what's below it or hidden keeps its size and follows a frame later, when the returned
 * function is called.
 */
function skipUnseen(): () => void {
  /** In px. What starts nearer may reach into the window, and what's lower may stand in a line of text. */
  const least = 100
  const edge = innerHeight + least
  const kept: [CSSStyleDeclaration, before: string, meanwhile: string][] = []
  const keep = ({ style }: HTMLElement, meanwhile: string) =>
    kept.push([style, style.cssText, `${style.cssText};${meanwhile}`])
  const find = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement && child.firstElementChild)) continue
      const { top, bottom, width, height } = child.getBoundingClientRect()
      if (top < edge && getComputedStyle(child).visibility === 'visible') {
        // An island has no box of its own.
        if (bottom > 0 || !height) find(child)
        // Footnotes may be shown elsewhere, beside the text.
      } else if (height > least && !child.matches('[data-footnotes]'))
        keep(child, `content-visibility:hidden;width:${width}px;height:${height}px`)
    }
  }
  // Margins may overlap in other ways.
  keep(document.body, `min-height:${document.body.getBoundingClientRect().height}px`)
  find(document.body)
  // After all sizes are known: reading one after a change would lay out the page.
  for (const [style, , meanwhile] of kept) style.cssText = meanwhile
  return () => {
    for (const [style, before] of kept) style.cssText = before
  }
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
