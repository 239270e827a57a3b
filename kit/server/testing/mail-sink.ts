import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * How the mail server behaves: accepts mails, never responds, refuses temporarily or permanently, or
 * drops the connection, during a mail or between accepting and confirming it.
 */
export type SinkMode = 'accept' | 'hang' | 'refuse-now' | 'refuse' | 'drop' | 'drop-after'

export interface Received {
  messageId: string
  subject: string
  to: string[]
  raw: string
}

export interface MailSink {
  url: string
  mode: SinkMode
  /** How long it takes to accept a mail, in ms. */
  delay: number
  /** Every mail accepted, in order, including repeats. */
  received: Received[]
  /** Number of connections so far. */
  connections: number
  /** Every recipient a client asked for, in order, whatever the answer. */
  asked: string[]
  /** A reply that refuses a recipient, such as `550 5.1.1 No such user`; lines are joined by \n. */
  refuse: ((recipient: string) => string | undefined) | undefined
  close(): Promise<void>
}

/** A mail server on a free port that records what it accepts. */
export async function startMailSink(mode: SinkMode = 'accept'): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect(_session, done) {
      sink.connections++
      if (sink.mode !== 'hang') done()
    },
    onRcptTo({ address }, _session, done) {
      sink.asked.push(address)
      const reply = sink.refuse?.(address)
      if (reply) return done(refusal(Number(reply.slice(0, 3)), reply.slice(4)))
      if (sink.mode === 'refuse-now') return done(refusal(451, 'Try again later'))
      if (sink.mode === 'refuse') return done(refusal(550, 'No such mailbox'))
      done()
    },
    onData(stream, session, done) {
      const breakLine = () => {
        for (const connection of server.connections) {
          const { id, _socket } = connection as unknown as Line
          if (id === session.id) _socket.destroy()
        }
      }
      if (sink.mode === 'drop') return breakLine()
      text(stream).then((raw) => {
        const take = () => {
          sink.received.push({
            messageId: header(raw, 'Message-ID'),
            subject: header(raw, 'Subject'),
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
          })
          if (sink.mode === 'drop-after') breakLine()
          else done()
        }
        if (sink.delay) setTimeout(take, sink.delay)
        else take()
      }, breakLine)
    },
  })
  // Some tests drop the connection on purpose.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    mode,
    delay: 0,
    received: [],
    connections: 0,
    asked: [],
    refuse: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return sink
}

interface Line {
  id: string
  _socket: { destroy(): void }
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.trim() ?? ''
}

/** How many mails came once at least, again, and again under another Message-ID, by what names them. */
export function repeats(received: Received[], nameOf: (mail: Received) => string) {
  const first = new Map<string, string>()
  let repeated = 0
  let unrecognizable = 0
  for (const mail of received) {
    const known = first.get(nameOf(mail))
    if (known === undefined) first.set(nameOf(mail), mail.messageId)
    else {
      repeated++
      if (known !== mail.messageId) unrecognizable++
    }
  }
  return { repeated, unrecognizable, delivered: first.size }
}
