import type { Store } from '#server/store/store.ts'

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
