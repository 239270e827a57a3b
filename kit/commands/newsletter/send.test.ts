import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manifestFile, type ServedFile } from '#contracts/build-manifest.ts'
import { languagesOf } from '#contracts/languages.ts'
import { type PlainPage, plainFile } from '#contracts/plain-page.ts'
import { identity } from '#identity.ts'
import { readConfig } from '#server/config.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import { listIssues } from '#server/newsletter/issues.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { commandFlags, siteEnv } from '#server/testing/server-process.ts'
import { type SendOptions, sendCommand } from './commands.ts'

const script = fileURLToPath(new URL('../newsletter.ts', import.meta.url))
/** The folder to return to: a preview is written to the current folder. */
const start = process.cwd()
const now = Date.UTC(2026, 10, 1)
let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-send-'))
  process.chdir(folder)
  const served: ServedFile[] = []
  for (const [path, file] of [
    // The mail's links to the home page, in each language.
    ...languagesOf(identity).map(({ prefix }) => [prefix || '/', 'index.html'] as const),
    ['/og/home.png', 'og/home.png'],
    ['/blog/a-post', 'blog/a-post.html'],
  ] as const) {
    const hash = 'x'.repeat(22)
    served.push({ path, file, type: 'text/html', hash, encodings: [], immutable: false })
  }
  const page: PlainPage = {
    path: '/blog/a-post',
    title: 'A title',
    deck: 'The deck.',
    image: `${identity.url}/og/home.png`,
    html: '<p>Words.</p>',
    text: 'Words.',
  }
  const plain = join('dist', plainFile(page.path))
  mkdirSync(dirname(plain), { recursive: true })
  writeFileSync(plain, JSON.stringify(page))
  writeFileSync(join('dist', manifestFile), JSON.stringify({ served }))
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

/** Runs the command with these answers at the terminal. Returns what was printed and asked. */
async function send(answers: string[], options: Partial<SendOptions> = {}) {
  const said: string[] = []
  const asked: string[] = []
  const session = {
    store,
    config: readConfig({}),
    say: (text: string) => void said.push(text),
    ask: async (question: string) => {
      asked.push(question)
      return answers.shift() ?? ''
    },
    now: () => now,
  }
  await sendCommand(session, 'a-post', { yes: false, again: false, ...options })
  return { said: said.join('\n'), asked }
}

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
  await expect(send(['n'])).rejects.toThrow('Nothing was sent.')
  expect(await issues()).toEqual([])
  const { said, asked } = await send(['y'])
  expect(said).toMatch(/Subject: +A title/)
  expect(said).toMatch(/Recipients: +2/)
  expect(said).toMatch(/Preview: +newsletter-a-post\.html/)
  expect(readFileSync('newsletter-a-post.html', 'utf8')).toContain('Words.')
  expect(asked).toEqual(['Send to 2 addresses? [y/N] '])
  expect(await issues()).toMatchObject([{ slug: 'a-post', subject: 'A title', send_at: now }])
  await expect(send(['y'])).rejects.toThrow('--again')
  await send(['y'], { again: true })
  expect(await issues()).toHaveLength(2)
})

test('with nobody to ask it sends nothing unless told --yes', async () => {
  const refused = await cli()
  expect([refused.failed, refused.text]).toEqual([true, expect.stringContaining('--yes')])
  expect(await issues()).toEqual([])
})

test('--at sends at a local time, which must be to come', async () => {
  for (const at of ['soon', '2020-01-01T09:00']) {
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
