import type { IncomingMessage } from 'node:http'
import { isChunked, maxChunkedBody } from './chunked-body.ts'

/** The size of a request's body in bytes, 0 without one: as announced, or the most that's read of chunks. */
export function bodySize(request: Pick<IncomingMessage, 'headers'>): number {
  if (isChunked(request)) return maxChunkedBody
  return Number(request.headers['content-length'] ?? 0)
}
