import { setTimeout as wait } from 'node:timers/promises'
import { Connection, inquiryRequest } from './load.ts'
import { repeats, startMailSink } from './mail-sink.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Simultaneous deliveries to one destination. */
export const slots = 4
/** Simultaneous deliveries to all destinations. */
export const allSlots = 8

interface CrashOptions {
  rounds: number
  /** Settings of the store to use. */
  env: Record<string, string>
  connections?: number
  /** A number from 0 up to 1 that times the kills. */
  random?: () => number
}

/** How long nothing may arrive at the end, in ms. A delivery that failed once waits over a minute. */
const deliveryTimeout = 180_000

export interface CrashReport {
  kills: number
  /** Inquiries answered with 200. */
  acknowledged: number
  /** Those of them that never reached the mail server. */
  lost: string[]
  /** Mails that arrived more than once. */
  repeated: number
  /** Repeats with a different Message-ID than the first. */
  unrecognizable: number
  delivered: number
}

/**
 * Sends inquiries nonstop, kills and restarts the server at random moments, and finally lets it
 * deliver everything. Every inquiry has a unique subject, so that each one answered with 200 can be
 * found among the received mails.
 */
export async function crashRounds(options: CrashOptions): Promise<CrashReport> {
  const { rounds, env, connections = 8, random = Math.random } = options
  const sink = await startMailSink()
  const settings = { ...env, SMTP_URL: sink.url, OUTBOX_LEASE_SECONDS: '1' }
  const acknowledged: string[] = []
  let number = 0

  async function sendUntilKilled(port: number) {
    try {
      const connection = await Connection.open(port)
      for (;;) {
        const subject = `inquiry-${number++}`
        const { status } = await connection.send(inquiryRequest(subject))
        if (status === 200) acknowledged.push(subject)
        // A starved database answers too late. The sender is told, so nothing is lost.
        else if (status !== 503) throw new Error(`answered ${status}`)
        // Pauses, so that the mail server keeps up and kills hit deliveries as well as requests.
        await wait(random() * 200)
      }
    } catch (error) {
      if (!isBroken(error as NodeJS.ErrnoException)) throw error
    }
  }

  let server: ServerProcess
  for (let round = 0; round < rounds; round++) {
    server = await startServer(settings)
    const { port } = server
    const senders = Promise.all(Array.from({ length: connections }, () => sendUntilKilled(port)))
    // By count, because a busy machine may answer nobody within any given time.
    const target = acknowledged.length + 8 + random() * 40
    const kill = async () => {
      while (acknowledged.length < target) await wait(5)
      await wait(random() * 20)
      await server.kill()
    }
    await Promise.all([senders, kill()])
  }

  server = await startServer(settings)
  const arrived = () => new Set(sink.received.map(({ subject }) => subject.replace(/^.*\] /, '')))
  let deadline = Date.now() + deliveryTimeout
  let missing = acknowledged
  while (missing.length > 0 && Date.now() < deadline) {
    await wait(200)
    const subjects = arrived()
    const left = acknowledged.filter((subject) => !subjects.has(subject))
    if (left.length < missing.length) deadline = Date.now() + deliveryTimeout
    missing = left
  }
  await server.stop()
  await sink.close()
  return {
    kills: rounds,
    acknowledged: acknowledged.length,
    lost: missing,
    ...repeats(sink.received, ({ subject }) => subject),
  }
}

const isBroken = ({ code, message }: NodeJS.ErrnoException) =>
  message === 'closed' || code === 'ECONNRESET' || code === 'ECONNREFUSED' || code === 'EPIPE'
