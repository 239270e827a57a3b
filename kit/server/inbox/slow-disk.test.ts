import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { openStore } from '#server/store/store.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { slowSync, startServer } from '#server/testing/server-process.ts'

const [strace = '', ...slowly] = slowSync
const traceable = spawnSync(strace, [...slowly, 'true']).status === 0
if (!traceable) console.warn('Without strace no disk can be slowed down: its test is skipped.')

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** How long ten visitors who each send six forms wait, in ms, on a disk with slow syncs. */
async function formsBeside(waitingMails: number, smtpUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wize-slow-'))
  folders.push(folder)
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const mails = Array.from({ length: waitingMails }, (_, index) =>
    mailRow({ to: `r@d${index}.example`, subject: 'Mail', text: '' }, { now: Date.now() }),
  )
  await enqueue(store.db, mails)
  await store.close()
  const env = { DATA_DIR: folder, ...(smtpUrl && { SMTP_URL: smtpUrl }) }
  const server = await startServer(env, slowSync)
  const started = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, visitor) => {
      const connection = await Connection.open(server.port)
      const answers: number[] = []
      for (let form = 0; form < 6; form++)
        answers.push((await connection.send(inquiryRequest(`${visitor}-${form}`))).status)
      connection.close()
      return answers
    }),
  )
  const ms = performance.now() - started
  await server.kill()
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  return ms
}

test.runIf(traceable)('on a slow disk, forms hardly wait for the mails to be sent', async () => {
  const sink = await startMailSink()
  const alone = await formsBeside(0, '')
  const beside = await formsBeside(100, sink.url)
  await sink.close()
  // The mails do get their turns, just not every other one.
  expect(sink.received.length).toBeGreaterThan(0)
  expect(beside / alone).toBeLessThan(1.5)
})
