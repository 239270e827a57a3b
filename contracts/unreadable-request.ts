// What both servers answer when Node's parser cannot make a request of the bytes that came.
import { STATUS_CODES } from 'node:http'
import type { Headers } from './security-headers.ts'

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** The status for an error of Node's parser. */
export const statusOf = ({ code }: NodeJS.ErrnoException): number => statuses[code ?? ''] ?? 400

/** A whole answer as it is written to a socket. */
export function rawAnswer(status: number, headers: Headers, body = ''): string {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`
}
