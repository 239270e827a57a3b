import { dirname } from 'node:path'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { crashRounds, slots } from '#server/testing/crashes.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { startServer } from '#server/testing/server-process.ts'
import { kinds, testStores } from '#server/testing/store.ts'

describe.each(kinds)('killed without warning, on %s', (kind) => {
  const stores = testStores(kind)

  async function settings(): Promise<Record<string, string>> {
    const { databaseUrl, file } = await stores.place()
    return { DATA_DIR: dirname(file), ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  }

  test('loses nothing that was answered 200, and repeats only what was in flight', async () => {
    const report = await crashRounds({ rounds: 3, env: await settings() })
    expect(report.acknowledged).toBeGreaterThan(0)
    expect(report.lost).toEqual([])
    expect(report.unrecognizable).toBe(0)
    expect(report.repeated).toBeLessThanOrEqual(report.kills * slots)
  })

  test.runIf(kind === 'postgres')(
    'a database that is gone gives 503 and the server finds it again by itself',
    async () => {
      const env = await settings()
      const database = new URL(env.DATABASE_URL ?? '').pathname.slice(1)
      const server = await startServer(env)
      const connection = await Connection.open(server.port)
      const status = async (subject: string) =>
        (await connection.send(inquiryRequest(subject))).status
      const admin = new pg.Client(env.DATABASE_URL?.replace(/[^/]*$/, 'postgres'))
      await admin.connect()
      expect(await status('before')).toBe(200)
      await admin.query(`alter database ${database} allow_connections false`)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      )
      await vi.waitFor(async () => expect(await status('meanwhile')).toBe(503))
      expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
      await admin.query(`alter database ${database} allow_connections true`)
      await vi.waitFor(async () => expect(await status('after')).toBe(200))
      await admin.end()
      connection.close()
      await server.stop()
    },
  )

  test.runIf(kind === 'postgres')(
    'two servers on one store, one of them killed in a delivery, deliver every mail',
    async () => {
      const sink = await startMailSink()
      sink.delay = 100
      // Long enough that a busy machine renews the leases of the server that lives.
      const env = { ...(await settings()), SMTP_URL: sink.url, OUTBOX_LEASE_SECONDS: '5' }
      const [one, two] = [await startServer(env), await startServer(env)]
      const connections = [await Connection.open(one.port), await Connection.open(two.port)]
      const subjects = Array.from({ length: 60 }, (_, index) => `inquiry-${index}`)
      for (const [index, subject] of subjects.entries()) {
        const answer = await connections[index % 2]?.send(inquiryRequest(subject))
        expect(answer?.status).toBe(200)
      }
      await vi.waitFor(() => expect(sink.received.length).toBeGreaterThan(5))
      await one.kill()

      const arrived = () => sink.received.map(({ subject }) => subject.replace(/^.*\] /, ''))
      await vi.waitFor(() => expect(new Set(arrived()).size).toBe(subjects.length))
      await two.stop()
      await sink.close()
      for (const connection of connections) connection.close()
      // A mail accepted just before its sender crashed may be sent again, with the same id.
      expect(sink.received.length - subjects.length).toBeLessThanOrEqual(slots)
      expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(subjects.length)
    },
  )
})
