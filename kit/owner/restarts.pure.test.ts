import { expect, it, vi } from 'vitest'
import { holdRestarts, onRestart, restart } from './restarts.ts'

it('restarts once nothing is being done, even if it began while the answers before were on their way', async () => {
  vi.useFakeTimers()
  const steps: string[] = []
  holdRestarts(Promise.resolve())
  onRestart(async () => {
    steps.push('restarted')
  })
  const restarted = restart(async () => {
    steps.push('prepared')
  })
  await vi.advanceTimersByTimeAsync(400)
  const save = new Promise<void>((saved) => setTimeout(saved, 300)).then(() => {
    steps.push('saved')
  })
  holdRestarts(save)
  await vi.advanceTimersByTimeAsync(2_000)
  await restarted
  expect(steps).toEqual(['saved', 'prepared', 'restarted'])
  vi.useRealTimers()
})
