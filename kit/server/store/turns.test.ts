import { expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

/** Work that ends when told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('work that can wait goes when no visitor waits, one at a time', async () => {
  const turns = new Turns()
  const order: string[] = []
  const [slow, visitor] = [held(), held()]
  // A slow commit teaches the order how long to make way.
  const started = turns.later(async () => {
    order.push('first delivery')
    await slow.work()
  })
  await vi.waitFor(() => expect(order).toEqual(['first delivery']))
  const second = turns.later(async () => void order.push('second delivery'))
  const form = turns.first(async () => {
    order.push('form')
    await visitor.work()
    order.push('form answered')
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  slow.end()
  await started
  await new Promise((resolve) => setTimeout(resolve, 50))
  visitor.end()
  await Promise.all([second, form])
  expect(order).toEqual(['first delivery', 'form', 'form answered', 'second delivery'])
})

test('a steady stream of visitors does not put it off forever', async () => {
  const turns = new Turns()
  const visitor = held()
  const form = turns.first(visitor.work)
  await turns.later(async () => {})
  await turns.later(async () => {})
  visitor.end()
  await form
})

test('work that fails keeps nobody from a turn', async () => {
  const turns = new Turns()
  const failure = turns.later(() => Promise.reject(new Error('disk')))
  const next = turns.later(async () => 'next')
  await expect(failure).rejects.toThrow('disk')
  expect(await next).toBe('next')
  await expect(turns.first(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await turns.later(async () => 'after')).toBe('after')
})
