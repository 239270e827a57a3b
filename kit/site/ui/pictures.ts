import { getImage } from 'astro:assets'
import { posix } from 'node:path'
import type { ImageMetadata } from 'astro'
import sharp from 'sharp'
import { contentFolder, pictureFolders } from '#content/content-folder.ts'
import type { PictureSource } from './Picture.tsx'

/** From a thumbnail on a phone to a cover across a large screen. */
const widths = [240, 480, 800, 1200]

const photographs = import.meta.glob<ImageMetadata>(
  '/content/*/pictures/**/*.{png,jpg,jpeg,webp,avif,gif,tiff,PNG,JPG,JPEG,WEBP,AVIF,GIF,TIFF}',
  { eager: true, import: 'default' },
)
const drawings = import.meta.glob<string>('/content/*/pictures/**/*.{svg,SVG}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const besideTexts = import.meta.glob<ImageMetadata>(
  '/content/*/**/*.{png,jpg,jpeg,webp,avif,gif,tiff,svg,PNG,JPG,JPEG,WEBP,AVIF,GIF,TIFF,SVG}',
  { import: 'default' },
)

/** A picture by its address from a folder of the site, as texts in Markdown name it. */
export async function pictureBeside(folder: string, address: string): Promise<ImageMetadata> {
  const file = posix.join('/', folder, address)
  const load = pictureFolders
    .map((from) => besideTexts[file.replace(`/${contentFolder}/`, `/${from}/`)])
    .find(Boolean)
  if (!load) throw new Error(`${file.slice(1)}: expected this picture; found nothing`)
  return load()
}

/** The side of a photograph that stays when it's cropped: `top`, `right top`, and so on. */
export type Focus = string

/**
 * A picture in the content's folder `pictures/`, by its file name; a square one around its focus. A
 * language that has no such picture shows the first language's.
 */
export async function pictureNamed(name: string, focus?: Focus): Promise<PictureSource> {
  const files = pictureFolders.map((folder) => `/${folder}/pictures/${name}`)
  const file = files.find((each) => drawings[each] ?? photographs[each]) ?? files[0] ?? ''
  const drawing = drawings[file]
  // A drawing's display size depends on its place; these numbers only give its usual shape.
  if (drawing) return { src: drawing, width: 1440, height: 960 }
  const photograph = photographs[file]
  if (!photograph) throw new Error(`${file.slice(1)}: expected this picture; found nothing`)
  return focus ? cropped(photograph, focus) : madeSmall(photograph)
}

/** A photograph that stands where a drawing would. */
export interface Photograph {
  picture: PictureSource
  alt: string
  /** What stays in sight when its place cuts it off; the center if omitted. */
  focus?: Focus
}

/** A photograph of the content's folder `pictures/`, as content names it. */
export const photographNamed = async ({
  file,
  ...rest
}: {
  file: string
  alt: string
  focus?: Focus
}): Promise<Photograph> => ({ ...rest, picture: await pictureNamed(file) })

/** A photograph cropped to a square, in every width up to its own, as AVIF and WebP. */
async function cropped(photograph: ImageMetadata, position: Focus): Promise<PictureSource> {
  const { width, height, format } = metadataOf(photograph)
  const side = Math.min(width, height, 1200)
  const sides = [...widths.filter((each) => each < side), side]
  const square = (to: 'avif' | 'webp' | 'png' | 'jpg', each: number) =>
    getImage({ src: photograph, format: to, width: each, height: each, fit: 'cover', position })
  const listed = async (to: 'avif' | 'webp') =>
    (await Promise.all(sides.map(async (each) => `${(await square(to, each)).src} ${each}w`))).join(
      ', ',
    )
  const [avif, webp, plain] = await Promise.all([
    listed('avif'),
    listed('webp'),
    square(format === 'png' ? 'png' : 'jpg', side),
  ])
  return { src: plain.src, width: side, height: side, avif, webp }
}

/**
 * A photograph's size and format. Reading the original would make Astro publish it, although no
 * page uses it, so this reads a clone.
 */
export const metadataOf = (photograph: ImageMetadata): ImageMetadata =>
  (photograph as { clone?: ImageMetadata }).clone ?? photograph

/** A photograph saved as PNG would weigh five times as much as a JPEG, which can't be transparent. */
async function fallbackFormat(photograph: ImageMetadata): Promise<'png' | 'jpg'> {
  if (metadataOf(photograph).format !== 'png') return 'jpg'
  const { fsPath } = photograph as { fsPath?: string }
  return fsPath && !(await sharp(fsPath).metadata()).hasAlpha ? 'jpg' : 'png'
}

/** A photograph in every width up to its own, as AVIF and WebP. */
export async function madeSmall(photograph: ImageMetadata): Promise<PictureSource> {
  const original = metadataOf(photograph)
  const own = original.width
  const largest = Math.min(own, 1920)
  const listed = [...widths.filter((width) => width < largest), largest]
  const width = Math.min(own, 1200)
  const [avif, webp, plain] = await Promise.all([
    getImage({ src: photograph, format: 'avif', widths: listed, width: largest }),
    getImage({ src: photograph, format: 'webp', widths: listed, width: largest }),
    // A fallback, because mail programs and other sites may support neither format.
    getImage({ src: photograph, format: await fallbackFormat(photograph), width }),
  ])
  return {
    src: plain.src,
    width,
    height: Math.round((original.height * width) / own),
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
  }
}
