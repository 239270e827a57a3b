import type { ServerResponse } from 'node:http'
import { rawHead } from '#contracts/raw-http.ts'

/** How long an idle connection stays open, in ms: longer than the 60 s of usual proxies. */
export const keepAliveTimeout = 72_000

/**
 * A whole 200 answer for a connection that stays open: head and body as one run of bytes.
 *
 * Node writes the same twenty header lines anew for every answer, which costs as much as all the
 * rest of a small one, and has no public way to take a head that is ready. Two fields of its
 * response, checked by `server/app.test.ts`, tell it that the head has gone out with the body.
 */
export class PreparedAnswer {
  /** The body alone, in the same memory: to be filled before the answer is sent. */
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

/** The time as `Date` gives it, made once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}
