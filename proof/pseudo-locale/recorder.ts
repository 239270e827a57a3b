import type { Page } from '@playwright/test'
import { spoken, untranslated } from './texts.ts'

declare global {
  interface Window {
    seenTexts: Set<string>
  }
}

/** Makes every page record each text it ever shows or announces, even for a moment. */
export const recordTexts = (page: Page) =>
  page.addInitScript(
    ([attributes, skipped]) => {
      const seen = new Set<string>()
      window.seenTexts = seen
      const note = (node: Node) => {
        if (node.nodeType === Node.TEXT_NODE) {
          const parent = node.parentElement
          // The title counts too, although it isn't in the body.
          if (parent && !parent.closest(skipped)) seen.add(node.nodeValue ?? '')
        }
        if (!(node instanceof Element) || node.closest(skipped)) return
        for (const name of attributes) seen.add(node.getAttribute(name) ?? '')
        for (const child of node.childNodes) note(child)
      }
      new MutationObserver((changes) => {
        for (const { target, addedNodes, attributeName } of changes) {
          if (attributeName) seen.add((target as Element).getAttribute(attributeName) ?? '')
          else if (target.nodeType === Node.TEXT_NODE) note(target)
          for (const node of addedNodes) note(node)
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: attributes,
      })
    },
    [spoken, `${untranslated},noscript,textarea`] as const,
  )

/** What the page and its frames have shown or announced so far. */
export async function recordedTexts(page: Page): Promise<string[]> {
  const texts = await Promise.all(
    page
      .frames()
      .map((frame) => frame.evaluate(() => [...(window.seenTexts ?? [])]).catch(() => [])),
  )
  return texts.flat()
}
