import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as ace from 'accessibility-checker-engine'
import type axe from 'axe-core'
import { defaultTheme, type ThemeName, themeNames } from '#site/theme/theme-names.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

type Engines = { axe: typeof axe; ace: typeof ace }

const { resolve } = createRequire(import.meta.url)
const engines = ['axe-core/axe.min.js', 'accessibility-checker-engine'].map((name) =>
  readFileSync(resolve(name), 'utf8'),
)

/** False positives of IBM's engine: rules, and the elements where they're wrong. */
const waived = {
  // An article's name is its heading.
  aria_article_label_unique: 'article',
  // Visually hidden labels are still read aloud; the engine considers them empty.
  label_content_exists: 'label:has(> .visually-hidden)',
  // The logo is one word in four tiles; the engine reads four words.
  label_name_visible: 'a:has(> svg)',
  // On small screens, these names are for screen readers only.
  text_contrast_sufficient: '[data-hero=pick] > span',
}

/**
 * What axe and IBM's engine find wrong with a page in its current state, one line each. All rules run
 * in the default theme, but only those for contrast in the others, because themes differ in colors only.
 */
export async function barriers(
  page: Page | Frame,
  themes: readonly ThemeName[] = themeNames,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window)))
    for (const engine of engines) await page.evaluate(`${engine};0`)
  return page.evaluate(
    async ({ themes, defaultTheme, waived }) => {
      const { axe, ace } = window as unknown as Engines
      const checker = new ace.Checker()
      const [wcag] = checker.getGuidelines().filter(({ id }) => id === 'WCAG_2_2')
      if (!wcag) throw new Error('The engine has no rules for WCAG 2.2.')
      const addRules = (name: string, filter: (rule: { id: string; level: string }) => boolean) =>
        checker.addGuideline({
          ...wcag,
          id: name,
          checkpoints: wcag.checkpoints.map((checkpoint) => ({
            ...checkpoint,
            rules: checkpoint.rules?.filter(filter),
          })),
        })
      // Recommendations are left to people.
      addRules('required', ({ level }) => level === 'VIOLATION')
      addRules('contrast', ({ id }) => id === 'text_contrast_sufficient')

      const found: string[] = []
      for (const theme of themes) {
        document.documentElement.dataset['theme'] = theme
        const all = theme === defaultTheme
        const { violations } = await axe.run(document, {
          resultTypes: ['violations'],
          runOnly: all
            ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
            : { type: 'rule', values: ['color-contrast'] },
        })
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            found.push(`${theme}: axe ${id}: ${target.join(' ')}: ${failureSummary}`)
        const { results } = await checker.check(document, all ? 'required' : 'contrast')
        for (const { ruleId, value, node, message, path } of results) {
          const [policy, outcome] = value as [string, string]
          // Possible violations are left to people, too.
          if (policy !== 'VIOLATION' || outcome !== 'FAIL') continue
          const excused = (waived as Record<string, string>)[ruleId]
          if (excused && (node as Element).matches(excused)) continue
          found.push(`${theme}: ibm ${ruleId}: ${path['dom']}: ${message}`)
        }
      }
      document.documentElement.dataset['theme'] = defaultTheme
      return found
    },
    { themes, defaultTheme, waived },
  )
}

/** Runs `barriers` at the widths of a desktop and a phone. */
export async function barriersAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  // Hover colors come from a pseudo-element, which IBM's engine can't see.
  await page.mouse.move(1, 500)
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    found.push(...(await barriers(page)).map((line) => `${size.width} px, ${line}`))
  }
  return found
}

/** Adds rules to a page, like a visitor's own style sheet. */
const addRules = (page: Page | Frame, rules: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, rules)

/** Applies the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  addRules(
    page,
    `* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p {
      margin-bottom: 2em !important;
    }`,
  )

/**
 * Text that's cut off or covered by other text, with the reason. Ignores text that's shortened on
 * purpose (`line-clamp`) or visually hidden.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    const texts: { text: string; element: Element; boxes: Box[] }[] = []
    const found = new Set<string>()
    const width = document.documentElement.clientWidth
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.nodeValue?.trim()
      if (
        !element ||
        !text ||
        element.closest('script, style, [aria-hidden=true], [inert], option')
      )
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // In display type, the boxes of neighboring lines overlap.
      const slack = 0.3 * Number.parseFloat(getComputedStyle(element).fontSize)
      let boxes: Box[] = [...range.getClientRects()]
        .filter((box) => box.width > 1)
        .map(({ left, right, top, bottom }) => ({
          left,
          right,
          top: top + slack,
          bottom: bottom - slack,
        }))
      let hidden = false
      let scrolls = false
      const beyond: string[] = []
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        hidden ||= clipPath === 'inset(50%)'
        scrolls ||= /auto|scroll/.test(overflowX)
        if (scrolls || around === document.documentElement) break
        if (webkitLineClamp !== 'none') boxes = boxes.filter(({ top }) => top < edge.bottom)
        const cut = boxes.some(
          ({ left, right, top, bottom }) =>
            (/hidden|clip/.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
            (/hidden|clip/.test(overflowY) && (top < edge.top || bottom > edge.bottom)),
        )
        if (cut) beyond.push(`${around.tagName}.${around.className}`)
      }
      if (hidden) continue
      if (!scrolls && boxes.some(({ left, right }) => left < -1 || right > width + 1))
        beyond.push('the page')
      if (beyond.length) found.add(`“${text}” beyond ${beyond.join(', ')}`)
      if (!scrolls) texts.push({ text, element, boxes })
    }
    const placed = texts
      .flatMap(({ text, element, boxes }) => boxes.map((box) => ({ text, element, box })))
      .sort((one, other) => one.box.top - other.box.top)
    for (const [index, one] of placed.entries())
      for (let next = index + 1; next < placed.length; next++) {
        const other = placed[next]
        // The following ones start even lower.
        if (!other || one.box.bottom - other.box.top <= 2) break
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (across <= 2 || down <= 2) continue
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        found.add(`“${one.text}” and “${other.text}” on each other`)
      }
    return [...found]
  })
}

/** Elements with a transition or animation, for pages under reduced motion. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo)
        const still = transitionDuration === '0s' && animationName === 'none'
        return still ? [] : [`${element.tagName}.${element.className}${pseudo}`]
      }),
    ),
  )

/**
 * Presses a key until the focus leaves the page. Returns the stops, and those where the focus isn't
 * visible or is covered (WCAG 2.4.7, 2.4.11).
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: string[] = []
  const faults: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { labels } = element as HTMLInputElement
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent}`
      // A frame shows the focus inside it.
      if (element instanceof HTMLIFrameElement) return { name, shown: true, seen: true }
      const around = [element, element.parentElement, labels?.[0], element.closest('article, li')]
      const shown = around.some((each) => {
        if (!each) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      // A control may be visible only through its label.
      const target = labels?.[0] ?? element
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
      const parts = [0.1, 0.5, 0.9]
      const seen = parts.some((across) =>
        parts.some((down) =>
          document
            .elementsFromPoint(
              x + across * (Math.min(right, innerWidth) - x),
              y + down * (Math.min(bottom, innerHeight) - y),
            )
            .slice(0, 3)
            .some((each) => target.contains(each)),
        ),
      )
      return { name, shown, seen }
    })
    if (!stop) return { stops, faults }
    stops.push(stop.name)
    if (!stop.shown) faults.push(`${stop.name}: no sign of the focus`)
    if (!stop.seen) faults.push(`${stop.name}: covered`)
    if (stops.length > 300) return { stops, faults: [...faults, 'The focus never leaves.'] }
  }
}

/**
 * Controls that a screenshot doesn't show: neither their edge nor their content has a contrast of 3:1
 * (WCAG 1.4.11). Fields need an edge.
 */
export async function unseenControls(page: Page): Promise<string[]> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      (element) => {
        const { labels, type } = element as HTMLInputElement
        // A radio button or checkbox may be drawn by its label.
        const drawn = /^(checkbox|radio)$/.test(type) ? (labels?.[0] ?? element) : element
        const { left, top, bottom, width, height } = drawn.getBoundingClientRect()
        const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        const skipped = '.visually-hidden, [disabled], [tabindex="-1"]'
        // The skip link is above the page until it's focused.
        if (!shown || bottom <= 0 || width < 4 || height < 4 || element.matches(skipped)) return []
        const field = /^(email|number|search|select-one|tel|text|textarea|url)$/.test(type ?? '')
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? (labels?.[0] ?? element).textContent}`
        return { name, field, left: left + scrollX, top: top + scrollY, width, height }
      },
    ),
  )
  const reader = await page.context().newPage()
  const unseen = await reader.evaluate(
    async ({ picture, controls }) => {
      const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob()
      const bitmap = await createImageBitmap(blob)
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is no canvas.')
      context.drawImage(bitmap, 0, 0)
      const channel = (value: number) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      /** The highest contrast between any two pixels of a rectangle. */
      const contrast = (x: number, y: number, width: number, height: number) => {
        const { data } = context.getImageData(x, y, Math.max(width, 1), Math.max(height, 1))
        let [darkest, lightest] = [1, 0]
        for (let at = 0; at < data.length; at += 4) {
          const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
          const luminance = 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
          darkest = Math.min(darkest, luminance)
          lightest = Math.max(lightest, luminance)
        }
        return (lightest + 0.05) / (darkest + 0.05)
      }
      return controls
        .filter(({ field, left, top, width, height }) => {
          if (!field) return contrast(left, top, width, height) < 3
          // Looks three pixels in and out at the middle of each side. One visible side is enough.
          const [middle, center] = [left + width / 2, top + height / 2]
          const sides = [
            contrast(middle, top - 3, 1, 6),
            contrast(middle, top + height - 3, 1, 6),
            contrast(left - 3, center, 6, 1),
            contrast(left + width - 3, center, 6, 1),
          ]
          return Math.max(...sides) < 3
        })
        .map(({ name }) => name)
    },
    { picture: picture.toString('base64'), controls },
  )
  await reader.close()
  return unseen
}
