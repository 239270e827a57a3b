import type { IncomingMessage } from 'node:http'

/** The announced size of a request's body, in bytes: 0 without one, and no end for one in chunks. */
export function bodySize({ headers }: Pick<IncomingMessage, 'headers'>): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
