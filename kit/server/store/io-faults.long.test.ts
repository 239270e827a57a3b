import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
  compileFaults,
  type FaultCase,
  failCalls,
  faultEnvironment,
  readTrace,
} from '#server/testing/io-faults.ts'
import { powerCuts } from '#server/testing/power-cuts.ts'
import { siteEnv } from '#server/testing/server-process.ts'
import { openStore } from './store.ts'

const cases: FaultCase[] = ['accept', 'send', 'restart', 'import', 'backup']
/** How many calls a case makes at least. `npm run bench:faults` lets each of them fail. */
const least = { accept: 15, send: 25, restart: 100, import: 50, backup: 50 }
/** Here, one call in this many fails. */
const every = { accept: 3, send: 10, restart: 12, import: 9, backup: 7 }

const noCompiler = 'Without gcc on Linux, no I/O call can fail'

test.for(cases)('%s loses and invents nothing when an I/O call fails', async (name, { skip }) => {
  const first = 1 + Math.floor(Math.random() * every[name])
  const faults = [{ error: 'EIO' as const }]
  const reports = await failCalls({ cases: [name], faults, first, every: every[name] })
  if (!reports) return skip(noCompiler)
  const [report] = reports
  const nothing = { lost: [], invented: [], broken: [] }
  expect(report, `from call ${first}`).toMatchObject(nothing)
  expect(report?.acknowledged).toBeGreaterThan(0)
  expect(report?.calls).toBeGreaterThan(least[name])
  const failed = Object.values(report?.failed ?? {}).reduce((sum, count) => sum + count, 0)
  expect(failed).toBeGreaterThanOrEqual(Math.floor(least[name] / every[name]))
})

test('accept loses and invents nothing when SQLite gets no memory', async ({ skip }) => {
  const every = 600
  const first = 1 + Math.floor(Math.random() * every)
  const faults = [{ error: 'ENOMEM' as const }]
  const [report] = (await failCalls({ cases: ['accept'], faults, first, every })) ?? []
  if (!report) return skip(noCompiler)
  if (!report.calls) return skip('Node has no symbols, so no allocation is found')
  expect(report, `from ${first}`).toMatchObject({ lost: [], invented: [], broken: [] })
  expect(report.failed.malloc).toBeGreaterThan(1)
})

test('a power cut loses no answered inquiry, whatever of the unsynced sectors was written', async ({
  skip,
}) => {
  const report = await powerCuts({ cuts: 60, inquiries: 300 })
  if (!report) return skip(noCompiler)
  expect(report).toMatchObject({ acknowledged: 300, lost: [], damaged: [] })
})

test('with a store that syncs less, the same power cuts lose inquiries', async ({ skip }) => {
  const report = await powerCuts({ cuts: 30, inquiries: 200, synchronous: 'normal' })
  if (!report) return skip(noCompiler)
  expect(report.lost.length).toBeGreaterThan(10)
})

test('a backup and a restored store are on the disk before they take their names', async ({
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'wize-order-'))
  const library = compileFaults(folder)
  if (!library) return skip(noCompiler)
  const data = join(folder, 'data')
  const backup = join(folder, 'backup.sqlite')
  const inbox = fileURLToPath(new URL('../../commands/inbox.ts', import.meta.url))
  const traced = async (...args: string[]) => {
    const trace = join(folder, `trace-${args[0]}`)
    const faults = { control: join(folder, 'control'), watched: data, trace }
    const env = { ...siteEnv, DATA_DIR: data, ...faultEnvironment(library, faults) }
    await promisify(execFile)(process.execPath, [inbox, ...args], { env })
    return readTrace(trace)
  }
  await (await openStore({ file: join(data, 'wize.sqlite') })).close()
  const backedUp = await traced('backup', '--keep', '2')
  const [name = ''] = readdirSync(join(data, 'backups'))
  copyFileSync(join(data, 'backups', name), backup)
  const restored = await traced('restore', backup)

  for (const [records, final] of [
    [backedUp, name],
    [restored, 'wize.sqlite'],
  ] as const) {
    const steps = records.map(({ kind, name: from }) => `${kind} ${from}`)
    const renamed = steps.indexOf(`rename ${final}.part`)
    expect(renamed, steps.join()).toBeGreaterThan(-1)
    expect(steps.slice(0, renamed)).toContain(`sync ${final}.part`)
    expect(steps.slice(renamed).some((step) => step.startsWith('syncFolder'))).toBe(true)
    // A server that starts just then would make an empty store.
    expect(steps).not.toContain('rename wize.sqlite')
    expect(steps).not.toContain('unlink wize.sqlite')
  }
  rmSync(folder, { recursive: true })
})
