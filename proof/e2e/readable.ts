import type { Page } from '@playwright/test'

/** Applies the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p {
      margin-bottom: 2em !important;
    }`)
    document.adoptedStyleSheets.push(sheet)
  })

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
        found.add(`“${one.text}” and “${other.text}” overlap`)
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
    if (!stop.shown) faults.push(`${stop.name}: no visible focus`)
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
