import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { batched } from '#server/store/batch.ts'
import { errorCode, errorFields } from '#server/store/error-code.ts'
import type { OutboxRow } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { type Deliver, DeliveryError } from './delivery.ts'
import { mailNotices, type NoticeOptions, noteFailures } from './notices.ts'
import { maxDelay, nextAttempt } from './schedule.ts'

/** The owner gets at most one mail about delayed and abandoned deliveries in this time, in ms. */
const noticePause = 60 * 60 * 1000

export type DeliveryResult = 'delivered' | 'failed' | 'dead'

interface OutboxOptions {
  store: Store
  /** How to deliver each kind. A kind without an entry waits. */
  deliver: Partial<Record<OutboxRow['kind'], Deliver>>
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
  readonly #kinds: OutboxRow['kind'][]
  readonly #underWay = new Map<string, { destination: string; done: Promise<void> }>()
  readonly #settle = batched<OutboxRow, void>((rows) => this.#settleAll(rows), 100)
  #timers: NodeJS.Timeout[] = []
  #noticesMailedAt = Number.NEGATIVE_INFINITY
  #isStopped = false
  #isLooking = false
  #looksAgain = false

  constructor(options: OutboxOptions) {
    this.#options = { ...defaults, ...options }
    this.#kinds = Object.keys(options.deliver) as OutboxRow['kind'][]
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
    const unfinished = Promise.all([...this.#underWay.values()].map(({ done }) => done))
    await Promise.race([unfinished, wait(grace, undefined, { ref: false })])
    clearInterval(this.#timers[1])
  }

  /** Starts the deliveries that are due, up to the limits. */
  async look() {
    if (this.#isStopped || this.#kinds.length === 0) return
    if (this.#isLooking) {
      this.#looksAgain = true
      return
    }
    this.#isLooking = true
    try {
      do {
        this.#looksAgain = false
        while (this.#underWay.size < this.#options.slots && !this.#isStopped) {
          const row = await this.#claim()
          if (!row) break
          const done = this.#attempt(row).finally(() => {
            this.#underWay.delete(row.id)
            this.look()
          })
          this.#underWay.set(row.id, { destination: row.destination, done })
        }
      } while (this.#looksAgain && !this.#isStopped)
    } catch (error) {
      this.#options.log.warn(errorFields(error), "The outbox can't be read right now")
    } finally {
      this.#isLooking = false
    }
  }

  /** Destinations at their limit of simultaneous deliveries. */
  #busyDestinations(): string[] {
    const counts = new Map<string, number>()
    for (const { destination } of this.#underWay.values()) {
      if (destination) counts.set(destination, (counts.get(destination) ?? 0) + 1)
    }
    const { perDestination } = this.#options
    return [...counts].filter(([, count]) => count >= perDestination).map(([name]) => name)
  }

  async #claim(): Promise<OutboxRow | undefined> {
    const { store, clock, lease } = this.#options
    const now = clock()
    const busy = this.#busyDestinations()
    return await store.db
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
          .where('kind', 'in', this.#kinds)
          // After a pause longer than the lease, our own rows look free.
          .$if(this.#underWay.size > 0, (select) =>
            select.where('id', 'not in', [...this.#underWay.keys()]),
          )
          .$if(busy.length > 0, (select) => select.where('destination', 'not in', busy))
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
    const { deliver, onResult, log, clock, random } = this.#options
    let failure: DeliveryError | undefined
    try {
      await deliver[row.kind]?.(row)
    } catch (error) {
      if (error instanceof DeliveryError) failure = error
      else {
        log.error({ id: row.id, ...errorFields(error) }, 'A delivery failed unexpectedly')
        failure = new DeliveryError(`fault: ${errorCode(error)}`, false)
      }
    }
    const outcome = judge(row, failure, clock(), random())
    await this.#keepTrying(() => this.#settle({ ...row, ...outcome }))
    const result = !failure ? 'delivered' : outcome.state === 'dead' ? 'dead' : 'failed'
    onResult?.(row.kind, result)
    if (failure) {
      const fields = { id: row.id, attempts: outcome.attempts, reason: failure.message }
      if (result === 'dead') log.error(fields, 'A delivery was given up; see npm run inbox')
      else log.warn(fields, 'A delivery failed and will be tried again')
    }
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
    const { store, clock, notices } = this.#options
    const now = clock()
    const maySendNotices = performance.now() - this.#noticesMailedAt >= noticePause
    const mailed = await store.db.transaction().execute(async (trx) => {
      for (const { id, state, attempts, due_at, last_error, finished_at, payload } of rows) {
        await trx
          .updateTable('outbox')
          .set({ state, attempts, due_at, last_error, finished_at, payload })
          .set({ lease_owner: null, lease_until: null })
          .where('id', '=', id)
          .where('lease_owner', '=', this.#owner)
          .execute()
      }
      if (!notices) return false
      await noteFailures(
        trx,
        rows.filter(({ state }) => state !== 'delivered'),
        now,
        notices,
      )
      // If one mail was delivered, the mail server works.
      const mailWorks = rows.some(({ kind, state }) => kind !== 'webhook' && state === 'delivered')
      return mailWorks && maySendNotices && (await mailNotices(trx, now, notices))
    })
    if (mailed) this.#noticesMailedAt = performance.now()
    return rows.map(() => undefined)
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

interface Outcome {
  state: OutboxRow['state']
  attempts: number
  due_at: number
  last_error: string | null
  finished_at: number | null
  payload: string
}

/** The row's new state after an attempt. A delivered mail's content is deleted. */
function judge(
  row: OutboxRow,
  failure: DeliveryError | undefined,
  now: number,
  random: number,
): Outcome {
  const attempts = row.attempts + 1
  if (!failure) {
    return {
      state: 'delivered',
      attempts,
      due_at: row.due_at,
      last_error: null,
      finished_at: now,
      payload: '',
    }
  }
  const next = failure.permanent
    ? undefined
    : nextAttempt(attempts, row.first_attempt_at ?? now, now, random)
  return {
    state: next === undefined ? 'dead' : 'waiting',
    attempts,
    due_at: next ?? row.due_at,
    last_error: failure.message,
    finished_at: next === undefined ? now : null,
    payload: row.payload,
  }
}

export interface OutboxDepth {
  waiting: number
  dead: number
  /** Age of the oldest waiting delivery, in ms; 0 if there's none. */
  age: number
}

/** Figures for the owner and for monitoring. */
export async function outboxDepth(db: Store['db'], now: number): Promise<OutboxDepth> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (expression) => expression.fn.countAll<number>().as('count')])
    .select((expression) => expression.fn.min('created_at').as('oldest'))
    .where('state', 'in', ['waiting', 'dead'])
    .groupBy('state')
    .execute()
  const waiting = rows.find(({ state }) => state === 'waiting')
  const dead = rows.find(({ state }) => state === 'dead')
  return {
    waiting: waiting?.count ?? 0,
    dead: dead?.count ?? 0,
    age: waiting ? now - waiting.oldest : 0,
  }
}
