import { expect, it, vi } from 'vitest'
import { holdRestarts, mayRestart } from './restarts.ts'

it('restarts once nothing is being done, even if it began while the answers before were on their way', async () => {
  vi.useFakeTimers()
  const steps: string[] = []
  holdRestarts(Promise.resolve())
  const restarted = mayRestart().then(() => steps.push('restarted'))
  await vi.advanceTimersByTimeAsync(400)
  const save = new Promise<void>((saved) => setTimeout(saved, 300)).then(() => {
    steps.push('saved')
  })
  holdRestarts(save)
  await vi.advanceTimersByTimeAsync(2_000)
  await restarted
  expect(steps).toEqual(['saved', 'restarted'])
  vi.useRealTimers()
})
