import type { Page } from '@playwright/test'

export const widths = [320, 390, 1440]

/**
 * Texts that don't fit on the page as it is now: those that reach over its edge, and those that what they
 * are in cuts off. Texts that scroll, are out of sight on purpose, or end in an ellipsis by design do fit.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over > 1) found.push(`the page is ${over} px too wide`)
    const shown = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = shown(node.nodeValue ?? '')
      if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width < 2) continue
      let isFree = true
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        const isHiddenFromSight = edge.width <= 1 || style.clipPath !== 'none'
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (isHiddenFromSight || scrolls || style.webkitLineClamp !== 'none') {
          isFree = false
          break
        }
        if (!/hidden|clip/.test(style.overflowX) || at.tagName === 'MAIN') continue
        const beyond = Math.max(box.right - edge.right, edge.left - box.left)
        // A slide beside the one that is shown.
        if (beyond >= box.width) isFree = false
        else if (beyond > 1) found.push(`cut off by ${Math.round(beyond)} px: ${text}`)
        break
      }
      if (!isFree) continue
      const beyond = Math.round(Math.max(box.right - width, -box.left))
      if (beyond > 1 && beyond < box.width) found.push(`${beyond} px over the edge: ${text}`)
    }
    return [...new Set(found)]
  })
