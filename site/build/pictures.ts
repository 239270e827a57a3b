import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import Tinypool from 'tinypool'
import type { Identity } from '#contracts/identity.ts'
import { coverOf } from '#site/features/blog/cover.ts'
import { isCategory } from '#site/features/blog/posts.ts'
import { canonicalPath, picturePath } from '#site/layout/metadata.ts'
import { faviconOf } from '#site/theme/theme-names.ts'
import { type Cover, covers } from '#site/ui/art/covers.ts'
import { field } from '#site/ui/art/generators.ts'
import { seedOf } from '#site/ui/art/mosaic.ts'
import { type DrawingName, drawingNames, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { pictureSvg, touchIcon } from './picture.ts'

/** Draws an SVG as a PNG, `width` px wide or as wide as it says. */
type Paint = (svg: string, width?: number) => Promise<Buffer>

const cache = fileURLToPath(new URL('../../node_modules/.cache/pictures/', import.meta.url))

/** Art of the pages that have a drawing of their own; every other page gets a field from its path. */
const drawings: Record<string, () => Cover> = {
  '/games/wordwize': covers.letters,
  '/games/wizesnake': covers.snake,
  '/learning-assistant': covers.attention,
}

const isDrawing = (name: string | undefined): name is DrawingName =>
  drawingNames.some((drawing) => drawing === name)

function artOf(path: string, category: string | undefined, drawing: string | undefined): Cover {
  if (isDrawing(drawing)) {
    const { ground, card } = serviceDrawing(drawing, path)
    return { ground, mosaic: card() }
  }
  if (isCategory(category)) return coverOf(path.replace('/blog/', ''), category)
  const seed = seedOf(path)
  return (
    drawings[path]?.() ?? {
      ground: seed % 3 === 0 ? 'brand' : seed % 3 === 1 ? 'tint' : 'near',
      mosaic: field(12, 19, { seed, from: [13, -1], reach: 19, density: 0.6, pop: [[2, 15]] }),
    }
  )
}

/**
 * Draws the picture that social networks show of a page, for every page that names one, and keeps
 * drawn pictures so that only new titles cost time.
 */
export default function pictures({ company, url }: Identity): AstroIntegration {
  return {
    name: 'pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const files = await readdir(dist, { recursive: true })
        const pages = files.filter((file) => file.endsWith('.html'))
        let drawn = 0
        const painters = new Tinypool({
          filename: new URL('./painter.ts', import.meta.url).href,
          minThreads: 0,
          maxThreads: availableParallelism(),
        })
        const paint: Paint = async (svg, width) => Buffer.from(await painters.run({ svg, width }))
        const lane = async () => {
          for (let file = pages.pop(); file; file = pages.pop()) {
            const html = await readFile(join(dist, file), 'utf8')
            const path = canonicalPath(`/${file}`)
            const title = metaOf(html, 'og:title')
            if (!title || metaOf(html, 'og:image') !== url + picturePath(path)) continue
            const svg = pictureSvg(
              company.name,
              title,
              artOf(
                path,
                metaOf(html, 'article:section'),
                html.match(/ data-drawing="(\w+)"/)?.[1],
              ),
            )
            const isNew = await place(paint, svg, join(dist, picturePath(path)))
            if (isNew) drawn++
          }
        }
        // Twice as many as threads, so that none waits for a file to be read or written.
        await Promise.all(Array.from({ length: 2 * availableParallelism() }, lane))
        await place(paint, touchIcon, join(dist, 'apple-touch-icon.png'))
        await writeFile(join(dist, 'favicon.ico'), await iconFile(paint))
        await painters.destroy()
        logger.info(`${drawn} new pictures drawn.`)
      },
    },
  }
}

/** The size of the icon at `/favicon.ico`, in px. */
const iconSize = 48

/** `favicon.ico`, which some programs ask for whatever a page names: the light icon as a PNG in an ICO. */
async function iconFile(paint: Paint): Promise<Buffer> {
  const svg = await readFile(new URL(`../../public${faviconOf('light')}`, import.meta.url), 'utf8')
  const png = await paint(svg, iconSize)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(iconSize, 6)
  head.writeUInt8(iconSize, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits for a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Puts an SVG's PNG at a path, from the cache when it was drawn before. Returns whether it had to be drawn. */
async function place(paint: Paint, svg: string, target: string): Promise<boolean> {
  const kept = join(cache, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`)
  await mkdir(dirname(target), { recursive: true })
  const earlier = await readFile(kept).catch(() => undefined)
  if (earlier) {
    await writeFile(target, earlier)
    return false
  }
  const png = await paint(svg)
  await mkdir(cache, { recursive: true })
  await Promise.all([writeFile(kept, png), writeFile(target, png)])
  return true
}

function metaOf(html: string, property: string): string | undefined {
  const content = html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`))?.[1]
  return content?.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (_, decimal, hex, name) =>
    name
      ? ({ amp: '&', quot: '"', lt: '<', gt: '>', apos: "'" }[name as string] ?? '')
      : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  )
}
