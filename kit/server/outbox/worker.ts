import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Answer } from '#contracts/mail-transport.ts'
import { batched } from '#server/store/batch.ts'
import { errorCode, errorFields } from '#server/store/error-code.ts'
import type { OutboxRow, Queries } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { adviceFor } from './advice.ts'
import { Breaker } from './breaker.ts'
import { mailNotices, type NoticeOptions, noteFailures } from './notices.ts'
import { maxDelay, nextAttempt } from './schedule.ts'
import type { Senders } from './sender.ts'

/** The owner gets at most one mail about delayed and abandoned deliveries in this time, in ms. */
const noticePause = 60 * 60 * 1000

export type DeliveryResult = 'delivered' | 'failed' | 'dead'

interface OutboxOptions {
  store: Store
  /** How to deliver each kind. A kind without one waits. */
  senders: Senders
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
  onResult?: (kind: OutboxRow['kind'], result: DeliveryResult) => void
  clock?: () => number
  random?: () => number
  /** How to notify the owner about delayed or abandoned deliveries. */
  notices?: NoticeOptions
  /** Maximum number of deliveries at a time. */
  slots?: number
  /**
   * Maximum number of those to one destination, so that one that hangs doesn't block the others.
   */
  perDestination?: number
  /** How long a delivery belongs to a worker that has stopped responding, in ms. */
  lease?: number
  /** How often to check for deliveries that have become due, in ms. */
  poll?: number
}

const defaults = {
  clock: Date.now,
  random: Math.random,
  slots: 8,
  perDestination: 4,
  lease: 60_000,
  poll: 5000,
}

export interface Outbox {
  /** Checks for due deliveries now. */
  wake(): void
  /** Stops starting deliveries and waits up to `grace` ms for unfinished ones. */
  stop(grace: number): Promise<void>
}

/**
 * Delivers what's in the outbox, with retries. Any number of workers may share a store: a row is
 * leased to one of them, and the lease is renewed during the delivery. When a worker crashes, its
 * leases end and others take its rows, so a mail may be sent twice, with the same Message-ID.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const worker = new Worker(options)
  worker.start()
  return { wake: () => worker.look(), stop: (grace) => worker.stop(grace) }
}

class Worker {
  readonly #options: OutboxOptions & typeof defaults
  readonly #owner = randomUUID()
  readonly #kinds: string[]
  readonly #underWay = new Map<string, UnderWay & { done: Promise<void> }>()
  readonly #transports = new Breaker()
  readonly #destinations = new Breaker()
  readonly #settle = batched<OutboxRow, void>((rows) => this.#settleAll(rows), 100)
  #timers: NodeJS.Timeout[] = []
  #noticesMailedAt = Number.NEGATIVE_INFINITY
  #isStopped = false
  #looking: Promise<void> | undefined
  #looksAgain = false

  constructor(options: OutboxOptions) {
    this.#options = { ...defaults, ...options }
    this.#kinds = [...options.senders.keys()]
  }

  start() {
    const { poll, lease } = this.#options
    this.#timers = [
      setInterval(() => this.look(), Math.min(poll, lease)),
      setInterval(() => this.#keepLeases(), lease / 3),
    ]
    this.look()
  }

  async stop(grace: number) {
    this.#isStopped = true
    clearInterval(this.#timers[0])
    const unfinished = async () => {
      await this.#looking
      await Promise.all([...this.#underWay.values()].map(({ done }) => done))
    }
    await Promise.race([unfinished(), wait(grace, undefined, { ref: false })])
    clearInterval(this.#timers[1])
  }

  /** Starts the deliveries that are due, up to the limits. */
  look() {
    if (this.#isStopped || this.#kinds.length === 0) return
    this.#looksAgain = true
    this.#looking ??= this.#startDue()
  }

  async #startDue() {
    try {
      while (this.#looksAgain && !this.#isStopped) {
        this.#looksAgain = false
        for (const row of await this.#claim()) {
          const done = this.#attempt(row).finally(() => {
            this.#underWay.delete(row.id)
            this.look()
          })
          this.#underWay.set(row.id, { kind: row.kind, destination: row.destination, done })
        }
      }
    } catch (error) {
      this.#options.log.warn(errorFields(error), "The outbox can't be read right now")
    } finally {
      // Right after the loop's last check, so that no call of `look` falls between.
      this.#looking = undefined
    }
  }

  /** Claims as many deliveries as there are free slots, in one commit. */
  async #claim(): Promise<OutboxRow[]> {
    const { store, slots } = this.#options
    if (this.#underWay.size >= slots) return []
    return await store.turns.later(async () => {
      if (this.#isStopped) return []
      return await store.db.transaction().execute(async (trx) => {
        const rows: OutboxRow[] = []
        while (this.#underWay.size + rows.length < slots) {
          const row = await this.#claimOne(trx, [...this.#underWay.values(), ...rows])
          if (!row) break
          rows.push(row)
        }
        return rows
      })
    })
  }

  /** What must not be claimed now: at its limit of simultaneous deliveries, or resting. */
  #excluded(underWay: UnderWay[], now: number) {
    const { perDestination } = this.#options
    const countBy = (nameOf: (each: UnderWay) => string) => {
      const counts = new Map<string, number>()
      for (const name of underWay.map(nameOf)) counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts
    }
    const transports = countBy(({ kind }) => this.#transportOf(kind))
    const destinations = countBy(({ destination }) => destination)
    const restingTransports = [
      ...this.#transports.resting(now),
      ...this.#transports.probing(now).filter((name) => transports.has(name)),
    ]
    return {
      kinds: this.#kinds.filter((kind) => restingTransports.includes(this.#transportOf(kind))),
      destinations: [
        ...this.#destinations.resting(now),
        ...this.#destinations.probing(now).filter((name) => destinations.has(name)),
        ...[...destinations].filter(([, count]) => count >= perDestination).map(([name]) => name),
      ].filter((name) => name !== ''),
    }
  }

  async #claimOne(trx: Queries, underWay: UnderWay[]): Promise<OutboxRow | undefined> {
    const { store, clock, lease } = this.#options
    const now = clock()
    const excluded = this.#excluded(underWay, now)
    const kinds = this.#kinds.filter((kind) => !excluded.kinds.includes(kind))
    if (kinds.length === 0) return undefined
    return await trx
      .with('due', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          // A due time beyond the longest delay was written while the clock was ahead.
          .where((where) =>
            where.or([where('due_at', '<=', now), where('due_at', '>', now + maxDelay)]),
          )
          .where((where) =>
            where.or([
              where('lease_until', 'is', null),
              where('lease_until', '<', now),
              where('lease_until', '>', now + Math.max(lease, maxDelay)),
            ]),
          )
          .where('kind', 'in', kinds)
          // After a pause longer than the lease, our own rows look free.
          .$if(this.#underWay.size > 0, (select) =>
            select.where('id', 'not in', [...this.#underWay.keys()]),
          )
          .$if(excluded.destinations.length > 0, (select) =>
            select.where('destination', 'not in', excluded.destinations),
          )
          .orderBy('priority')
          .orderBy('due_at')
          .limit(1)
          .$if(store.kind === 'postgres', (select) => select.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set({
        lease_owner: this.#owner,
        lease_until: now + lease,
        first_attempt_at: sql<number>`coalesce(first_attempt_at, ${sql.lit(now)})`,
      })
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returningAll()
      .executeTakeFirst()
  }

  async #attempt(row: OutboxRow) {
    const { onResult, log, clock, random } = this.#options
    const answer = await this.#deliver(row)
    this.#learn(row, answer)
    const outcome = judge(row, answer, clock(), random())
    await this.#keepTrying(() => this.#settle({ ...row, ...outcome }))
    const result = outcome.state === 'waiting' ? 'failed' : outcome.state
    onResult?.(row.kind, result)
    if (answer.outcome !== 'sent') {
      const { reason } = answer
      const advice = adviceFor(reason)
      const fields = { id: row.id, attempts: outcome.attempts, reason, ...(advice && { advice }) }
      if (result === 'dead') log.error(fields, 'A delivery was given up; see npm run inbox')
      else log.warn(fields, 'A delivery failed and will be tried again')
    }
  }

  async #deliver(row: OutboxRow): Promise<Answer> {
    const sender = this.#options.senders.get(row.kind)
    try {
      if (sender) return await sender.deliver(row)
      throw new Error(`Nothing delivers ${row.kind}`)
    } catch (error) {
      const fields = { id: row.id, ...errorFields(error) }
      this.#options.log.error(fields, 'A delivery failed unexpectedly')
      return { outcome: 'retry', about: 'mail', reason: `fault: ${errorCode(error)}` }
    }
  }

  /** Tells the breakers how a transport and a destination are doing. */
  #learn({ kind, destination }: OutboxRow, answer: Answer) {
    const { clock, log } = this.#options
    const transport = this.#transportOf(kind)
    const isOurs = answer.outcome !== 'sent' && answer.about === 'us'
    // A transport that takes a delivery works, even if the destination then fails.
    if (!isOurs || !answer.affectsAll) this.#transports.succeeded(transport)
    if (!isOurs) return this.#destinations.succeeded(destination)
    const rest = answer.affectsAll
      ? this.#transports.failed(transport, clock())
      : this.#destinations.failed(destination, clock())
    if (rest === undefined) return
    const fields = {
      destination: answer.affectsAll ? transport : destination,
      reason: answer.reason,
    }
    log.warn({ ...fields, seconds: rest / 1000 }, 'A destination keeps failing and rests')
  }

  /** Records the outcome, even if the store fails for a while. */
  async #keepTrying(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        this.#options.log.warn(errorFields(error), "The outbox can't be written right now")
        if (this.#isStopped) return
        await wait(1000)
      }
    }
  }

  async #settleAll(rows: OutboxRow[]) {
    const { store, clock, notices, senders } = this.#options
    const now = clock()
    const maySendNotices = performance.now() - this.#noticesMailedAt >= noticePause
    const record = async (trx: Queries) => {
      for (const row of rows) {
        const { id, state, attempts, due_at, last_error, refused, finished_at, payload } = row
        await trx
          .updateTable('outbox')
          .set({ state, attempts, due_at, last_error, refused, finished_at, payload })
          .set({ lease_owner: null, lease_until: null })
          .where('id', '=', id)
          .where('lease_owner', '=', this.#owner)
          .execute()
      }
      for (const [kind, { settled }] of senders) {
        const ofKind = rows.filter((row) => row.kind === kind)
        if (ofKind.length > 0) await settled?.(trx, ofKind, now)
      }
      if (!notices) return false
      await noteFailures(
        trx,
        rows.filter(
          ({ kind, state }) => state !== 'delivered' && !senders.get(kind)?.handlesFailures,
        ),
        now,
        notices,
      )
      const mailWorks = rows.some(
        ({ kind, state }) => this.#transportOf(kind) === 'mail' && state === 'delivered',
      )
      return mailWorks && maySendNotices && (await mailNotices(trx, now, notices))
    }
    const mailed = await store.turns.later(() => store.db.transaction().execute(record))
    if (mailed) this.#noticesMailedAt = performance.now()
    return rows.map(() => undefined)
  }

  /** What a kind is sent through. When that fails, all of its kinds rest. */
  #transportOf(kind: string): string {
    return this.#options.senders.get(kind)?.transport ?? kind
  }

  async #keepLeases() {
    if (this.#underWay.size === 0) return
    const { store, clock, lease, log } = this.#options
    try {
      await store.db
        .updateTable('outbox')
        .set({ lease_until: clock() + lease })
        .where('id', 'in', [...this.#underWay.keys()])
        .where('lease_owner', '=', this.#owner)
        .execute()
    } catch (error) {
      log.warn(errorFields(error), "The leases of the outbox can't be renewed right now")
    }
  }
}

type UnderWay = Pick<OutboxRow, 'kind' | 'destination'>

interface Outcome
  extends Pick<
    OutboxRow,
    'attempts' | 'due_at' | 'last_error' | 'refused' | 'finished_at' | 'payload'
  > {
  state: Exclude<OutboxRow['state'], 'held'>
}

/** The row's new state after an attempt. A delivered mail's content is deleted. */
function judge(row: OutboxRow, answer: Answer, now: number, random: number): Outcome {
  const attempts = row.attempts + 1
  if (answer.outcome === 'sent') {
    return {
      state: 'delivered',
      attempts,
      due_at: row.due_at,
      last_error: null,
      refused: null,
      finished_at: now,
      payload: '',
    }
  }
  const isRefused = answer.outcome === 'refused'
  // A refusal of us, such as a failed sign-in, ends once the owner acts, so it's retried.
  const next =
    isRefused && answer.about !== 'us'
      ? undefined
      : nextAttempt(attempts, row.first_attempt_at ?? now, now, random)
  return {
    state: next === undefined ? 'dead' : 'waiting',
    attempts,
    due_at: next ?? row.due_at,
    last_error: answer.reason,
    refused: isRefused ? answer.about : null,
    finished_at: next === undefined ? now : null,
    payload: row.payload,
  }
}
