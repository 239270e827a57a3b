import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPictureBytes } from '#content/picture-limits.ts'
import imageService from './image-service.ts'

const config = { service: { entrypoint: '', config: { avif: { effort: 0 } } } } as never
const transformed = async (original: Buffer, format: string) => {
  const options = { src: '', format, width: 1920 }
  return (await imageService.transform(original, options, config, {} as never)).data
}
const made = async (original: Buffer, format: string) =>
  (await transformed(original, format)).length

/** As finely detailed as leaves: every pixel differs from its neighbors. */
const leaves = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(0.8)
    .jpeg({ quality: 95 })
    .toBuffer()

test.each(['avif', 'webp', 'jpeg'] as const)(
  'a detailed photograph is light enough as %s',
  async (format) => {
    const photograph = await leaves(1920)
    expect(await made(photograph, format)).toBeLessThanOrEqual(maxPictureBytes)
    const usual = await sharp(photograph)[format]({ effort: 0 }).toBuffer()
    expect(usual.length, 'without lower qualities').toBeGreaterThan(maxPictureBytes)
  },
)

test('one that is light enough keeps its quality', async () => {
  const photograph = await leaves(480)
  const usual = await sharp(photograph, { pages: -1 }).webp().toBuffer()
  expect(await made(photograph, 'webp')).toBe(usual.length)
})

test('of an animated GIF and a TIFF of several pages, only the first picture is shown', async () => {
  const pages = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 6, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  for (const kind of ['gif', 'tiff'] as const) {
    const several = await sharp(pages, { join: { animated: true } })
      [kind]()
      .toBuffer()
    for (const format of ['avif', 'webp', 'jpeg']) {
      const picture = sharp(await transformed(several, format), { pages: -1 })
      expect(await picture.metadata(), `${kind} as ${format}`).toMatchObject({
        width: 6,
        height: 4,
      })
      const [red, , blue] = (await picture.stats()).channels
      expect(red?.mean).toBeGreaterThan(blue?.mean ?? 255)
    }
  }
})
