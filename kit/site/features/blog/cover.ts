import { type CategoryId, categoryIds } from '#contracts/blog-list.ts'
import type { Cover, Ground } from '#site/ui/art/covers.ts'
import {
  attention,
  calendar,
  courses,
  field,
  halftone,
  page,
  quadTree,
} from '#site/ui/art/generators.ts'
import { type Mosaic, seededRandom, seedOf, Tiles } from '#site/ui/art/mosaic.ts'

const [width, height] = [24, 16]

type Drawing = (random: () => number, seed: number) => Mosaic

/** Points around a query, larger the closer they are, and the few that answer it. */
function neighbors(random: () => number): Mosaic {
  const [queryX, queryY] = [5 + Math.floor(random() * 14), 4 + Math.floor(random() * 8)]
  const [density, reach] = [0.3 + random() * 0.3, 9 + random() * 8]
  const answers = 3 + Math.floor(random() * 4)
  const cells = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return { x, y, distance: Math.hypot(x - queryX, y - queryY), isPoint: random() < density }
  })
  const points = cells
    .filter(({ distance, isPoint }) => isPoint && distance > 1)
    .toSorted((a, b) => a.distance - b.distance)
  const tiles = new Tiles(width, height).rect('pop', queryX, queryY)
  for (const [index, { x, y, distance }] of points.entries()) {
    const answer = index < answers
    const side = answer ? 1 : Math.max(0.2, Math.round((1 - distance / reach) * 5) / 5)
    tiles.rect(answer ? 'tile' : 'fg', x + (1 - side) / 2, y + (1 - side) / 2, side)
  }
  return tiles.finish()
}

/** Options by probability, one row each, and the one that was drawn. */
function choices(random: () => number): Mosaic {
  const [steep, drawn] = [2 + random() * 4, Math.floor(random() * 4)]
  const longest = width - 2 - random() * 8
  const tiles = new Tiles(width, height)
  for (let row = 0; row < height / 2; row++) {
    const share = Math.exp((-row / (height / 2)) * steep) * (0.85 + random() * 0.3)
    const length = Math.max(1, Math.round(longest * Math.min(share, 1)))
    for (let x = 0; x < width; x++)
      if (x < length) tiles.rect(row === drawn ? 'tile' : 'fg', x + 0.07, row * 2 + 0.25, 0.86, 1.5)
      else tiles.rect('line', x + 0.36, row * 2 + 0.92, 0.16)
  }
  return tiles.finish()
}

/** A causal attention mask, seen from just below its top. */
function mask(random: () => number, seed: number): Mosaic {
  const skip = 3 + Math.floor(random() * 14)
  return attention(height + skip, { seed, skip, width })
}

/** Noise that narrows until one answer is left. */
function narrowing(random: () => number): Mosaic {
  const [rate, noise] = [2.5 + random() * 2, 0.5 + random() * 0.7]
  const tiles = new Tiles(width, height)
  for (let x = 0; x < width - 3; x++) {
    const most = height * Math.exp((-x / width) * rate)
    const reach = Math.max(0.5, Math.round(most * (1 - noise * random())) / 2)
    tiles.rect('fg', x + 0.1, height / 2 - reach, 0.8, 2 * reach)
  }
  // Away from the edge, where it would look cut off.
  return tiles.rect('tile', width - 3, height / 2 - 1, 2).finish()
}

const models = [mask, neighbors, choices, narrowing]

/** A winding course with the answer somewhere along it. */
function wave(random: () => number): Mosaic {
  const [waves, phase, spread] = [3 + random() * 6, random() * 6, 1.6 + random() * 3]
  const [swing, narrow] = [0.16 + random() * 0.22, random() * 5]
  const line = (u: number) => 0.5 + swing * Math.sin(u * waves + phase)
  const answer = width - 2 - Math.floor(random() * 5)
  return halftone(width, height, {
    value: (u, v) => 0.9 * Math.exp(-(((v - line(u)) * (spread + narrow * u)) ** 2)),
    marks: [[answer, Math.round(line((answer + 0.5) / width) * height - 0.5), 'tile']],
  })
}

/** Rings around a target. */
function rings(random: () => number): Mosaic {
  const [x, y] = [5 + Math.floor(random() * 14), 3 + Math.floor(random() * 10)]
  const [period, sharp] = [3 + random() * 3, 0.8 + random()]
  return halftone(width, height, {
    value: (_u, _v, cx, cy) =>
      0.5 + 0.45 * sharp * Math.cos((Math.hypot(cx - x, cy - y) / period) * Math.PI),
    marks: [[x, y, 'tile']],
  })
}

/** Peaks of different heights, one of them marked. */
function peaks(random: () => number): Mosaic {
  const summits = Array.from({ length: 3 }, () => ({
    x: 2 + Math.floor(random() * 20),
    y: 2 + Math.floor(random() * 12),
    size: 2 + random() * 4,
  }))
  const [chosen] = summits
  return halftone(width, height, {
    value: (_u, _v, cx, cy) =>
      summits.reduce(
        (sum, { x, y, size }) => sum + 0.9 * Math.exp(-((Math.hypot(cx - x, cy - y) / size) ** 2)),
        0.12,
      ),
    marks: chosen && [[chosen.x, chosen.y, 'tile']],
  })
}

/** A frame of whole cells, minus a gap around it. */
function frame(tiles: Tiles, [x, y, across, down]: Box) {
  const [left, top, line] = [x + 0.1, y + 0.1, 0.12]
  const [wide, high] = [across - 0.2, down - 0.2]
  for (const edge of [top, top + high - line]) tiles.rect('fg', left, edge, wide, line)
  for (const edge of [left, left + wide - line]) tiles.rect('fg', edge, top, line, high)
}

type Box = [x: number, y: number, across: number, down: number]

const fillBox = (tiles: Tiles, tone: 'fg' | 'tile' | 'pop', [x, y, across, down]: Box) =>
  tiles.rect(tone, x + 0.1, y + 0.1, across - 0.2, down - 0.2)

/** An area in unequal shares, one of them chosen. */
function shares(random: () => number): Mosaic {
  const tiles = new Tiles(width, height)
  const parts: Box[] = []
  const divide = ([x, y, across, down]: Box) => {
    const isWide = across >= down
    const side = isWide ? across : down
    if (across * down <= 12 + random() * 18 || side < 4)
      return void parts.push([x, y, across, down])
    const at = Math.round(side * (0.3 + random() * 0.4))
    divide(isWide ? [x, y, at, down] : [x, y, across, at])
    divide(isWide ? [x + at, y, across - at, down] : [x, y + at, across, down - at])
  }
  divide([0, 0, width, height])
  const chosen = 4 + random() * 16
  const [answer] = parts.toSorted((a, b) => offCenter(a, chosen) - offCenter(b, chosen))
  for (const part of parts)
    if (part === answer) fillBox(tiles, 'tile', part)
    else if (random() < 0.4) fillBox(tiles, 'fg', part)
    else frame(tiles, part)
  return tiles.finish()
}

/** How far a box is from a point on the middle line, which is in sight in every crop. */
const offCenter = ([x, y, across, down]: Box, at: number) =>
  Math.hypot(x + across / 2 - at, y + down / 2 - height / 2)

const landscapes = [wave, rings, peaks, shares]

/** An unfinished wall of bricks of equal height. */
function wall(random: () => number, seed: number): Mosaic {
  // High enough everywhere for an article’s band, which shows the middle of the drawing.
  const [from, rise, bend] = [0.35 + random() * 0.2, 0.3 + random() * 0.4, 0.6 + random() * 2.4]
  const falling = random() < 0.5
  const share = (x: number) => (falling ? 1 - x / width : x / width)
  return courses(width, height, {
    seed,
    longest: 3 + Math.floor(random() * 4),
    profile: (x) => from + rise * share(x) ** bend,
  })
}

/** An area divided again and again until one part is left. */
function parts(random: () => number, seed: number): Mosaic {
  const size = 4
  const answer: [x: number, y: number] = [
    // Away from the edge, where it would look cut out in its page's color.
    width - 2 * size,
    // In sight in an article’s band, too.
    size * (1 + Math.floor(random() * 2)),
  ]
  return quadTree(width, height, { seed, size, answer, corners: true })
}

/** Paragraphs, one of them marked. */
function text(random: () => number, seed: number): Mosaic {
  const paragraphs = Array.from({ length: 5 }, () => 2 + Math.floor(random() * 3))
  return page(width, height, { seed, paragraphs, marked: Math.floor(random() * 3) })
}

/** Branches that leave the main line of a history and come back to it. */
function branches(random: () => number): Mosaic {
  const [main, line] = [7, 0.16]
  const tiles = new Tiles(width, height)
  const join = (x: number, from: number, to: number) =>
    tiles.rect('fg', x + 0.42, Math.min(from, to) + 0.5, line, Math.abs(to - from))
  tiles.rect('fg', 0, main + 0.42, width, line)
  for (let x = 0; x < width; x += 2) tiles.rect('fg', x + 0.1, main + 0.1, 0.8)
  const merges: number[] = []
  for (const lane of [1, 4, 10, 13])
    for (let x = 2 * Math.floor(random() * 3); x + 4 < width; ) {
      const end = Math.min(x + 4 + 2 * Math.floor(random() * 4), width - 2)
      tiles.rect('fg', x + 0.42, lane + 0.42, end - x + line, line)
      for (let at = x + 2; at < end; at += 2) tiles.rect('fg', at + 0.1, lane + 0.1, 0.8)
      join(x, lane, main)
      join(end, lane, main)
      merges.push(end)
      x = end + 2 * Math.ceil(random() * 2)
    }
  const merge = merges[Math.floor(random() * merges.length)] ?? 0
  return tiles.rect('tile', merge - 0.5, main - 0.5, 2).finish()
}

const structures = [wall, parts, text, branches]

/** Days, a few of which are taken. */
const days = (_random: () => number, seed: number) => calendar(width, height, { seed })

/** Noise that thins out, and what's left to look at. */
const thinning = (random: () => number, seed: number) =>
  field(width, height, {
    seed,
    from: random() < 0.5 ? [-1, height + 1] : [width + 1, -1],
    reach: 20 + random() * 8,
    density: 0.6,
    pop: [[4 + Math.floor(random() * 16), 4 + Math.floor(random() * 8)]],
  })

/** Work on a board: columns of cards, one of them done. */
function board(random: () => number): Mosaic {
  const tiles = new Tiles(width, height)
  const done: [number, number] = [Math.floor(random() * 6), 5 + random() * 5]
  for (let column = 0; column < 6; column++) {
    const end = 9 + Math.floor(random() * 7)
    for (let y = 0; y < end; ) {
      const high = 1 + Math.floor(random() * 3)
      const card: Box = [4 * column, y, 4, high]
      const isDone = column === done[0] && y <= done[1] && y + high > done[1]
      if (isDone) fillBox(tiles, 'tile', card)
      else if (random() < 0.45) fillBox(tiles, 'fg', card)
      else frame(tiles, card)
      y += high
    }
  }
  return tiles.finish()
}

/** What several people found in several candidates: in one row, all say yes. */
function votes(random: () => number): Mosaic {
  const tiles = new Tiles(width, height)
  const chosen = 2 + Math.floor(random() * 4)
  for (let row = 0; row < height / 2; row++) {
    const share = 0.15 + random() * 0.55
    for (let x = 0; x < width / 2; x++) {
      const place = [2 * x + 0.25, 2 * row + 0.25, 1.5] as const
      if (row === chosen) tiles.rect('tile', ...place)
      else if (random() < share) tiles.rect('fg', ...place)
      else tiles.ring('fg', ...place, 0.12)
    }
  }
  return tiles.finish()
}

const plans = [days, thinning, board, votes]

/** Each category has its own drawings, so that readers recognize it before they read it. */
const drawings: Record<string, Drawing[] | undefined> = {
  ai: models,
  software: structures,
  leadership: plans,
  strategy: landscapes,
}

function drawingsOf(category: CategoryId): Drawing[] {
  const all = Object.values(drawings)
  // An owner's own category uses one of ours, by its position in the list.
  return drawings[category] ?? all[categoryIds.indexOf(category) % all.length] ?? structures
}

const grounds: Ground[] = ['tint', 'ink', 'brand', 'near']

/** Cached, because a cover appears on its article's page and on those of related articles. */
const drawn = new Map<string, Cover>()

/** What a cover depends on. */
interface Covered {
  slug: string
  /** The original's slug, in a translation. They have the same cover. */
  translationOf?: string
  category: CategoryId
  /** The post's place in its category, from `cover-numbers.ts`. */
  number?: number
}

/**
 * A post's cover. Its number chooses drawing and ground: no two of four posts in a row have the same
 * drawing, no two neighbors the same ground, and no two of sixteen the same of both. Its slug seeds the
 * rest. A post without a number, which only a translation may be, leaves everything to its slug.
 */
export function coverOf({ slug, translationOf: seed = slug, category, number }: Covered): Cover {
  const key = `${category}/${seed}/${number}`
  const cover = drawn.get(key) ?? draw(seed, category, number)
  drawn.set(key, cover)
  return cover
}

function draw(slug: string, category: CategoryId, number: number | undefined): Cover {
  const seed = seedOf(`${category}/${slug}`)
  const random = seededRandom(seed)
  const choices = drawingsOf(category)
  const place = number ?? Math.floor(random() * choices.length)
  const round = Math.floor(place / choices.length)
  const shift =
    number === undefined ? seedOf(slug) : place + round + Math.max(0, categoryIds.indexOf(category))
  const drawing = choices[place % choices.length] ?? wall
  return { ground: grounds[shift % grounds.length] ?? 'tint', mosaic: drawing(random, seed) }
}
