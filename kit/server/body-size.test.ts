import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import { linkToken } from '#server/newsletter/link-token.ts'
import { openStore } from '#server/store/store.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { dropManyChunks } from './body-size.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const urlencoded = 'application/x-www-form-urlencoded'
const head = (path: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${urlencoded}\r\nTransfer-Encoding: chunked\r\n\r\n`
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const post = (path: string, chunks: string[], method?: string) =>
  site.exchange(`${head(path, method)}${chunks.map(chunk).join('')}0\r\n\r\n`)

test('a mail program unsubscribes with a body in chunks', async () => {
  const store = await openStore({ file: join(site.folder, 'wize.sqlite') })
  const confirmedAt = Date.now() - 60_000
  await importAddresses(store, [{ email: 'kim@example.com', confirmedAt, source: 'a' }], Date.now())
  const subscriber = () =>
    store.db.selectFrom('subscribers').select(['id', 'state']).executeTakeFirstOrThrow()
  const secret = await store.secret('newsletter-links')
  const token = linkToken(secret, 'unsubscribe', (await subscriber()).id, Date.now())
  const answer = await post(`${paths.newsletterUnsubscribe}?token=${token}`, [
    'List-Unsub',
    'scribe=',
    'One-Click',
  ])
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect((await subscriber()).state).toBe('unsubscribed')
  // The token may come in the body, too.
  expect(await post(paths.newsletterUnsubscribe, ['token=', token])).toMatch(/^HTTP\/1\.1 200 /)
  await store.close()
})

test('chunks are put together, and nothing after them is read', async () => {
  const chunks = [...'email=kim@example.com'].map(chunk).join('')
  const next = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const answer = await site.exchange(`${head(paths.newsletterSubscribe)}${chunks}0\r\n\r\n${next}`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/^connection: close/im)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(await post(paths.newsletterSubscribe, [])).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['in many chunks', () => Array<string>(257).fill('a')],
  ['in chunks of a byte', () => Array<string>(190_000).fill('a')],
  ['longer than 64 KB', () => Array<string>(5).fill('a'.repeat(16_000))],
])('refuses a body %s', async (_name, chunks) => {
  for (const path of [paths.mailSendForm, paths.newsletterUnsubscribe, paths.mailSend]) {
    const answer = await post(path, chunks())
    expect(answer).toMatch(/^HTTP\/1\.1 4(13|15) /)
    expect(answer).toMatch(/^connection: close/im)
  }
})

test('refuses chunks that no service reads, and those behind another request', async () => {
  expect(await post('/', ['a'], 'GET')).toMatch(/^HTTP\/1\.1 411 /)
  const feed = `GET ${paths.feed}?rss_url=x HTTP/1.1\r\nHost: a\r\n\r\n`
  const chunks = chunk('email=kim@example.com')
  const answer = await site.exchange(`${feed}${head(paths.newsletterSubscribe)}${chunks}0\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(0)
})

test('of too many chunks, only as many are kept as it takes to refuse them', () => {
  const request = new IncomingMessage(new Socket())
  dropManyChunks(request)
  for (let count = 0; count < 13_000; count++) request.push(Buffer.from('a'))
  expect(request.readableLength).toBe(257)
})
