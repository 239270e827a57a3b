import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchLine } from './search-line.ts'

const limits = { pause: 100, burst: 2, maxUnsent: 3, maxWaiting: 5 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Each search begins in a turn of its own. */
async function soon() {
  for (let turn = 0; turn < 5; turn++) await nextTurn()
  await vi.advanceTimersByTimeAsync(1)
}

/** Sends searches of a network, and counts those that began. Each answer is out at once, or never. */
function searching(turn: ReturnType<typeof searchLine>, isRead = true) {
  const counts = { begun: 0, refused: 0 }
  const search = async (network: string) => {
    const leave = await turn(network)
    counts[leave ? 'begun' : 'refused']++
    if (isRead) leave?.()
  }
  return { counts, search }
}

test('a network searches at once, then with pauses, and others don’t wait for it', async () => {
  const turn = searchLine(limits)
  const many = searching(turn)
  const other = searching(turn)
  for (let i = 0; i < 5; i++) many.search('a')
  await soon()
  expect(many.counts.begun).toBe(3)
  other.search('b')
  await soon()
  expect(other.counts.begun).toBe(1)
  await vi.advanceTimersByTimeAsync(100)
  await soon()
  expect(many.counts.begun).toBe(4)
  await vi.advanceTimersByTimeAsync(100)
  await soon()
  expect(many.counts).toEqual({ begun: 5, refused: 0 })
})

test('a line that’s left and joined again goes on with its pauses', async () => {
  const turn = searchLine(limits)
  const { counts, search } = searching(turn)
  for (let time = 0; time < 1000; time += 10) {
    search('a')
    await vi.advanceTimersByTimeAsync(10)
  }
  // Others wait, and when the line is full, are refused.
  expect(counts.begun).toBe(13)
  expect(counts.refused).toBeGreaterThan(50)
})

test('answers that nobody reads hold up the line of their own network alone', async () => {
  const turn = searchLine(limits)
  const unread = searching(turn, false)
  const other = searching(turn)
  for (let i = 0; i < 7; i++) unread.search('a')
  await vi.advanceTimersByTimeAsync(10_000)
  await soon()
  unread.search('a')
  await soon()
  expect(unread.counts.begun).toBe(3)
  other.search('b')
  await soon()
  expect(other.counts.begun).toBe(1)
})

test('a network that’s had its rest is forgotten', async () => {
  const turn = searchLine(limits)
  const { search } = searching(turn)
  search('a')
  expect(vi.getTimerCount()).toBe(0)
  await soon()
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('others are answered between the searches of a burst', async () => {
  const turn = searchLine({ ...limits, burst: 10, maxUnsent: 10 })
  const order: string[] = []
  const search = async (network: string) => {
    await turn(network)
    order.push('search')
  }
  const searches = ['a', 'a', 'b', 'b'].map(search)
  for (let i = 0; i < 6; i++) {
    await nextTurn()
    order.push('page')
  }
  await Promise.all(searches)
  expect(order.join(' ')).not.toContain('search search')
  expect(order.filter((each) => each === 'search')).toHaveLength(4)
})
