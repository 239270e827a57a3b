import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

const MB = 1_000_000
/** What `process` says: processor time in µs since the last look, and memory in bytes. */
const now = { time: 0, heapUsed: 0, rss: 0 }
const collect = vi.fn(async () => {
  await new Promise((resolve) => setTimeout(resolve, 100))
  now.heapUsed = 30 * MB
})
/** The interval between two looks, in ms. */
const look = 1000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', collect)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now.time, system: 0 }))
  const memory = () => ({ ...now, external: 0 })
  vi.spyOn(process, 'memoryUsage').mockImplementation(memory as never)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  collect.mockClear()
})

test('a server that rests collects its garbage, once', async () => {
  collectGarbage()
  Object.assign(now, { time: 500_000, heapUsed: 90 * MB, rss: 150 * MB })
  await vi.advanceTimersByTimeAsync(20 * look)
  expect(collect).not.toHaveBeenCalled()

  now.time = 1000
  await vi.advanceTimersByTimeAsync(15 * look)
  expect(collect).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(40 * look)
  expect(collect).toHaveBeenCalledOnce()

  now.time = 500_000
  await vi.advanceTimersByTimeAsync(look)
  now.time = 1000
  await vi.advanceTimersByTimeAsync(16 * look)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('a busy one does once it has taken much memory, for 5% of its time', async () => {
  collectGarbage()
  Object.assign(now, { time: 500_000, heapUsed: 90 * MB, rss: 240 * MB })
  await vi.advanceTimersByTimeAsync(2 * look)
  expect(collect).toHaveBeenCalledOnce()

  now.heapUsed = 90 * MB
  await vi.advanceTimersByTimeAsync(look)
  expect(collect).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2 * look)
  expect(collect).toHaveBeenCalledTimes(2)

  now.heapUsed += MB
  await vi.advanceTimersByTimeAsync(8 * look)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('a busy one that has since finished much of its work collects the rest', async () => {
  collect.mockImplementationOnce(async () => {
    now.heapUsed = 80 * MB
  })
  collectGarbage()
  Object.assign(now, { time: 500_000, heapUsed: 90 * MB, rss: 270 * MB })
  await vi.advanceTimersByTimeAsync(2 * look)
  expect(collect).toHaveBeenCalledOnce()

  now.heapUsed = 40 * MB
  await vi.advanceTimersByTimeAsync(2 * look)
  expect(collect).toHaveBeenCalledOnce()
  now.heapUsed = 50 * MB
  await vi.advanceTimersByTimeAsync(look)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('a server that may not collect garbage runs without it', () => {
  vi.unstubAllGlobals()
  expect(globalThis.gc).toBeUndefined()
  collectGarbage()
})

test('a process that may open no more files goes on', async () => {
  vi.spyOn(process, 'memoryUsage').mockImplementation((() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  }) as never)
  const failed = vi.fn()
  process.on('unhandledRejection', failed)
  collectGarbage()
  now.time = 1000
  await vi.advanceTimersByTimeAsync(20 * look)
  process.off('unhandledRejection', failed)
  expect(failed).not.toHaveBeenCalled()
  expect(collect).toHaveBeenCalledOnce()
})
