import { expect, test } from 'vitest'
import { type FaultCase, failCalls } from '#server/testing/io-faults.ts'
import { powerCuts } from '#server/testing/power-cuts.ts'

const cases: FaultCase[] = ['accept', 'send', 'restart', 'import', 'backup']
/** How many calls a case makes at least. `npm run bench:faults` lets each of them fail. */
const least = { accept: 15, send: 25, restart: 100, import: 50, backup: 50 }
const every = { accept: 3, send: 10, restart: 12, import: 9, backup: 7 }

test.each(cases)('%s loses and invents nothing when an I/O call fails', async (name) => {
  const first = 1 + Math.floor(Math.random() * every[name])
  const faults = [{ error: 'EIO' as const }]
  const reports = await failCalls({ cases: [name], faults, first, every: every[name] })
  if (!reports) return console.warn('Without gcc no I/O call can fail: its test is skipped.')
  const [report] = reports
  const nothing = { lost: [], invented: [], broken: [] }
  expect(report, `from call ${first}`).toMatchObject(nothing)
  expect(report?.acknowledged).toBeGreaterThan(0)
  expect(report?.calls).toBeGreaterThan(least[name])
  const failed = Object.values(report?.failed ?? {}).reduce((sum, count) => sum + count, 0)
  expect(failed).toBeGreaterThanOrEqual(Math.floor(least[name] / every[name]))
})

test('a power cut loses no answered inquiry, whatever of the unsynced sectors was written', async () => {
  const report = await powerCuts({ cuts: 60, inquiries: 300 })
  if (!report) return
  expect(report).toMatchObject({ acknowledged: 300, lost: [], damaged: [] })
})

test('with a store that syncs less, the same power cuts lose inquiries', async () => {
  const report = await powerCuts({ cuts: 30, inquiries: 200, synchronous: 'normal' })
  if (!report) return
  expect(report.lost.length).toBeGreaterThan(10)
})
