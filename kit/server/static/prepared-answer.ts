import type { ServerResponse } from 'node:http'
import { rawHead } from '#server/raw-http.ts'

/** How long an idle connection stays open, in ms: longer than the usual 60 s of proxies. */
export const keepAliveTimeout = 72_000

/**
 * A complete 200 response for a kept-alive connection, with head and body in one buffer.
 *
 * Node formats the same twenty header lines for every response, which takes as long as everything
 * else in a small one, and has no public API for a prepared head. Two internal fields of its
 * response, tested in `server/app.test.ts`, mark the head as sent.
 */
export class PreparedAnswer {
  /** The body alone, in the same memory. Fill it before sending. */
  readonly body: Buffer
  readonly #bytes: Buffer
  readonly #dateOffset: number
  #date: string

  constructor(headers: [string, string][], size: number) {
    this.#date = httpDate()
    const head = rawHead(200, [
      ...headers,
      ['Connection', 'keep-alive'],
      ['Keep-Alive', `timeout=${keepAliveTimeout / 1000}`],
      ['Date', this.#date],
    ])
    this.#dateOffset = head.lastIndexOf(this.#date)
    this.#bytes = Buffer.alloc(head.length + size)
    this.#bytes.write(head, 'latin1')
    this.body = this.#bytes.subarray(head.length)
  }

  send(response: ServerResponse) {
    const date = httpDate()
    if (date !== this.#date) {
      // A date always has the same length.
      this.#bytes.write(date, this.#dateOffset, 'latin1')
      this.#date = date
    }
    const internals = response as unknown as Internals
    internals._header = 'sent with the body'
    internals._headerSent = true
    response.end(this.#bytes)
  }
}

interface Internals {
  _header: string
  _headerSent: boolean
}

let second = 0
let date = ''

/** The current time for the `Date` header, formatted once per second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}
