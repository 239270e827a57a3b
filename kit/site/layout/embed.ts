// For a page in one of our frames: it follows the surrounding page's theme and goes on with its grid,
// and the frame follows its height.
import { followStoredTheme, onThemeChange } from '#site/theme/theme-store.ts'

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

/**
 * Draws the grid where the surrounding page has it (some pixels from the left edge, and from the top), unless
 * the frame is on a ground without one.
 */
function alignGrid() {
  if (!frame || frame.closest('[data-ground]')) return
  const page = frame.ownerDocument.body
  const { left, top } = frame.getBoundingClientRect()
  const grid = getComputedStyle(page)
  const { style } = document.body
  style.backgroundSize = grid.backgroundSize
  style.backgroundPosition = `${Number.parseFloat(grid.backgroundPosition) - left}px ${page.getBoundingClientRect().top - top}px`
}
if (frame) {
  onThemeChange(alignGrid)
  // The frame moves when the page's size changes.
  new ResizeObserver(alignGrid).observe(frame.ownerDocument.body)
}
