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

const models = [mask, neighbors, choices]

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

const landscapes = [wave, rings, peaks]

/** An unfinished wall of bricks of equal height. */
function wall(random: () => number, seed: number): Mosaic {
  const [from, rise, bend] = [random() * 0.3, 0.5 + random() * 0.4, 0.6 + random() * 2.4]
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
    width - size,
    size * Math.floor(random() * (height / size)),
  ]
  return quadTree(width, height, { seed, size, answer, corners: true })
}

/** Paragraphs, one of them marked. */
function text(random: () => number, seed: number): Mosaic {
  const paragraphs = Array.from({ length: 5 }, () => 2 + Math.floor(random() * 3))
  return page(width, height, { seed, paragraphs, marked: Math.floor(random() * 3) })
}

const structures = [wall, parts, text]

/** Each category has its own drawings, so that readers recognize it before they read it. */
const drawings = {
  ai: (random: () => number, seed: number) =>
    (models[Math.floor(random() * models.length)] ?? mask)(random, seed),
  software: (random: () => number, seed: number) =>
    (structures[Math.floor(random() * structures.length)] ?? wall)(random, seed),
  leadership: (random: () => number, seed: number) =>
    random() < 0.5
      ? calendar(width, height, { seed })
      : field(width, height, {
          seed,
          from: random() < 0.5 ? [-1, height + 1] : [width + 1, -1],
          reach: 20 + random() * 8,
          density: 0.6,
          pop: [[4 + Math.floor(random() * 16), 4 + Math.floor(random() * 8)]],
        }),
  strategy: (random: () => number) =>
    (landscapes[Math.floor(random() * landscapes.length)] ?? wave)(random),
} satisfies Record<string, Drawing>

const drawingOf = (category: CategoryId): Drawing => {
  const all: Record<string, Drawing | undefined> = drawings
  const others = Object.values(drawings)
  // An owner's own category uses one of ours, by its position in the list.
  return all[category] ?? others[categoryIds.indexOf(category) % others.length] ?? drawings.software
}

const grounds: Ground[] = ['tint', 'ink', 'brand', 'near']

/** Cached, because a cover appears on its article's page and on those of related articles. */
const drawn = new Map<string, Cover>()

/**
 * A post's cover: always the same for a slug and category, which seed its drawing, and for
 * translations.
 */
export function coverOf(post: {
  slug: string
  translationOf?: string
  category: CategoryId
}): Cover {
  const { slug, translationOf: seed = slug, category } = post
  const key = `${category}/${seed}`
  const cover = drawn.get(key) ?? draw(seed, category)
  drawn.set(key, cover)
  return cover
}

function draw(slug: string, category: CategoryId): Cover {
  const ground = grounds[seedOf(slug) % grounds.length] ?? 'tint'
  const seed = seedOf(`${category}/${slug}`)
  return { ground, mosaic: drawingOf(category)(seededRandom(seed), seed) }
}
