import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { openStore } from '#server/store/store.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { slowSync, startServer } from '#server/testing/server-process.ts'

const [strace = '', ...slowly] = slowSync(1000)
const traceable = spawnSync(strace, [...slowly, 'true']).status === 0
if (!traceable) console.warn('Without strace no disk can be slowed down: its test is skipped.')

const folder = mkdtempSync(join(tmpdir(), 'wize-slow-'))
const trace = join(folder, 'syncs')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Sends six forms, one after another, and calls `answered` with each status. */
async function visit(port: number, visitor: number, answered: (status: number) => void) {
  const connection = await Connection.open(port)
  for (let form = 0; form < 6; form++)
    answered((await connection.send(inquiryRequest(`${visitor}-${form}`))).status)
  connection.close()
}

/** How many syncs have begun. */
const syncs = () => readFileSync(trace, 'utf8').match(/sync\(/g)?.length ?? 0

test.runIf(traceable)(
  'at a second a sync, 60 forms are answered within 21 syncs, while mails are sent',
  async () => {
    const sink = await startMailSink()
    const store = await openStore({ file: join(folder, 'wize.sqlite') })
    const mails = Array.from({ length: 100 }, (_, index) =>
      mailRow({ to: `r@d${index}.example`, subject: 'Mail', text: '' }, { now: Date.now() }),
    )
    await enqueue(store.db, mails)
    await store.close()
    const server = await startServer({ DATA_DIR: folder, SMTP_URL: sink.url }, [
      strace,
      ...slowly,
      `--output=${trace}`,
    ])
    const before = syncs()
    const statuses: number[] = []
    try {
      await Promise.all(
        Array.from({ length: 10 }, (_, visitor) =>
          visit(server.port, visitor, (status) => statuses.push(status)),
        ),
      )
    } finally {
      await server.kill()
      await sink.close()
    }
    expect(statuses).toEqual(Array(60).fill(200))
    // 16 if visitors go first, and 22 or more if they don't. A busy machine takes longer, but needs no more.
    expect(syncs() - before).toBeLessThanOrEqual(21)
    // The mails do get their turns, just not every other one.
    expect(sink.received.length).toBeGreaterThan(0)
  },
)
