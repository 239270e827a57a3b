import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { health } from './health.ts'

const signals = vi.hoisted((): (AbortSignal | undefined)[] => [])
vi.mock(import('node:timers/promises'), async (original) => {
  const { setTimeout: wait, ...others } = await original()
  const noted: typeof wait = (ms, value, options) => {
    signals.push(options?.signal)
    return wait(ms, value, options)
  }
  return { ...others, setTimeout: noted }
})

test('nothing waits on after an answer about readiness, however many are asked for', async () => {
  const app = Fastify()
  await app.register(health)
  app.readiness.set('store', async () => {})
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true])
})
