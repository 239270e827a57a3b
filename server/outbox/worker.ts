import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { batched } from '#server/store/batch.ts'
import { errorCode } from '#server/store/error-code.ts'
import type { OutboxRow } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { type Deliver, DeliveryError } from './delivery.ts'
import { mailNotices, type NoticeOptions, noteFailures } from './notices.ts'
import { maxDelay, nextAttempt } from './schedule.ts'

/** The owner gets at most one mail about late and dead deliveries in this time, in ms. */
const noticePause = 60 * 60 * 1000

export type DeliveryResult = 'delivered' | 'failed' | 'dead'

interface OutboxOptions {
  store: Store
  /** How each kind is delivered; a kind without an entry waits. */
  deliver: Partial<Record<OutboxRow['kind'], Deliver>>
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
  onResult?: (kind: OutboxRow['kind'], result: DeliveryResult) => void
  clock?: () => number
  random?: () => number
  /** How the owner hears of deliveries that are late or were given up. */
  notices?: NoticeOptions
  /** Deliveries under way at a time. */
  slots?: number
  /** Of these, to one destination: one that hangs leaves slots for the others. */
  perDestination?: number
  /** How long a delivery belongs to a worker that has stopped answering, in ms. */
  lease?: number
  /** How often to look for deliveries that have become due, in ms. */
  poll?: number
}

export interface Outbox {
  /** Looks for due deliveries now. */
  wake(): void
  /** Takes no more deliveries and waits for those under way, at most `grace` ms. */
  stop(grace: number): Promise<void>
}

/**
 * Delivers what is in the outbox, with retries. Any number of workers may share one store: a row is
 * leased to one of them, and the lease is kept up while the delivery is under way. A worker that dies
 * leaves its rows to the others when the lease ends, so a delivery may then happen twice, with the
 * same Message-ID.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { store, deliver, log, onResult, clock = Date.now, random = Math.random } = options
  const { notices, slots = 8, perDestination = 4, lease = 60_000, poll = 5000 } = options
  const { db } = store
  const kinds = Object.keys(deliver) as OutboxRow['kind'][]
  const owner = randomUUID()
  const underWay = new Map<string, { destination: string; done: Promise<void> }>()
  let noticesMailedAt = Number.NEGATIVE_INFINITY
  let stopped = false
  let looking = false
  let lookAgain = false

  /** Destinations that have all deliveries under way that they may have. */
  function busyDestinations(): string[] {
    const counts = new Map<string, number>()
    for (const { destination } of underWay.values()) {
      if (destination) counts.set(destination, (counts.get(destination) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count >= perDestination).map(([name]) => name)
  }

  async function claim(): Promise<OutboxRow | undefined> {
    const now = clock()
    const busy = busyDestinations()
    return await db
      .with('due', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          // A time that is further ahead than any can be was written when the clock was ahead.
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
          // After a pause longer than the lease, ours look as if nobody had them.
          .$if(underWay.size > 0, (select) => select.where('id', 'not in', [...underWay.keys()]))
          .$if(busy.length > 0, (select) => select.where('destination', 'not in', busy))
          .orderBy('priority')
          .orderBy('due_at')
          .limit(1)
          .$if(store.kind === 'postgres', (select) => select.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set({
        lease_owner: owner,
        lease_until: now + lease,
        first_attempt_at: sql<number>`coalesce(first_attempt_at, ${sql.lit(now)})`,
      })
      .where('id', 'in', (query) => query.selectFrom('due').select('id'))
      .returningAll()
      .executeTakeFirst()
  }

  async function look() {
    if (stopped || kinds.length === 0) return
    if (looking) {
      lookAgain = true
      return
    }
    looking = true
    try {
      do {
        lookAgain = false
        while (underWay.size < slots && !stopped) {
          const row = await claim()
          if (!row) break
          const done = attempt(row).finally(() => {
            underWay.delete(row.id)
            look()
          })
          underWay.set(row.id, { destination: row.destination, done })
        }
      } while (lookAgain && !stopped)
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'The outbox cannot be read now')
    } finally {
      looking = false
    }
  }

  async function attempt(row: OutboxRow) {
    let failure: DeliveryError | undefined
    try {
      await deliver[row.kind]?.(row)
    } catch (error) {
      failure =
        error instanceof DeliveryError
          ? error
          : new DeliveryError(`fault: ${errorCode(error)}`, false)
    }
    const outcome = judge(row, failure, clock(), random())
    await keepTrying(() => settle({ ...row, ...outcome }))
    const result = !failure ? 'delivered' : outcome.state === 'dead' ? 'dead' : 'failed'
    onResult?.(row.kind, result)
    if (failure) {
      const fields = { id: row.id, attempts: outcome.attempts, reason: failure.message }
      if (result === 'dead') log.error(fields, 'A delivery was given up; see npm run inbox')
      else log.warn(fields, 'A delivery failed and will be tried again')
    }
  }

  /** What has been delivered is written down even if the store fails for a while. */
  async function keepTrying(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        log.warn({ code: errorCode(error) }, 'The outbox cannot be written now')
        if (stopped) return
        await wait(1000)
      }
    }
  }

  const settle = batched<OutboxRow, void>(async (rows) => {
    const now = clock()
    const maySendNotices = performance.now() - noticesMailedAt >= noticePause
    const mailed = await db.transaction().execute(async (trx) => {
      for (const { id, state, attempts, due_at, last_error, finished_at, payload } of rows) {
        await trx
          .updateTable('outbox')
          .set({ state, attempts, due_at, last_error, finished_at, payload })
          .set({ lease_owner: null, lease_until: null })
          .where('id', '=', id)
          .where('lease_owner', '=', owner)
          .execute()
      }
      if (!notices) return false
      await noteFailures(
        trx,
        rows.filter(({ state }) => state !== 'delivered'),
        now,
        notices,
      )
      // Where one mail went through, the next will.
      const mailWorks = rows.some(({ kind, state }) => kind !== 'webhook' && state === 'delivered')
      return mailWorks && maySendNotices && (await mailNotices(trx, now, notices))
    })
    if (mailed) noticesMailedAt = performance.now()
    return rows.map(() => undefined)
  }, 100)

  async function keepLeases() {
    if (underWay.size === 0) return
    try {
      await db
        .updateTable('outbox')
        .set({ lease_until: clock() + lease })
        .where('id', 'in', [...underWay.keys()])
        .where('lease_owner', '=', owner)
        .execute()
    } catch (error) {
      log.warn({ code: errorCode(error) }, 'The leases of the outbox cannot be renewed now')
    }
  }

  const timers = [setInterval(look, Math.min(poll, lease)), setInterval(keepLeases, lease / 3)]
  look()

  return {
    wake: look,
    async stop(grace) {
      stopped = true
      clearInterval(timers[0])
      const unfinished = Promise.all([...underWay.values()].map(({ done }) => done))
      await Promise.race([unfinished, wait(grace, undefined, { ref: false })])
      clearInterval(timers[1])
    },
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

/** What becomes of a row after an attempt. The content of a delivered mail is not kept. */
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
  /** Age of the oldest delivery that waits, in ms; 0 when none does. */
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
