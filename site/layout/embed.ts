// For a page in a frame of ours: it takes on the theme of the page around it, and the frame its height.
import { followStoredTheme } from '#site/theme/theme-store.ts'

followStoredTheme()

const main = document.querySelector('main')
const frame = window.frameElement as HTMLElement | null
const least = Number(main?.dataset.minHeight ?? 0)

/** As tall as what it shows, but no less than it was made for, until its form was sent. */
function fit() {
  if (!main || !frame) return
  const sent = main.querySelector('[data-form-sent][data-shown=true]')
  const height = Math.ceil(main.getBoundingClientRect().height)
  frame.style.height = `${sent ? height : Math.max(height, least)}px`
}
if (main && frame) new ResizeObserver(fit).observe(main)
