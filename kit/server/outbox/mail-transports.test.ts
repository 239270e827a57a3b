import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createIssue } from '#server/newsletter/issues.ts'
import { everythingOn } from '#server/testing/identity.ts'
import { inquiryRequest } from '#server/testing/load.ts'
import { testStores } from '#server/testing/store.ts'
import { mailTransport } from './mail-transports.ts'

const stores = testStores('sqlite')
const received: { To: string; MessageStream: string }[] = []
/** The mail API: it knows that one address is dead. */
const api = createServer(async (request, response) => {
  const mail = JSON.parse(await text(request))
  received.push(mail)
  const isDead = mail.To === 'gone@example.com'
  response.writeHead(isDead ? 422 : 200).end(JSON.stringify({ ErrorCode: isDead ? 406 : 0 }))
})
let env: Record<string, string>
beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  env = {
    LOG_LEVEL: 'silent',
    MAIL_TRANSPORT: 'postmark',
    MAIL_TO: 'owner@wize.example',
    POSTMARK_TOKEN: 'a-token',
    POSTMARK_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/email`,
    NEWSLETTER_PER_MINUTE: '6000',
  }
})
afterAll(() => void api.close())

async function start() {
  const store = await stores.open()
  const config = readConfig(env)
  const app = await buildApp({ config, site: new Map(), store, identity: everythingOn })
  await app.ready()
  return { app, store }
}

test('through an HTTP API, an inquiry arrives, and a dead address counts as a bounce', async () => {
  const { app, store } = await start()
  const { body } = await app.inject({
    method: 'POST',
    url: paths.mailSend,
    headers: { 'content-type': 'application/json' },
    payload: inquiryRequest('By HTTP').split('\r\n\r\n')[1],
  })
  expect(body).toBe('OK')
  await vi.waitFor(() =>
    expect(received).toMatchObject([{ To: 'owner@wize.example', MessageStream: 'outbound' }]),
  )

  const now = Date.now()
  const subscriber = (id: string) => ({
    id,
    email: `${id}@example.com`,
    email_key: `${id}@example.com`,
    state: 'confirmed' as const,
    created_at: now - 1000,
    confirmed_at: now - 1000,
  })
  await store.db
    .insertInto('subscribers')
    .values([subscriber('gone'), subscriber('here')])
    .execute()
  const letter = { slug: 'a', subject: 'A', html: '', text: '', path: '/newsletter/a', links: [] }
  await createIssue(store.db, letter, { now, sendAt: now })
  await vi.waitFor(() => expect(received).toHaveLength(3))
  expect(received.filter(({ MessageStream }) => MessageStream === 'broadcast')).toHaveLength(2)
  await vi.waitFor(async () =>
    expect(
      await store.db.selectFrom('newsletter_bounces').select(['subscriber_id', 'reason']).execute(),
    ).toEqual([{ subscriber_id: 'gone', reason: 'Postmark: status 422 code 406' }]),
  )
})

test('a name that no transport has is refused, and the error lists those there are', async () => {
  const named = mailTransport({ name: 'add-on', addOn: 'sendmail' }, identity, {})
  await expect(named).rejects.toThrow(/^MAIL_TRANSPORT=sendmail: expected smtp, postmark/)
})
