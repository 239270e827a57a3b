import type { LocalImageService } from 'astro'
import sharp from 'astro/assets/services/sharp'
import { maxPictureBytes } from '#content/picture-limits.ts'

/** Tried in turn. Fine leaves or gravel, 1,920 pixels wide, weigh over half a megabyte at the usual quality. */
const lowerQualities: Record<string, number[]> = {
  avif: [40, 30],
  webp: [65, 50, 35],
  jpg: [65, 50, 35],
  jpeg: [65, 50, 35],
}

/** Astro's own service, with photographs compressed more where they'd be too heavy for a page. */
const imageService: LocalImageService = {
  ...sharp,
  async transform(original, options, ...rest) {
    let made = await sharp.transform(original, options, ...rest)
    for (const quality of lowerQualities[options.format] ?? []) {
      if (made.data.length <= maxPictureBytes) break
      made = await sharp.transform(original, { ...options, quality }, ...rest)
    }
    return made
  },
}
export default imageService
