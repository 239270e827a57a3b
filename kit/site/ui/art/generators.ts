import { gridlines, type Mosaic, seededRandom, Tiles, type Tone } from './mosaic.ts'

type Point = [x: number, y: number]
type Keep = (x: number, y: number) => boolean

const clamp = (value: number) => Math.max(0, Math.min(1, value))

/**
 * Noise being eliminated: fine tiles near `from`, then halves, then whole tiles that never touch.
 */
export function field(
  width: number,
  height: number,
  options: {
    seed: number
    from: Point
    reach: number
    keep?: Keep
    /** Which of those cells have no tiles. */
    bare?: Keep
    pop?: Point[]
    density?: number
  },
): Mosaic {
  const {
    seed,
    from,
    reach,
    keep = () => true,
    bare = () => false,
    pop = [],
    density: top = 0.62,
  } = options
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  const whole = new Set<string>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const rolls = Array.from({ length: 17 }, random)
      if (!keep(x, y) || bare(x, y)) continue
      if (pop.some(([px, py]) => px === x && py === y)) {
        tiles.rect('pop', x, y)
        continue
      }
      const jitter = ((rolls[16] ?? 0) - 0.5) * 0.14
      const distance = Math.hypot(x + 0.5 - from[0], y + 0.5 - from[1]) / reach + jitter
      const density = top * clamp(1 - distance)
      const parts = distance < 0.32 ? 4 : distance < 0.64 ? 2 : 1
      if (parts === 1) {
        const touches = whole.has(`${x - 1},${y}`) || whole.has(`${x},${y - 1}`)
        if (distance < 1 && !touches && (rolls[0] ?? 1) < density + 0.1) {
          tiles.rect('fg', x, y)
          whole.add(`${x},${y}`)
        }
        continue
      }
      const limit = parts === 2 ? Math.min(density, 0.4) : Math.min(density, 0.5)
      for (let i = 0; i < parts * parts; i++)
        if ((rolls[i] ?? 1) < limit)
          tiles.rect('fg', x + (i % parts) / parts, y + Math.floor(i / parts) / parts, 1 / parts)
    }
  return tiles.finish({ gridlines: gridlines(width, height, keep) })
}

/** A causal attention mask: every row sees itself and earlier rows, never later ones. */
export function attention(
  size: number,
  options: { seed: number; skip?: number; width?: number },
): Mosaic {
  const { seed, skip = 0, width = size } = options
  const tiles = new Tiles(width, size - skip)
  const random = seededRandom(seed)
  const anchors = Array.from({ length: 4 }, () => Math.floor(random() * size * 0.6))
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const [noise, lift] = [random(), random()]
      if (row < skip || column >= width) continue
      const y = row - skip
      if (column > row) {
        tiles.rect('line', column + 0.42, y + 0.42, 0.16)
        continue
      }
      const weight =
        0.18 +
        0.5 * Math.exp(-(row - column) / 3.2) +
        0.3 * noise * noise +
        (anchors.includes(column) ? 0.17 + 0.17 * lift : 0)
      const side = row === column ? 1 : Math.max(0.2, Math.round(clamp(weight) * 5) / 5)
      tiles.rect(row === column ? 'tile' : 'fg', column + (1 - side) / 2, y + (1 - side) / 2, side)
    }
  return tiles.finish()
}

/** Rows of bricks below a profile (share of the height, by column), with a few bricks marked. */
export function courses(
  width: number,
  height: number,
  options: { seed: number; longest?: number; profile: (x: number) => number },
): Mosaic {
  const { seed, longest = 5, profile } = options
  // A pixel, where a cell has eight.
  const gap = 0.13
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  for (let y = height - 1; y >= 0; y--)
    for (let x = 0; x < width; ) {
      const length = Math.min(1 + Math.floor(random() * longest), width - x)
      const tone: Tone = random() < 0.055 ? 'pop' : 'fg'
      if ((height - y) / height <= profile(x + length / 2))
        // The last of a row ends at the drawing's edge, which may be the window's.
        tiles.rect(
          tone,
          x + gap / 2,
          y + gap / 2,
          length - gap / (x + length < width ? 1 : 2),
          1 - gap,
        )
      x += length
    }
  return tiles.finish()
}

/** Weeks of five days, with one day of each marked. */
export function calendar(columns: number, rows: number, options: { seed: number }): Mosaic {
  const tiles = new Tiles(columns, rows)
  const random = seededRandom(options.seed)
  for (let y = 0; y < rows; y++)
    for (let week = 0; week < columns; week += 5) {
      const taken = week + Math.floor(random() * 5)
      for (let x = week; x < Math.min(week + 5, columns); x++)
        if (x === taken) tiles.rect('tile', x, y)
        else tiles.rect('fg', x + 0.36, y + 0.36, 0.28)
    }
  return tiles.finish()
}

/** A field of letters with one word solved and some letters marked as close. */
export function letterBoard(
  width: number,
  height: number,
  options: {
    seed: number
    word: string
    at: Point
    hints?: [x: number, y: number, letter: string][]
  },
): Mosaic {
  const { seed, word, at, hints = [] } = options
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  const alphabet = 'BCDFGHJKLMNPQRSTVWXYZ'
  const letters: Mosaic['letters'] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const filler = alphabet[Math.floor(random() * alphabet.length)] ?? 'X'
      const solved = y === at[1] ? word[x - at[0]] : undefined
      const hint = hints.find(([hx, hy]) => hx === x && hy === y)?.[2]
      if (solved) tiles.rect('tile', x, y)
      else if (hint) tiles.rect('pop', x, y)
      letters.push({
        character: solved ?? hint ?? filler,
        x,
        y,
        ...((solved || hint) && { state: solved ? 'solved' : 'hint' }),
      })
    }
  return tiles.finish({ letters, gridlines: innerLines(width, height) })
}

/** A snake on its board: a path that never touches itself, and food. */
export function snakeWalk(
  width: number,
  height: number,
  options: { seed: number; length: number; start: Point },
): Mosaic {
  const { start } = options
  const tiles = new Tiles(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) tiles.rect('line', x + 0.44, y + 0.44, 0.12)
  let path: Point[] = []
  let random = seededRandom(options.seed)
  for (let tries = 0, length = options.length; path.length < length; tries++) {
    if (tries > 0 && tries % 400 === 0) length -= 10
    random = seededRandom(options.seed + tries)
    path = walk(width, height, start, length, random)
  }
  const taken = new Set(path.map(String))
  for (const [index, [x, y]] of path.entries()) {
    const head = index === path.length - 1
    tiles.rect(head ? 'tile' : 'fg', x + 0.06, y + 0.06, 0.88)
    const [px, py] = path[index - 1] ?? [x, y]
    if (index === 0 || head) continue
    if (py === y) tiles.rect('fg', Math.min(px, x) + 0.94, y + 0.06, 0.12, 0.88)
    else tiles.rect('fg', x + 0.06, Math.min(py, y) + 0.94, 0.88, 0.12)
  }
  let food: Point
  do food = [2 + Math.floor(random() * (width - 4)), 2 + Math.floor(random() * (height - 4))]
  while (taken.has(String(food)))
  return tiles.rect('pop', food[0], food[1]).finish({ track: trackOf(path) })
}

function trackOf(path: Point[]): string {
  const steps = path.map(([x, y], index) => {
    const [px, py] = path[index - 1] ?? [x, y]
    if (index === 0) return `M${x + 0.5} ${y + 0.5}`
    return px === x ? `v${y - py}` : `h${x - px}`
  })
  return steps.join('')
}

function walk(width: number, height: number, start: Point, length: number, random: () => number) {
  const path: Point[] = [start]
  const seen = new Set([String(start)])
  let [[x, y], direction, straightFor]: [Point, Point, number] = [start, [1, 0], 0]
  const sides: Point[] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]
  const free = ([cx, cy]: Point) =>
    cx > 0 &&
    cy > 0 &&
    cx < width - 1 &&
    cy < height - 1 &&
    !seen.has(`${cx},${cy}`) &&
    sides.filter(([i, j]) => seen.has(`${cx + i},${cy + j}`)).length <= 1
  while (path.length < length) {
    const [dx, dy] = direction
    const turns: Point[] = [
      [dx, dy],
      [dy, dx],
      [-dy, -dx],
    ]
    const options = turns.filter(([i, j]) => free([x + i, y + j]))
    const [first] = options
    if (!first) break
    const straight = first[0] === dx && first[1] === dy
    const next =
      !straight || (straightFor > 2 && random() < 0.34)
        ? (options[Math.floor(random() * options.length)] ?? first)
        : first
    straightFor = next[0] === dx && next[1] === dy ? straightFor + 1 : 0
    direction = next
    ;[x, y] = [x + next[0], y + next[1]]
    seen.add(`${x},${y}`)
    path.push([x, y])
  }
  return path
}

/** Paragraphs set in tiles, with the inner lines of one of them marked. */
export function page(
  width: number,
  height: number,
  options: { seed: number; paragraphs: number[]; marked?: number },
): Mosaic {
  const { seed, paragraphs, marked = 1 } = options
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  let y = 0
  for (const [index, lines] of paragraphs.entries()) {
    for (let line = 0; line < lines && y < height; line++, y++) {
      const last = line === lines - 1
      const end = last ? width * (0.35 + random() * 0.3) : width - random() * 3
      const tone: Tone = index === marked && line > 0 && !last ? 'tile' : 'fg'
      for (let x = 0; x < end; ) {
        const word = Math.min(1 + Math.floor(random() * 4), Math.max(1, Math.floor(end - x)))
        // Without the scrap of a word at the edge.
        if (x <= width - 1) tiles.rect(tone, x, y + 0.19, Math.min(word, width - x), 0.62)
        x += word + 0.6
      }
    }
    y += 1
  }
  return tiles.finish()
}

/**
 * A scalar field as squares that grow with its value. `value` gets relative positions and cells.
 */
export function halftone(
  width: number,
  height: number,
  options: {
    value: (u: number, v: number, x: number, y: number) => number
    steps?: number
    marks?: [x: number, y: number, tone: Tone][]
  },
): Mosaic {
  const { value, steps = 5, marks = [] } = options
  const tiles = new Tiles(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mark = marks.find(([mx, my]) => mx === x && my === y)
      const strength = clamp(value((x + 0.5) / width, (y + 0.5) / height, x, y))
      const side = Math.round(strength * steps) / steps
      if (mark) tiles.rect(mark[2], x, y)
      else if (side > 0) tiles.rect('fg', x + (1 - side) / 2, y + (1 - side) / 2, side)
    }
  return tiles.finish()
}

/**
 * A quad tree that goes from many small tiles on the left to one large tile on the right. Large tiles
 * don't touch, except at their `corners` if it's set.
 */
export function quadTree(
  width: number,
  height: number,
  options: { seed: number; answer: Point; size?: number; corners?: boolean },
): Mosaic {
  const { seed, answer, size = 4, corners = false } = options
  const tiles = new Tiles(width, height)
  const random = seededRandom(seed)
  const large: [x: number, y: number, side: number][] = []
  const touches = (x: number, y: number, side: number) =>
    large.some(([lx, ly, ls]) => {
      const across = Math.min(x + side, lx + ls) - Math.max(x, lx)
      const down = Math.min(y + side, ly + ls) - Math.max(y, ly)
      return Math.min(across, down) >= 0 && !(corners && Math.max(across, down) === 0)
    })
  const settle = (x: number, y: number, side: number) => {
    const share = (x + side / 2) / width
    const [roll, fill] = [random(), random()]
    if (side > 1 && roll < 1.25 - share * 1.41 - (side < size ? 0.1 : 0)) {
      const half = side / 2
      for (const j of [0, half]) for (const i of [0, half]) settle(x + i, y + j, half)
      return
    }
    if (share > 0.8) return
    const density = side > 1 ? 0.41 : 0.56 * (1 - share)
    if (fill < density) {
      if (side > 1 && touches(x, y, side)) return
      if (side > 1) large.push([x, y, side])
      tiles.rect('fg', x, y, side)
    } else if (side <= 1 && fill > 1 - 0.045 * (1 - share)) tiles.rect('pop', x, y, side)
  }
  for (let y = 0; y < height; y += size) for (let x = 0; x < width; x += size) settle(x, y, size)
  tiles.rect('tile', answer[0], answer[1], size)
  return tiles.finish({ gridlines: innerLines(width, height, size) })
}

/** Hairlines between cells, without those at the edges, of which a frame would cut off half. */
function innerLines(width: number, height: number, size = 1): string {
  let lines = ''
  for (let x = size; x < width; x += size) lines += `M${x} 0v${height}`
  for (let y = size; y < height; y += size) lines += `M0 ${y}h${width}`
  return lines
}

/** New York: drawn landmarks among random blocks. */
function newYork(width: number, random: () => number): number[] {
  const heights = new Array<number>(width).fill(0)
  const town = (x: number) =>
    3 +
    9 * Math.exp(-(((x / width - 0.68) / 0.17) ** 2)) +
    7 * Math.exp(-(((x / width - 0.17) / 0.1) ** 2))
  for (let x = 0; x < width; ) {
    const blockWidth = 3 + Math.floor(random() * 6)
    const blockHeight = Math.max(2, Math.round(town(x) * (0.45 + 0.75 * random())))
    const [step, tank] = [random() < 0.3, random() < 0.18]
    const tankAt = 1 + Math.floor(random() * (blockWidth - 2))
    for (let i = 0; i < blockWidth && x < width; i++, x++)
      heights[x] =
        blockHeight + (step && i > 0 && i < blockWidth - 1 ? 1 : 0) + (tank && i === tankAt ? 2 : 0)
  }
  const landmarks: [at: number, profile: number[]][] = [
    [
      0.64,
      [
        8, 8, 8, 12, 12, 12, 20, 20, 20, 22, 22, 23, 25, 32, 25, 23, 22, 22, 20, 20, 20, 12, 12, 12,
        8, 8, 8,
      ],
    ],
    [0.795, [11, 11, 18, 18, 18, 19, 21, 23, 29, 23, 21, 19, 18, 18, 18, 11, 11]],
    [0.165, [12, 12, 19, 20, 20, 21, 21, 22, 30, 22, 21, 21, 20, 20, 19, 10]],
    [0.735, [20, 20, 20, 20, 19, 18, 17, 16]],
    [0.585, [24, 24, 24, 24]],
    [0.105, [13, 13, 13, 14, 17, 17, 20, 17, 17, 14, 13, 13]],
    [0.245, [15, 15, 15, 15, 15, 16, 16]],
  ]
  for (const [at, profile] of landmarks)
    for (const [i, value] of profile.entries()) heights[Math.round(width * at) + i] = value
  return heights
}

/** A silhouette's heights, stretched to a width. */
const stretched = (profile: number[], width: number, height: number) =>
  Array.from({ length: width }, (_, x) =>
    Math.min(height, profile[Math.floor((x / width) * profile.length)] ?? 0),
  )

/** Houses on a grid, with some windows lit: New York, or a silhouette given by its heights. */
export function skyline(
  width: number,
  height: number,
  options: { seed: number; profile: 'new-york' | number[] },
): Mosaic {
  const random = seededRandom(options.seed)
  const heights =
    options.profile === 'new-york'
      ? newYork(width, random)
      : stretched(options.profile, width, height)
  const at = (x: number) => heights[x] ?? 0
  let outline = `M0 ${height}`
  let level = 0
  for (let x = 0, from = 0; x <= width; x++)
    if (x === width || at(x) !== level) {
      outline += `h${x - from}v${level - (x === width ? 0 : at(x))}`
      level = x === width ? 0 : at(x)
      from = x
    }
  const windows = new Tiles(width, height)
  for (let x = 1; x < width - 1; x += 2)
    for (let floor = 1; floor < at(x) - 2; floor += 2)
      if (at(x - 1) > floor + 2 && at(x + 1) > floor + 2) {
        const roll = random()
        if (roll < 0.3) windows.rect(roll < 0.07 ? 'pop' : 'window', x, height - floor - 1)
      }
  const { layers } = windows.finish()
  return { width, height, layers: [{ tone: 'sky', d: `${outline}z` }, ...layers] }
}

/** A strip of cells that thins out from left to right and ends in the answer. */
export function strip(width: number, options: { seed: number }): Mosaic {
  const tiles = new Tiles(width, 1)
  const random = seededRandom(options.seed)
  for (let x = 0; x < width - 1; x++) {
    const share = x / width
    const roll = random()
    if (roll < 0.78 * (1 - share) ** 1.7) tiles.rect('fg', x, 0)
    else if (roll > 0.985 && share < 0.6) tiles.rect('pop', x, 0)
  }
  return tiles.rect('tile', width - 1, 0).finish()
}
