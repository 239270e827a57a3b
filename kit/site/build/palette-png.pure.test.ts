import sharp from 'sharp'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

const [width, height] = [33, 7]

function picture(colors: number, alpha = 255) {
  const pixels = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index++)
    pixels.set([index % colors, (index % colors) * 3, 200, alpha], 4 * index)
  return { width, height, pixels }
}

test('pixels are what they were', async () => {
  const given = picture(200)
  const png = palettePng(given)
  const read = sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { data, info } = await read
  expect([info.width, info.height]).toEqual([width, height])
  expect(data.equals(given.pixels)).toBe(true)
})

test('a transparent picture, or one of too many colors, has none', () => {
  expect(palettePng(picture(2, 254))).toBeUndefined()
  const side = 17
  const pixels = new Uint8Array(
    Uint32Array.from({ length: side ** 2 }, (_, index) => 0xff000000 + index).buffer,
  )
  expect(palettePng({ width: side, height: side, pixels })).toBeUndefined()
})
