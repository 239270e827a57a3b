import { connect, type Socket } from 'node:net'
import { inquiryTypes } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import { addedAnswers } from './added-answers.ts'

const account = identity.services.mail

/** An inquiry to the mail API, unique by its `subject`. */
export function inquiryRequest(subject: string, headers: Record<string, string> = {}): string {
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: account.publicKey,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: {
      from_name: 'Robin Sender',
      from_email: 'robin@example.com',
      subject,
      message: `A message of an ordinary length about ${subject}. ${'Words follow words. '.repeat(15)}`,
      type: inquiryTypes[0] ?? '',
      ...addedAnswers,
    },
  })
  const lines = Object.entries({
    Host: '127.0.0.1',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return `POST ${paths.mailSend} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

export interface Answer {
  status: number
  /** Whether the server closes the connection after this response. */
  last: boolean
  /** From the request to the complete response, in ms. */
  ms: number
}

/**
 * A keep-alive connection that sends one request after the other. Cheap, so that the server is
 * what's measured.
 */
export class Connection {
  readonly #socket: Socket
  #received = ''
  #waiting: { resolve(head: string): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1')
    socket.setNoDelay(true)
    socket.on('data', (text) => this.#read(String(text)))
    socket.on('error', (error) => this.#fail(error))
    socket.on('close', () => this.#fail(new Error('closed')))
  }

  /** Connects from the loopback address given, because one address has few connections. */
  static open(port: number, localAddress = '127.0.0.1'): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  /** Sends a request and resolves with its response. Rejects if the connection closes first. */
  async send(request: string): Promise<Answer> {
    const started = performance.now()
    const head = await new Promise<string>((resolve, reject) => {
      this.#waiting = { resolve, reject }
      if (this.#socket.destroyed) this.#fail(new Error('closed'))
      else this.#socket.write(request)
    })
    return {
      status: Number(head.slice(9, 12)),
      last: /^connection: close/im.test(head),
      ms: performance.now() - started,
    }
  }

  close() {
    this.#socket.destroy()
  }

  #read(text: string) {
    this.#received += text
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#received.slice(0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    this.#received = ''
    this.#waiting?.resolve(head)
    this.#waiting = undefined
  }

  #fail(error: Error) {
    this.#waiting?.reject(error)
    this.#waiting = undefined
  }
}

/** The value below which the given share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
