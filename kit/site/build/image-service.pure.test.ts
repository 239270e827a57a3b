import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPictureBytes } from '#content/picture-limits.ts'
import imageService from './image-service.ts'

const config = { service: { entrypoint: '', config: { avif: { effort: 0 } } } } as never
const made = async (original: Buffer, format: string) =>
  (await imageService.transform(original, { src: '', format, width: 1920 }, config, {} as never))
    .data.length

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
