import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectGarbageWhenQuiet } from './collect-garbage.ts'

/** What `process` says: processor time in µs since the last look, and bytes in use. */
const now = { used: 0, heap: 0 }
const collect = vi.fn(async () => {
  now.heap = 30_000_000
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('gc', collect)
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: now.used, system: 0 }))
  vi.spyOn(process, 'memoryUsage').mockImplementation((() => ({
    heapUsed: now.heap,
    external: 0,
  })) as unknown as typeof process.memoryUsage)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  collect.mockClear()
})

test('garbage goes once the server is quiet, and only if there is enough of it', async () => {
  collectGarbageWhenQuiet()
  Object.assign(now, { used: 5_000_000, heap: 90_000_000 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(collect).not.toHaveBeenCalled()

  now.used = 10_000
  await vi.advanceTimersByTimeAsync(20_000)
  expect(collect).toHaveBeenCalledOnce()

  now.heap += 1_000_000
  await vi.advanceTimersByTimeAsync(60_000)
  expect(collect).toHaveBeenCalledOnce()

  now.heap += 20_000_000
  await vi.advanceTimersByTimeAsync(20_000)
  expect(collect).toHaveBeenCalledTimes(2)
})
