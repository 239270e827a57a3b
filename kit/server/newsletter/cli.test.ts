import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteRoot } from '#owner/root.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { openStore } from '#server/store/store.ts'
import { commandFlags, siteEnv } from '#server/testing/server-process.ts'

const script = fileURLToPath(new URL('cli.ts', import.meta.url))
const report = fileURLToPath(new URL('../statistics/cli.ts', import.meta.url))
const doctor = fileURLToPath(new URL('../../commands/doctor.ts', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-cli-'))
  const store = await openStore({ file: join(folder, 'wize.sqlite') })
  const row = (email: string, state: 'pending' | 'confirmed') => ({
    id: email,
    email,
    email_key: email,
    state,
    created_at: 0,
  })
  await store.db
    .insertInto('subscribers')
    .values([row('in@example.com', 'confirmed'), row('not-yet@example.com', 'pending')])
    .execute()
  const mail = { to: 'not-yet@example.com', subject: 'Please confirm', text: '' }
  await enqueue(store.db, [mailRow(mail, { now: 0 })])
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (args: string[], settings = {}, program = script) => {
  const env = { ...siteEnv, DATA_DIR: folder, ...settings }
  const command = [...commandFlags, program, ...args]
  return (await promisify(execFile)(process.execPath, command, { env, cwd: siteRoot })).stdout
}

test('exports confirmed addresses alone, each with its link to unsubscribe', async () => {
  const [head, line, ...rest] = (await run(['export'])).trimEnd().split('\r\n')
  expect(head).toBe('email,confirmed,unsubscribe')
  expect(line).toMatch(/^"in@example\.com",.*\/api\/newsletter\/unsubscribe\?token=/)
  expect(rest).toEqual([])
  expect(await run(['list', '--state', 'pending'])).toContain('not-yet@example.com')
})

test.each([
  [['list'], script],
  [['--out', join(tmpdir(), 'no-report.html')], report],
])('without a store %j says where it looked, and makes none', async (args, program) => {
  const empty = join(folder, 'empty')
  const { code, stderr } = await run(args, { DATA_DIR: empty }, program).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  )
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no store at .*empty\/wize\.sqlite\..*\n$/),
  ])
  expect(existsSync(empty)).toBe(false)
})

test('says how many confirmations wait for a mail server', async () => {
  expect(await run(['list'])).toContain('1 newsletter confirmation is waiting')
  expect(await run(['list'], { SMTP_URL: 'smtp://localhost' })).not.toContain('waiting')
  const line = '1 newsletter confirmation is waiting'
  expect(await run([], {}, doctor)).toContain(line)
  expect(await run([], { SMTP_URL: 'smtp://localhost' }, doctor)).not.toContain(line)
})
