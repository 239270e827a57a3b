import type { Answer, Failure } from '#contracts/mail-transport.ts'
import type { OutboxRow, Queries } from '#server/store/schema.ts'

/** Delivers one row and answers how that went. */
export type Deliver = (row: OutboxRow) => Promise<Answer>

/** Draws conclusions from deliveries in the transaction that records their outcome. */
export type OnSettled = (trx: Queries, rows: OutboxRow[], now: number) => Promise<void>

/** What delivers one kind of row. */
export interface Sender {
  deliver: Deliver
  /** What it sends through. When that fails, all senders that use it rest. */
  transport: 'mail' | 'webhook'
  /** What else to record about its deliveries. */
  settled?: OnSettled
  /** Whether it deals with failures itself. By default, the owner gets notices. */
  handlesFailures?: boolean
}

/** Senders by the kind of their rows. */
export type Senders = ReadonlyMap<string, Sender>

/** The answer while nothing can be sent at all: no connection, or a service that's out of order. */
export const unavailable = (reason: string): Failure => ({
  outcome: 'retry',
  about: 'us',
  reason,
  affectsAll: true,
})
