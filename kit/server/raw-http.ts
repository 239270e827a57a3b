// What both servers write directly to a socket, without Node's response.
import { STATUS_CODES } from 'node:http'
import type { Headers } from '#contracts/security-headers.ts'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** The status for a parser error: what the client sent isn't a valid request. */
export const statusOf = ({ code }: NodeJS.ErrnoException): number => statuses[code ?? ''] ?? 400

/** A status line and headers, including the empty line at the end. */
export function rawHead(status: number, headers: Iterable<readonly [string, string]>): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  return `${head}\r\n`
}

export const rawAnswer = (status: number, headers: Headers, body = ''): string =>
  rawHead(status, Object.entries(headers)) + body
