/** A heading that can't be read: what it says, and what's in its way. */
export interface Collision {
  text: string
  with: string
}

/**
 * Finds headings whose ink touches tile art, a picture, or other text, or is cut off by the window. Runs in the page,
 * so it can use nothing from outside. Deferred drawings must be in place (`placeDrawings`).
 * `part` selects what to look at.
 */
export function findCollisions(part: string): Collision[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Ink extends Box {
    text: string
    element: Element
    cutOff: boolean
  }
  const meet = (a: Box, b: Box, gap = 0) =>
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < 1.5 || bottom - top < 1.5
  const page = { left: 0, right: document.documentElement.clientWidth, top: -1e6, bottom: 1e6 }

  /** What's left of a box after everything that clips it. */
  function visible(box: Box, element: Element): Box {
    let rest = box
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at)
      if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none')
        rest = cut(rest, at.getBoundingClientRect())
    }
    return rest
  }

  /** Whether part of a box can't be seen, not even by scrolling. */
  function isCutOff({ left, right }: Box, element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return false
      // Text for screen readers alone.
      if (at.getBoundingClientRect().width < 2) return false
      const edge = at === document.documentElement ? page : at.getBoundingClientRect()
      const clips = at === document.documentElement || /clip|hidden/.test(overflowX)
      if (clips && (left < edge.left - 2 || right > edge.right + 2)) return true
    }
    return false
  }

  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('no canvas')

  /** The boxes of a text's words, as high as their letters. */
  function inkOf(root: Element, skip?: (text: Node, element: Element) => boolean): Ink[] {
    const found: Ink[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || skip?.(node, element)) continue
      if (element.closest('svg, script, style, noscript, template')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { font, letterSpacing } = getComputedStyle(element)
      if (canvas) canvas.font = font
      for (const { 0: text, index } of node.nodeValue.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        const metrics = canvas?.measureText(text)
        if (!metrics) continue
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = metrics
        for (const rect of range.getClientRects()) {
          const scale = rect.height / (fontBoundingBoxAscent + fontBoundingBoxDescent)
          const baseline = rect.top + fontBoundingBoxAscent * scale
          const box = visible(
            {
              left: rect.left + 1,
              right: rect.right - Math.max(0, Number.parseFloat(letterSpacing) || 0) - 1,
              top: baseline - metrics.actualBoundingBoxAscent * scale + 1,
              bottom: baseline + metrics.actualBoundingBoxDescent * scale - 1,
            },
            element,
          )
          const cutOff = rect.width > 2 && isCutOff(rect, element)
          if (cutOff || !isEmpty(box)) found.push({ ...box, text, element, cutOff })
        }
      }
    }
    return found
  }

  /** The boxes that a piece of art paints. Hairlines don't count: headings are set on them. */
  function paintedBy(svg: SVGSVGElement): Box[] {
    const frame = visible(svg.getBoundingClientRect(), svg)
    const place = (matrix: DOMMatrix, x: number, y: number, width: number, height: number) =>
      cut(
        {
          left: matrix.a * x + matrix.e,
          top: matrix.d * y + matrix.f,
          right: matrix.a * (x + width) + matrix.e,
          bottom: matrix.d * (y + height) + matrix.f,
        },
        frame,
      )
    const boxes: Box[] = []
    for (const path of svg.querySelectorAll<SVGPathElement>('path[d]:not([vector-effect])')) {
      // Half and quarter tiles are scaled, and get the width of their lines from a style sheet.
      const matrix = path.getScreenCTM()
      const { stroke: paint, strokeWidth } = getComputedStyle(path)
      const stroke = paint === 'none' ? 0 : Number.parseFloat(strokeWidth)
      if (!matrix) continue
      if (!stroke) {
        const { x, y, width, height } = path.getBBox()
        boxes.push(place(matrix, x, y, width, height))
        continue
      }
      let [x, y] = [0, 0]
      for (const [, dx, dy, run] of (path.getAttribute('d') ?? '').matchAll(
        /m(-?[\d.]+)[ ,]?(-?[\d.]+)h([\d.]+)/gi,
      )) {
        x += Number(dx)
        y += Number(dy)
        boxes.push(place(matrix, x, y - stroke / 2, Number(run), stroke))
        x += Number(run)
      }
    }
    for (const letter of svg.querySelectorAll('text')) {
      const matrix = letter.getScreenCTM()
      const { x, y, width, height } = letter.getBBox()
      if (matrix) boxes.push(place(matrix, x, y, width, height))
    }
    return boxes.filter((box) => !isEmpty(box))
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  /** Whether something solid that holds the heading, but not the other thing, lies between them. */
  function isBacked(heading: Element, other: Element): boolean {
    for (let at: Element | null = heading; at && !at.contains(other); at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor)) return true
    }
    return false
  }

  const root = document.querySelector(part) ?? document.body
  const all = [...root.querySelectorAll('h1, h2, h3')].filter(isShown).map((heading) => {
    const said = heading.textContent?.trim().slice(0, 40) ?? ''
    const ink = inkOf(heading)
    const periods = [...heading.querySelectorAll('span:empty')].map((period) => {
      const box = period.getBoundingClientRect()
      return { ...box.toJSON(), gap: box.width / 2, text: '■', element: period, cutOff: false }
    })
    const parts: (Ink & { gap: number })[] = [
      ...ink.map((each) => ({ ...each, gap: 0 })),
      ...periods,
    ]
    return { heading, said, ink, parts }
  })
  /** Where a heading's parts are. Whatever is elsewhere needn't be looked at word by word. */
  const places = all.map(({ parts }) => ({
    left: Math.min(...parts.map(({ left, gap }) => left - gap)),
    top: Math.min(...parts.map(({ top, gap }) => top - gap)),
    right: Math.max(...parts.map(({ right, gap }) => right + gap)),
    bottom: Math.max(...parts.map(({ bottom, gap }) => bottom + gap)),
  }))
  const isNearHeading = (box: Box) => places.some((place) => meet(place, box, 6))
  const isFar = (text: Node, element: Element) => {
    if (element.closest('h1, h2, h3')) return true
    const range = document.createRange()
    range.selectNodeContents(text)
    return !isNearHeading(range.getBoundingClientRect())
  }
  const art = [...root.querySelectorAll<SVGSVGElement>('svg[viewBox]')]
    .filter((svg) => isShown(svg) && !svg.closest('button, a, header > nav, h1, h2, h3'))
    .filter((svg) => isNearHeading(svg.getBoundingClientRect()))
    .map((svg) => ({ svg, boxes: paintedBy(svg) }))
  const pictures = [...root.querySelectorAll('img, canvas, video, iframe')]
    .filter(isShown)
    .map((picture) => ({ picture, box: visible(picture.getBoundingClientRect(), picture) }))
  const others = inkOf(root, isFar)
  const found: Collision[] = []
  const report = (text: string, what: string) => {
    if (!found.some((each) => each.text === text && each.with === what))
      found.push({ text, with: what })
  }
  for (const { heading, said, ink, parts } of all) {
    for (const part of parts) {
      const name = `“${part.text}” of “${said}”`
      if (part.cutOff) report(name, 'the window’s edge')
      for (const { svg, boxes } of art)
        if (boxes.some((box) => meet(part, box, part.gap)) && !isBacked(heading, svg))
          report(name, 'art')
      for (const { picture, box } of pictures)
        if (meet(part, box) && !isBacked(heading, picture)) report(name, 'a picture')
      for (const other of others)
        if (
          meet(part, other, 6) &&
          !isBacked(heading, other.element) &&
          !isBacked(other.element, heading)
        )
          report(name, `“${other.text}”`)
    }
    for (const { heading: next, ink: words } of all)
      if (next !== heading)
        for (const word of words)
          for (const part of ink)
            if (meet(part, word) && !isBacked(heading, next) && !isBacked(next, heading))
              report(`“${part.text}” of “${said}”`, `heading “${word.text}”`)
  }
  return found
}

/** Puts deferred drawings into the page, where their parts can be measured. */
export async function placeDrawings(): Promise<void> {
  const files = new Map<string, Document>()
  for (const use of document.querySelectorAll('svg > use[href^="/"]')) {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
    const drawing =
      files.get(file) ??
      new DOMParser().parseFromString(await (await fetch(file)).text(), 'image/svg+xml')
    files.set(file, drawing)
    const part = drawing.getElementById(id)
    if (part) use.replaceWith(document.importNode(part, true))
  }
}
