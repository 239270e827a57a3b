/** Colors of art, resolved by the ground it's on (`site/theme/base.css`). */
export type Tone = 'fg' | 'tile' | 'pop' | 'line' | 'sky' | 'window'

export interface MosaicLayer {
  tone: Tone
  /** SVG path data. */
  d: string
  /** Height in cells of the horizontal strokes that `d` draws. If absent, `d` is a filled path. */
  stroke?: number
}

/** A finished piece of tile art: data only, in cells, with the origin at the top left. */
export interface Mosaic {
  width: number
  height: number
  layers: MosaicLayer[]
  /** Hairlines under the tiles, as path data. */
  gridlines?: string
  letters?: { character: string; x: number; y: number; state?: 'solved' | 'hint' }[]
  /** A line through the centers of tiles, as path data, for animations. */
  track?: string
}

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A 32-bit seed from a text (FNV-1a), so that a slug always gives the same art. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return hash >>> 0
}

const round = (value: number) => Math.round(value * 1000) / 1000

interface Rect {
  x: number
  y: number
  width: number
}

/**
 * Collects rectangles and writes them as a few short paths: one per tone and height, in which
 * touching tiles of a row become single strokes. This keeps art small enough to inline.
 */
export class Tiles {
  readonly width: number
  readonly height: number
  readonly #rects = new Map<Tone, Map<number, Rect[]>>()

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  rect(tone: Tone, x: number, y: number, width = 1, height = width): this {
    const heights = this.#rects.get(tone) ?? new Map<number, Rect[]>()
    this.#rects.set(tone, heights)
    const key = round(height)
    const rects = heights.get(key) ?? []
    heights.set(key, rects)
    rects.push({ x, y, width })
    return this
  }

  /** A square outline. */
  ring(tone: Tone, x: number, y: number, size = 1, line = 0.06): this {
    return this.rect(tone, x, y, size, line)
      .rect(tone, x, y + size - line, size, line)
      .rect(tone, x, y + line, line, size - 2 * line)
      .rect(tone, x + size - line, y + line, line, size - 2 * line)
  }

  finish(extra: Pick<Mosaic, 'gridlines' | 'letters' | 'track'> = {}): Mosaic {
    const layers: MosaicLayer[] = []
    for (const [tone, heights] of this.#rects)
      for (const [height, rects] of heights)
        layers.push({ tone, stroke: height, d: strokes(rects, height) })
    return { width: this.width, height: this.height, layers, ...extra }
  }
}

function strokes(rects: Rect[], height: number): string {
  const sorted = rects.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const runs: Rect[] = []
  for (const rect of sorted) {
    const last = runs.at(-1)
    if (last && last.y === rect.y && Math.abs(last.x + last.width - rect.x) < 1e-6)
      last.width += rect.width
    else runs.push({ ...rect })
  }
  let [atX, atY] = [0, 0]
  return runs
    .map(({ x, y, width }) => {
      const [toX, toY, run] = [round(x), round(y + height / 2), round(width)]
      const move = `m${short(toX - atX)}${joined(toY - atY)}h${short(run)}`
      atX = toX + run
      atY = toY
      return move
    })
    .join('')
}

const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.')
const joined = (value: number) => {
  const text = short(value)
  return text.startsWith('-') ? text : ` ${text}`
}

/** Hairlines around every cell of a grid, or around those that `keep` selects. */
export function gridlines(
  width: number,
  height: number,
  keep: (x: number, y: number) => boolean = () => true,
): string {
  const on = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && keep(x, y)
  let d = ''
  for (let y = 0; y <= height; y++)
    for (const [x, length] of runs(width, (x) => on(x, y) || on(x, y - 1)))
      d += `M${x} ${y}h${length}`
  for (let x = 0; x <= width; x++)
    for (const [y, length] of runs(height, (y) => on(x, y) || on(x - 1, y)))
      d += `M${x} ${y}v${length}`
  return d
}

/** Where numbers below `end` that are `on` follow each other, and how many. */
function* runs(
  end: number,
  on: (at: number) => boolean,
): Generator<[from: number, length: number]> {
  for (let at = 0; at < end; at++) {
    const from = at
    while (at < end && on(at)) at++
    if (at > from) yield [from, at - from]
  }
}
