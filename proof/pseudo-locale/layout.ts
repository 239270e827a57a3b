import type { Page } from '@playwright/test'

export const widths = [320, 390, 1440]

/**
 * Texts that don't fit in the page's current state: those beyond its edge, and those that their
 * container cuts off. Texts that scroll, are hidden on purpose, or end in an ellipsis by design are
 * fine.
 */
export const overflowingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    if (over > 1) found.push(`the page is ${over} px too wide`)
    const shown = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    const edges = new Map<Element, Element | 'none' | undefined>()
    /**
     * The element that cuts off an element's text; `none` if that's fine, because the text scrolls
     * or is only for screen readers.
     */
    const edgeOf = (element: Element | null): Element | 'none' | undefined => {
      if (!element || element === document.body || element.tagName === 'MAIN') return undefined
      if (edges.has(element)) return edges.get(element)
      const { clipPath, overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const mayCut =
        element.clientWidth === 1 ||
        clipPath !== 'none' ||
        webkitLineClamp !== 'none' ||
        /auto|scroll/.test(overflowX + overflowY)
      const cuts = /hidden|clip/.test(overflowX)
      const edge = mayCut ? 'none' : cuts ? element : edgeOf(element.parentElement)
      edges.set(element, edge)
      return edge
    }
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
      const edge = edgeOf(parent)
      if (edge === 'none') continue
      if (edge) {
        const { left, right } = edge.getBoundingClientRect()
        const beyond = Math.round(Math.max(box.right - right, left - box.left))
        // A slide that isn't the current one is hidden as a whole.
        if (beyond > 1 && beyond < box.width) found.push(`cut off by ${beyond} px: ${text}`)
        if (beyond >= box.width) continue
      }
      const beyond = Math.round(Math.max(box.right - width, -box.left))
      if (beyond > 1 && beyond < box.width) found.push(`${beyond} px over the edge: ${text}`)
    }
    return [...new Set(found)]
  })
