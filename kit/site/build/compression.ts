import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentHash, type ServedFile, suffix } from '#contracts/build-manifest.ts'
import { cacheFolder } from '#owner/root.ts'
import { remembered } from './remembered.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const compressible = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/

const cache = cacheFolder('compressed')

/**
 * Larger pages (in bytes), as articles are, get Brotli's second-best quality, which takes 90 instead
 * of 222 ms and adds 0.5 kB to 22.6. So do feeds, texts, and data, which programs read, and views of
 * the blog's list, of which ten posts more make up to four: half the time, and 2 to 4% more bytes.
 * Everything else gets the best, because a first view counts every byte.
 */
const largeFile = 80_000
const forPrograms = /^(text\/plain|application\/(json|(rss|atom|feed)\+))/
const listView = /[\\/]blog[\\/]views[\\/]/

const qualityOf = (file: string, type: string, size: number) =>
  forPrograms.test(type) ||
  listView.test(file) ||
  (type.startsWith('text/html') && size > largeFile)
    ? 10
    : 11

const encoders = {
  br: (content: Buffer, type: string, file: string) =>
    brotliAsync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, type, content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => gzipAsync(content, { level: 9 }),
}

/**
 * Writes `.br` and `.gz` copies and returns which ones exist, with their hashes. A copy that isn't smaller than the
 * file is dropped. Copies are cached by the content's hash.
 */
export async function compress(
  file: string,
  { content, type, hash }: { content: Buffer; type: string; hash: string },
): Promise<Pick<ServedFile, 'encodings' | 'copies'>> {
  if (!compressible.test(type)) return { encodings: [] }
  const encodings: ServedFile['encodings'] = []
  const copies: ServedFile['copies'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    const { content: copy } = await remembered(cache, hash + suffix[encoding], () =>
      encoders[encoding](content, type, file),
    )
    if (copy.length >= content.length) continue
    writeFileSync(file + suffix[encoding], copy)
    encodings.push(encoding)
    copies[encoding] = contentHash(copy)
  }
  return { encodings, copies }
}
