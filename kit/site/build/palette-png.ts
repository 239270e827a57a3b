import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const maxColors = 256

interface Picture {
  width: number
  height: number
  /** Four bytes for each: red, green, blue, and alpha. */
  pixels: Uint8Array
}

/**
 * A PNG with a palette, whose pixels take a byte each. It loses nothing, and is a third as large as
 * one of four. Undefined if a picture has too many colors, or transparent ones.
 */
export function palettePng({ width, height, pixels }: Picture): Buffer | undefined {
  const { buffer } = new Uint8Array(pixels)
  const colors = new Uint32Array(buffer)
  const numbers = new Map<number, number>()
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  let last: number | undefined
  let number = 0
  for (let index = 0; index < colors.length; index++) {
    const color = colors[index] as number
    if (color !== last) {
      last = color
      number = numbers.get(color) ?? numbers.size
      numbers.set(color, number)
      if (numbers.size > maxColors || pixels[4 * index + 3] !== 255) return undefined
    }
    rows[index + Math.floor(index / width) + 1] = number
  }
  const palette = Buffer.from(Uint32Array.from(numbers.keys()).buffer)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    signature,
    // Eight bits for each pixel, which is the number of a color. cspell:ignore IHDR PLTE IDAT IEND
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 3, 0, 0, 0])])),
    chunk(
      'PLTE',
      palette.filter((_, index) => index % 4 !== 3),
    ),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
