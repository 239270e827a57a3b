import type { Cover, Ground } from '#site/ui/art/covers.ts'
import { attention, calendar, courses, field, halftone } from '#site/ui/art/generators.ts'
import { type Mosaic, seededRandom, seedOf } from '#site/ui/art/mosaic.ts'
import type { CategoryId } from './posts.ts'

const [width, height] = [24, 16]

/** A course that bends, with the answer somewhere along it. */
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

/** Peaks of different heights, the chosen one marked. */
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

/** Each category has a drawing of its own, so that it is recognised before it is read. */
const drawings: Record<CategoryId, (seed: number, random: () => number) => Mosaic> = {
  ai: (seed, random) => {
    const skip = 3 + Math.floor(random() * 14)
    return attention(height + skip, { seed, skip, width })
  },
  software: (seed, random) => {
    const [from, rise, bend] = [random() * 0.3, 0.5 + random() * 0.4, 0.6 + random() * 2.4]
    const falling = random() < 0.5
    const share = (x: number) => (falling ? 1 - x / width : x / width)
    return courses(width, height, {
      seed,
      longest: 3 + Math.floor(random() * 4),
      profile: (x) => from + rise * share(x) ** bend,
    })
  },
  leadership: (seed, random) =>
    random() < 0.5
      ? calendar(25, 17, { seed })
      : field(width, height, {
          seed,
          from: random() < 0.5 ? [-1, height + 1] : [width + 1, -1],
          reach: 20 + random() * 8,
          density: 0.6,
          pop: [[4 + Math.floor(random() * 16), 4 + Math.floor(random() * 8)]],
        }),
  strategy: (_seed, random) =>
    landscapes[Math.floor(random() * landscapes.length)]?.(random) ?? wave(random),
}

const grounds: Ground[] = ['tint', 'ink', 'brand', 'near', 'tint', 'ink']

/** A cover is on its article's page and on those of articles that are related to it. */
const drawn = new Map<string, Cover>()

/** The cover of a post: always the same for a slug and category, and unlike any other. */
export function coverOf(slug: string, category: CategoryId): Cover {
  const key = `${category}/${slug}`
  const cover = drawn.get(key) ?? draw(slug, category)
  drawn.set(key, cover)
  return cover
}

function draw(slug: string, category: CategoryId): Cover {
  const seed = seedOf(slug)
  const random = seededRandom(seed)
  const ground = grounds[Math.floor(random() * grounds.length)] ?? 'tint'
  return { ground, mosaic: drawings[category](seed, random) }
}
