import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { type ServerProcess, siteEnv, startServer } from '#server/testing/server-process.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { insertRows } from './insert-rows.ts'
import type { Store, StoreOptions } from './store.ts'

const program = (path: string) => fileURLToPath(new URL(`../../commands/${path}`, import.meta.url))
const newsletter = program('newsletter.ts')
const inbox = program('inbox.ts')

let server: ServerProcess | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

describe.each(kinds)('while a command changes thousands of rows on %s', (kind) => {
  const stores = testStores(kind)

  const settings = ({ databaseUrl, file }: StoreOptions): Record<string, string> => ({
    DATA_DIR: dirname(file),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })

  /**
   * Posts forms on eight connections until the commands have ended, each 25 ms after the last answer:
   * whatever holds the store up longer meets all eight. Returns the answers' statuses.
   */
  async function formsDuring(place: StoreOptions, commands: string[][]) {
    server = await startServer(settings(place))
    const { port } = server
    const ended = new AbortController()
    const statuses: number[] = []
    const posting = Array.from({ length: 8 }, async (_, number) => {
      const connection = await Connection.open(port)
      for (let count = 0; !ended.signal.aborted; count++) {
        const { status } = await connection.send(inquiryRequest(`form-${number}-${count}`))
        statuses.push(status)
        await wait(25)
      }
      connection.close()
    })
    const env = { ...siteEnv, ...settings(place) }
    const printed: string[] = []
    for (const args of commands) {
      const options = { env, maxBuffer: 2 ** 28 }
      printed.push((await promisify(execFile)(process.execPath, args, options)).stdout)
    }
    ended.abort()
    await Promise.all(posting)
    return { statuses, printed }
  }

  test('forms are accepted: an import of 50,000 addresses', async () => {
    const place = await stores.place()
    await (await stores.open(place)).secret('x')
    const list = join(dirname(place.file), 'list.csv')
    const lines = Array.from({ length: 50_000 }, (_, index) => `r${index}@example.com,2026-01-01,l`)
    writeFileSync(list, `email,date,source\n${lines.join('\n')}\n`)
    const { statuses, printed } = await formsDuring(place, [[newsletter, 'import', list]])
    expect(printed).toEqual(['Imported: 50000. Known or unsubscribed: 0\n'])
    expect(statuses.length).toBeGreaterThan(0)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('a purge that is killed half-way leaves whole commits, and the next one ends it', async () => {
    const place = await stores.place()
    const store = await stores.open(place)
    await fill(store, 10_000)
    const left = async () =>
      Number(
        (
          await store.db
            .selectFrom('inquiries')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const env = { ...siteEnv, ...settings(place) }
    const args = [inbox, 'purge', '--days', '1', '--yes']
    const purging = spawn(process.execPath, args, { env, stdio: 'ignore' })
    const ended = once(purging, 'exit')
    const seen = new Set<number>()
    while (seen.size < 5 && purging.exitCode === null) seen.add(await left())
    purging.kill('SIGKILL')
    await ended
    expect(seen.size).toBe(5)
    expect([...seen].map((count) => count % 500)).toEqual([0, 0, 0, 0, 0])
    expect(await left()).toBeGreaterThan(0)
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    const deleted = Number(/^Messages deleted: (\d+)\n$/.exec(stdout)?.[1])
    expect([deleted > 0, deleted < 10_000, deleted % 500]).toEqual([true, true, 0])
    expect(await left()).toBe(0)
  })

  test('forms are accepted: delete, purge, retry, and export of 10,000 messages', async () => {
    const place = await stores.place()
    const store = await stores.open(place)
    await fill(store, 10_000)
    const { statuses, printed } = await formsDuring(place, [
      [inbox, 'retry', '--all'],
      [inbox, 'export', '--format', 'json'],
      [inbox, 'delete', '--address', 'one@example.com', '--yes'],
      [inbox, 'purge', '--days', '1', '--yes'],
    ])
    expect(printed[0]).toBe('Queued for retry: 10000\n')
    expect(JSON.parse(printed[1] ?? '').length).toBeGreaterThanOrEqual(10_000)
    expect(printed[2]).toBe('Messages deleted: 3334; deliveries: 3334\n')
    expect(printed[3]).toBe('Messages deleted: 6666\n')
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    const rows = await store.db.selectFrom('inquiries').select('id').execute()
    expect(rows).toHaveLength(statuses.length)
  })
})

/** Old messages, a third of them from one address, each with a delivery that was given up. */
async function fill({ db }: Store, count: number) {
  const ids = Array.from({ length: count }, (_, index) => `old-${index}`)
  await db.transaction().execute(async (trx) => {
    await insertRows(
      trx,
      'inquiries',
      ids.map((id, index) => ({
        id,
        type: 'general',
        state: 'new' as const,
        name: 'Robin',
        email: index % 3 === 0 ? 'One@example.com' : `r${index}@example.com`,
        subject: id,
        message: 'Words follow words. '.repeat(50),
        details: null,
        spam_reasons: null,
        fingerprint: id,
        received_at: index,
        visit: null,
      })),
    )
    await insertRows(
      trx,
      'outbox',
      ids.map((id) => ({
        id: `mail-${id}`,
        kind: 'mail' as const,
        inquiry_id: id,
        recipient: 'owner@wize.example',
        payload: '{}',
        state: 'dead' as const,
        attempts: 24,
        due_at: 0,
        created_at: 0,
      })),
    )
  })
}
