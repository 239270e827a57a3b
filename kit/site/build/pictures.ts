import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import Tinypool from 'tinypool'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf, splitPath } from '#contracts/languages.ts'
import { postPath } from '#contracts/pages.ts'
import { cacheFolder } from '#owner/root.ts'
import { coverOf } from '#site/features/blog/cover.ts'
import { coverNumbers } from '#site/features/blog/cover-numbers.ts'
import { isCategory } from '#site/features/blog/posts.ts'
import { picturePath } from '#site/layout/metadata.ts'
import { faviconOf } from '#site/theme/theme-names.ts'
import { type Cover, type CoverName, covers } from '#site/ui/art/covers.ts'
import { field } from '#site/ui/art/generators.ts'
import { seedOf } from '#site/ui/art/mosaic.ts'
import { isDrawn, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import type { BuiltPage } from './built-pages.ts'
import { eachLimit } from './each-limit.ts'
import { pictureSvg, touchIcon } from './picture.ts'
import { remembered } from './remembered.ts'

/** Renders an SVG as a PNG, in its own width or in `width` px. */
type Paint = (svg: string, width?: number) => Promise<Buffer>

const cache = cacheFolder('pictures')

/** Drawings of pages that have one. Every other page gets a pattern generated from its path. */
const drawings: Record<string, CoverName> = Object.assign({}, ...addOns.map(({ covers }) => covers))

function artOf(
  title: string,
  path: string,
  category: string | undefined,
  drawing: string | undefined,
  numbers: Map<string, number>,
): Cover {
  if (isDrawn(drawing)) {
    const { ground, card } = serviceDrawing(drawing, path)
    return { ground, mosaic: card() }
  }
  if (isCategory(category)) {
    const slug = path.replace(postPath(''), '')
    const number = numbers.get(drawing ?? slug)
    return coverOf({ slug, translationOf: drawing, category, number })
  }
  const own = drawings[path]
  if (own) return covers[own](title)
  const seed = seedOf(path)
  return {
    ground: seed % 3 === 0 ? 'brand' : seed % 3 === 1 ? 'tint' : 'near',
    mosaic: field(12, 19, { seed, from: [13, -1], reach: 19, density: 0.6, pop: [[2, 15]] }),
  }
}

/** The width of a chart's picture, in px: sharp on a phone with three pixels to a point. */
const chartWidth = 1200

/**
 * Draws the social picture of every page that names one, and the charts (SVG by path). Pictures are
 * cached, so that only new ones take time. Returns how many it drew.
 */
export async function drawPictures(
  built: BuiltPage[],
  dist: string,
  identity: Identity,
  charts: Record<string, string>,
): Promise<number> {
  const { company, url } = identity
  const languages = languagesOf(identity)
  const painters = new Tinypool({
    filename: new URL('./painter.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: availableParallelism(),
  })
  const paint: Paint = async (svg, width) => Buffer.from(await painters.run({ svg, width }))
  const numbers = coverNumbers()
  let drawn = 0
  // Twice as many as threads, so that none is idle while a file is read or written.
  await eachLimit(built, 2 * availableParallelism(), async ({ path, meta, drawing }) => {
    const title = meta.get('og:title')
    if (!title || meta.get('og:image') !== url + picturePath(path)) return
    const own = splitPath(path, languages).path
    const art = artOf(title, own, meta.get('article:section'), drawing, numbers)
    const svg = pictureSvg(company.name, title, art)
    const isNew = await place(paint, svg, join(dist, decodeURI(picturePath(path))))
    if (isNew) drawn++
  })
  await eachLimit(Object.entries(charts), 2 * availableParallelism(), async ([path, svg]) => {
    const isNew = await place(paint, svg, join(dist, path), chartWidth)
    if (isNew) drawn++
  })
  await place(paint, touchIcon, join(dist, 'apple-touch-icon.png'))
  await writeFile(join(dist, 'favicon.ico'), await iconFile(paint, dist))
  await painters.destroy()
  return drawn
}

/** The size of `/favicon.ico`, in px. */
const iconSize = 48

/**
 * `favicon.ico`, which some programs request regardless of what a page specifies: the light icon as
 * a PNG in an ICO.
 */
async function iconFile(paint: Paint, dist: string): Promise<Buffer> {
  const svg = await readFile(join(dist, faviconOf('light')), 'utf8')
  const png = await paint(svg, iconSize)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(iconSize, 6)
  head.writeUInt8(iconSize, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Writes an SVG's PNG to a path, from the cache if possible. Returns whether it had to be drawn.
 */
async function place(paint: Paint, svg: string, target: string, width?: number): Promise<boolean> {
  const name = createHash('sha256')
    .update(`palette${svg}${width ?? ''}`)
    .digest('hex')
    .slice(0, 32)
  const { content, isNew } = await remembered(cache, `${name}.png`, () => paint(svg, width))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
  return isNew
}
