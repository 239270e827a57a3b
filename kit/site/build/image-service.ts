import type { LocalImageService } from 'astro'
import astroService from 'astro/assets/services/sharp'
import sharp from 'sharp'
import { maxPictureBytes } from '#content/picture-limits.ts'

/** Tried in turn. Fine leaves or gravel, 1,920 pixels wide, weigh over half a megabyte at the usual quality. */
const lowerQualities: Record<string, number[]> = {
  avif: [40, 30],
  webp: [65, 50, 35],
  jpg: [65, 50, 35],
  jpeg: [65, 50, 35],
}

/** Of an animation or a document, the first picture, because Astro would make a strip of all of them. */
async function firstPicture(file: Uint8Array): Promise<Uint8Array> {
  const { pages = 1 } = await sharp(file).metadata()
  return pages > 1 ? sharp(file).autoOrient().png().toBuffer() : file
}

/** Astro's own service, with photographs compressed more where they'd be too heavy for a page. */
const imageService: LocalImageService = {
  ...astroService,
  async transform(file, options, ...rest) {
    const original = await firstPicture(file)
    let made = await astroService.transform(original, options, ...rest)
    for (const quality of lowerQualities[options.format] ?? []) {
      if (made.data.length <= maxPictureBytes) break
      made = await astroService.transform(original, { ...options, quality }, ...rest)
    }
    return made
  },
}
export default imageService
