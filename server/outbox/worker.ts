import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { batched } from '#server/store/batch.ts'
import { errorCode } from '#server/store/error-code.ts'
import type { OutboxRow } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { type Deliver, DeliveryError } from './delivery.ts'
import { nextAttempt } from './schedule.ts'

export type DeliveryResult = 'delivered' | 'failed' | 'dead'

interface OutboxOptions {
  store: Store
  /** How each kind is delivered; a kind without an entry waits. */
  deliver: Partial<Record<OutboxRow['kind'], Deliver>>
  log: { warn(fields: object, message: string): void; error(fields: object, message: string): void }
  onResult?: (kind: OutboxRow['kind'], result: DeliveryResult) => void
  clock?: () => number
  random?: () => number
  /** Deliveries under way at a time. */
  slots?: number
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
  const { slots = 4, lease = 60_000, poll = 5000 } = options
  const { db } = store
  const kinds = Object.keys(deliver) as OutboxRow['kind'][]
  const owner = randomUUID()
  const underWay = new Map<string, Promise<void>>()
  let stopped = false
  let looking = false
  let lookAgain = false

  async function claim(count: number): Promise<OutboxRow[]> {
    const now = clock()
    return await db
      .with('due', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .where((where) =>
            where.or([where('lease_until', 'is', null), where('lease_until', '<', now)]),
          )
          .where('kind', 'in', kinds)
          .orderBy('due_at')
          .limit(count)
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
      .execute()
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
        const free = slots - underWay.size
        const rows = free > 0 ? await claim(free) : []
        for (const row of rows) {
          underWay.set(
            row.id,
            attempt(row).finally(() => {
              underWay.delete(row.id)
              look()
            }),
          )
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
    await keepTrying(() => settle({ id: row.id, ...outcome }))
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

  const settle = batched<Outcome & { id: string }, void>(async (outcomes) => {
    await db.transaction().execute(async (trx) => {
      for (const { id, ...outcome } of outcomes) {
        await trx
          .updateTable('outbox')
          .set({ ...outcome, lease_owner: null, lease_until: null })
          .where('id', '=', id)
          .where('lease_owner', '=', owner)
          .execute()
      }
    })
    return outcomes.map(() => undefined)
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
      await Promise.race([Promise.all(underWay.values()), wait(grace, undefined, { ref: false })])
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
