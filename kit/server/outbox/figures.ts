import { Counter, Gauge, type Registry } from 'prom-client'
import type { Store } from '#server/store/store.ts'
import { outboxDepth } from './depth.ts'

/** Adds the outbox's figures to the metrics; returns the counter of attempts. */
export function measureOutbox(metrics: Registry, { db }: Store): Counter<'kind' | 'result'> {
  const registers = [metrics]
  // If the store can't be read, the last figures stay, and `/readyz` reports the problem.
  const depth = () => outboxDepth(db, Date.now()).catch(() => undefined)
  new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that wait and deliveries that were given up (dead).',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await depth()
      if (!now) return
      this.set({ state: 'waiting' }, now.waiting)
      this.set({ state: 'dead' }, now.dead)
    },
  })
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest delivery that waits; 0 when none does.',
    registers,
    async collect() {
      const now = await depth()
      if (now) this.set(now.age / 1000)
    },
  })
  return new Counter({
    name: 'outbox_attempts_total',
    help: 'Attempts to deliver, by kind (mail, newsletter, webhook) and result (delivered, failed, dead).',
    labelNames: ['kind', 'result'],
    registers,
  })
}
