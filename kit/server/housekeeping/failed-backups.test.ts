import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '#server/store/store.ts'
import { keepHouse } from './housekeeping.ts'

const hour = 60 * 60 * 1000
const folder = mkdtempSync(join(tmpdir(), 'failed-backups-'))

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('the owner gets one notice when backups keep failing, and another after they had worked', async () => {
  const file = join(folder, 'wize.sqlite')
  await (await openStore({ file })).close()
  const store = await openStore({ file })
  const backups = join(folder, 'backups')
  writeFileSync(backups, 'no folder')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const app = Fastify()
  const logged = vi.spyOn(app.log, 'error')
  const wake = vi.fn()
  keepHouse(app, {
    config: { backups: { folder: backups, keep: 7 }, retentionDays: undefined },
    store,
    receivers: { mail: 'owner@site.example', webhook: true },
    wake,
  })
  const notices = () => store.db.selectFrom('outbox').selectAll().orderBy('kind').execute()
  /** An hour in which the backup fails. */
  const fail = async () => {
    logged.mockClear()
    vi.advanceTimersByTime(hour)
    await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  }

  await app.ready()
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(await notices()).toEqual([])
  await fail()
  await vi.waitFor(() => expect(wake).toHaveBeenCalledOnce())
  const [mail, call] = await notices()
  expect(mail).toMatchObject({ kind: 'mail', recipient: 'owner@site.example', priority: -1 })
  expect(JSON.parse(mail?.payload ?? '').text).toContain('EEXIST')
  expect(JSON.parse(call?.payload ?? '')).toMatchObject({
    type: 'backup.failing',
    data: { reason: expect.stringContaining('EEXIST'), last: null },
  })
  await fail()
  await fail()
  expect(await notices()).toHaveLength(2)

  rmSync(backups)
  const paced = () => store.db.selectFrom('mail_pacing').select('purpose').execute()
  vi.advanceTimersByTime(hour)
  await vi.waitFor(async () => expect(await paced()).toEqual([]))
  rmSync(backups, { recursive: true })
  writeFileSync(backups, 'no folder')
  await fail()
  await fail()
  await vi.waitFor(async () => expect(await notices()).toHaveLength(4))
  await app.close()
  await store.close()
})
