import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import { listIssues } from '#server/newsletter/issues.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { commandFlags, siteEnv } from '#server/testing/server-process.ts'
import { now, send, writeDist } from './testing/send.ts'

const script = fileURLToPath(new URL('../newsletter.ts', import.meta.url))
/** The folder to return to: a preview is written to the current folder. */
const start = process.cwd()
let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-send-'))
  process.chdir(folder)
  const article = {
    path: '/blog/a-post',
    title: 'A title',
    deck: 'The deck.',
    image: `${identity.url}/og/home.png`,
    html: '<p>Words.</p>',
    text: 'Words.',
  }
  // The mail's links to the home page, in each language.
  const homes = languagesOf(identity).map(({ prefix }) => prefix || '/')
  writeDist([article], [...homes, '/og/home.png'])
  const readers = ['kim', 'lee'].map((name) => ({
    email: `${name}@example.com`,
    confirmedAt: now - 1,
    source: 'test',
  }))
  store = await openStore({ file: join(folder, 'wize.sqlite') })
  await importAddresses(store, readers, now)
})
afterEach(async () => {
  await store.close()
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

const issues = () => listIssues(store.db)
const mails = async () =>
  (await store.db.selectFrom('outbox').select('payload').execute()).map(
    ({ payload }) => JSON.parse(payload) as Mail,
  )

/** Runs the command as a process, with nobody at the terminal. */
async function cli(...args: string[]) {
  const env = { ...siteEnv, DATA_DIR: folder, TZ: 'UTC' }
  const command = [...commandFlags, script, 'send', 'a-post', ...args]
  return await promisify(execFile)(process.execPath, command, {
    env,
    cwd: folder,
  }).then(
    ({ stdout }) => ({ failed: false, text: stdout }),
    ({ stderr }) => ({ failed: true, text: String(stderr) }),
  )
}

test('shows subject, count and a preview, asks, and only then sends', async () => {
  await expect(send(store, 'a-post', { answers: ['n'] })).rejects.toThrow('Nothing was sent.')
  expect(await issues()).toEqual([])
  const { said, asked } = await send(store, 'a-post')
  expect(said).toMatch(/Subject: +A title/)
  expect(said).toMatch(/Recipients: +2/)
  expect(said).toMatch(/Preview: +newsletter-a-post\.html/)
  expect(readFileSync('newsletter-a-post.html', 'utf8')).toContain('Words.')
  expect(asked).toEqual(['Send to 2 addresses? [y/N] '])
  expect(await issues()).toMatchObject([{ slug: 'a-post', subject: 'A title', send_at: now }])
  await expect(send(store, 'a-post')).rejects.toThrow('--again')
  await send(store, 'a-post', { again: true })
  expect(await issues()).toHaveLength(2)
})

test('where nothing can be written, the preview is beside the store', async () => {
  // As in the container, where only the data's folder can be written to.
  mkdirSync('newsletter-a-post.html')
  const data = join(folder, 'data')
  mkdirSync(data)
  const { said } = await send(store, 'a-post', { data })
  expect(said).toContain(`Preview:     ${join(data, 'newsletter-a-post.html')}\n`)
  expect(readFileSync(join(data, 'newsletter-a-post.html'), 'utf8')).toContain('Words.')
  expect(await issues()).toHaveLength(1)
})

test('two programs that send the same at once send it once', async () => {
  const both = await Promise.allSettled([send(store, 'a-post'), send(store, 'a-post')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await issues()).toHaveLength(1)
})

test('with nobody to ask it sends nothing unless told --yes', async () => {
  const refused = await cli()
  expect([refused.failed, refused.text]).toEqual([true, expect.stringContaining('--yes')])
  expect(await issues()).toEqual([])
})

test('--at sends at a local time, which must be to come', async () => {
  for (const at of ['soon', '2020-01-01T09:00', '2199-02-30T09:00']) {
    const { failed, text } = await cli('--yes', '--at', at)
    expect([failed, text]).toEqual([true, expect.stringContaining('--at')])
  }
  expect(await issues()).toEqual([])
  const { failed } = await cli('--yes', '--at', '2199-12-01T09:00')
  expect([failed, await issues()]).toEqual([
    false,
    [expect.objectContaining({ send_at: Date.UTC(2199, 11, 1, 9), state: 'sending' })],
  ])
})

test('--test mails one copy in each language to the address, and nothing else', async () => {
  expect((await cli('--test', 'nobody')).failed).toBe(true)
  expect((await cli('--test', 'me@example.com')).failed).toBe(false)
  const copy = { to: 'me@example.com', subject: expect.stringContaining('A title') }
  expect(await mails()).toMatchObject(languagesOf(identity).map(() => copy))
  expect(await issues()).toEqual([])
  expect(readdirSync(folder)).not.toContain('newsletter-a-post.html')
})
