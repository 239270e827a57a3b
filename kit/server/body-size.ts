import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** The most that's read of a body in chunks, in bytes: its length isn't known ahead of time. */
const maxChunkedBody = 64 * 1024
/**
 * The most chunks of a body. Each is an object of about half a kilobyte, so 64 KB in chunks of a byte
 * would take 30 MB. A slow connection brings 64 KB in some 50 pieces.
 */
const maxChunks = 256

export const isChunked = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined

/** The size of a request's body in bytes, 0 without one: as announced, or the most that's read of chunks. */
export function bodySize(request: Pick<IncomingMessage, 'headers'>): number {
  if (isChunked(request)) return maxChunkedBody
  return Number(request.headers['content-length'] ?? 0)
}

/**
 * Drops chunks that `joinChunks` would refuse. Node makes an object of each chunk it has read, up to
 * 13,000 at once, and would keep them all until their connection has closed.
 */
export function dropManyChunks(request: IncomingMessage): void {
  const { push } = request
  let count = 0
  request.push = (chunk, encoding) =>
    (chunk === null || ++count <= maxChunks + 1) && push.call(request, chunk, encoding)
}

/** Reads a body in chunks as one piece. Fails when it turns out too long or too finely cut. */
export function joinChunks(body: Readable): Promise<Readable> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const add = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (chunks.length <= maxChunks && size <= maxChunkedBody) return
      body.off('data', add).pause()
      reject(Object.assign(new Error('The body is too large'), { statusCode: 413 }))
    }
    body
      .on('data', add)
      .once('end', () => resolve(Readable.from(Buffer.concat(chunks))))
      .once('error', (error) => reject(Object.assign(error, { statusCode: 400 })))
  })
}
