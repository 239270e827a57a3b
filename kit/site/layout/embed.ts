// For a page in one of our frames: it follows the surrounding page's theme, and the frame follows
// its height.
import { followStoredTheme } from '#site/theme/theme-store.ts'

followStoredTheme()

const main = document.querySelector('main')
const frame = window.frameElement as HTMLElement | null
const least = Number(main?.dataset.minHeight ?? 0)

/** As tall as its content, but at least the minimum height until its form is sent. */
function fit() {
  if (!main || !frame) return
  const sent = main.querySelector('[data-form-sent][data-shown=true]')
  const height = Math.ceil(main.getBoundingClientRect().height)
  frame.style.height = `${sent ? height : Math.max(height, least)}px`
}
if (main && frame) new ResizeObserver(fit).observe(main)
