import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fieldErrors } from '#contracts/fields.ts'
import { subscribeFields } from '#contracts/newsletter-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/mails.json' with { type: 'json' }
import { agedAfter } from '#server/forms/flood-gate.ts'
import { formReceipts } from '#server/forms/receipt.ts'
import { formToken } from '#server/forms/spam.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { linkToken } from './link-token.ts'
import { newsletter } from './newsletter.ts'
import { deleteSubscriber, listSubscribers, waitingConfirmations } from './subscribers.ts'

const hour = 60 * 60 * 1000
const secret = Buffer.alloc(32, 7)
const url = 'https://site.example'

let folder: string
let store: Store
let time: number
let app: ReturnType<typeof Fastify>

const page = (action: string) => ({
  html: `<title>T</title><p data-form-sent="sent">Sent</p><p data-form-sent="waiting">Waiting</p>
    <div data-error-summary hidden><p data-form-failure hidden></p></div>
    <form action="${action}"><input name="email" type="email"><input type="hidden" name="token"></form>`,
  headers: { 'content-type': 'text/html; charset=utf-8' },
})

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
  store = await openStore({ file: join(folder, 'store.sqlite') })
  time = Date.UTC(2026, 0, 1)
  app = await appOn(store, true)
})

async function appOn(
  store: Store,
  mailWorks: boolean,
  log?: Writable,
  limits = { perAddress: 20, all: 1000, window: 60_000 },
) {
  const app = Fastify(log && { logger: { stream: log } })
  await app.register(newsletter, {
    store,
    wake: () => {},
    mail: { company: 'Site', url, secret },
    origins: [url],
    limits,
    page: (path: string) =>
      path.endsWith('/confirm')
        ? page(paths.newsletterConfirm)
        : path.endsWith('/unsubscribe')
          ? page(paths.newsletterUnsubscribe)
          : page(paths.newsletterSubscribe),
    secret,
    receipts: formReceipts(secret, () => time),
    mailWorks,
    clock: () => time,
  })
  return app
}
afterEach(async () => {
  await app.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const post = (path: string, fields: Record<string, string>, headers = {}, remoteAddress = '') =>
  app.inject({
    method: 'POST',
    ...(remoteAddress && { remoteAddress }),
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const signUp = (email: string, more = {}, from = '') =>
  post(paths.newsletterSubscribe, { email, ...more }, {}, from)
const states = async () => (await listSubscribers(store.db)).map(({ state }) => state)
const mails = async (): Promise<Mail[]> =>
  (await store.db.selectFrom('outbox').select('payload').orderBy('created_at').execute()).map(
    ({ payload }) => JSON.parse(payload),
  )
/** Path and query of a mail's link. */
const linkIn = (mail: Mail | undefined) => {
  const [link = ''] = /https:\S+token=\S+/.exec(mail?.text ?? '') ?? []
  return link.replace(url, '')
}

test('an address counts once it has been confirmed, and can be taken off with one POST', async () => {
  expect((await signUp('Kim@Example.com')).statusCode).toBe(200)
  expect(await states()).toEqual(['pending'])
  const [asked] = await mails()
  expect(asked?.to).toBe('Kim@Example.com')
  const link = linkIn(asked)

  // Mail scanners open links, so opening one doesn't confirm anything.
  const shown = await app.inject({ url: link, headers: { accept: 'text/html' } })
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain('<title>T</title>')
  const token = new URL(link, url).searchParams.get('token') ?? ''
  expect(shown.body).toContain(`value="${token}"`)
  expect(await states()).toEqual(['pending'])

  const confirmed = await post(paths.newsletterConfirm, { token }, { accept: 'text/html' })
  expect(confirmed.statusCode).toBe(303)
  expect((await app.inject(String(confirmed.headers.location))).body).toContain('data-shown="true"')
  expect(await states()).toEqual(['confirmed'])
  expect((await post(paths.newsletterConfirm, { token })).statusCode).toBe(200)
  const [, welcome, ...others] = await mails()
  expect(others).toEqual([])

  // RFC 8058: the mail program posts to the header's address; nothing else is needed.
  expect(welcome?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const oneClick = (welcome?.headers?.['List-Unsubscribe'] ?? '').slice(1 + url.length, -1)
  const left = await post(oneClick, { 'List-Unsubscribe': 'One-Click' })
  expect(left.statusCode).toBe(200)
  expect(await states()).toEqual(['unsubscribed'])
  // The old link doesn't resubscribe; a new sign-up does.
  expect((await post(paths.newsletterConfirm, { token })).statusCode).toBe(400)
  time += 25 * hour
  await signUp('kim@example.com')
  // Until it's confirmed, because anyone can type an address.
  expect(await states()).toEqual(['unsubscribed'])
  const again = new URL(linkIn((await mails())[2]), url).searchParams.get('token') ?? ''
  expect((await post(paths.newsletterConfirm, { token: again })).statusCode).toBe(200)
  expect(await states()).toEqual(['confirmed'])
})

test('the answer is the same for whoever is on the list, and nobody is asked again within an hour', async () => {
  const first = await signUp('kim@example.com')
  const again = await signUp('KIM@example.com')
  expect(again.body).toBe(first.body)
  expect(await mails()).toHaveLength(1)
  time += hour
  await signUp('kim@example.com')
  expect(await mails()).toHaveLength(2)

  const token = new URL(linkIn((await mails())[1]), url).searchParams.get('token') ?? ''
  await post(paths.newsletterConfirm, { token })
  time += hour
  expect((await signUp('kim@example.com')).body).toBe(first.body)
  expect(await mails()).toHaveLength(3)
  expect(await states()).toEqual(['confirmed'])
})

test('a suspected machine is kept and has nobody written to', async () => {
  expect((await signUp('kim@example.com', { homepage: 'https://spam.example' })).statusCode).toBe(
    200,
  )
  expect(await states()).toEqual(['pending'])
  expect(await mails()).toEqual([])
})

test.each([
  '',
  'kim',
  'kim@',
  'kim@example.com\r\nBcc: all@example.com',
  `${'a'.repeat(260)}@b.co`,
])('an address that is none is refused beside its field: %j', async (email) => {
  const answer = await signUp(email)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.email).toBe(fieldErrors(subscribeFields, () => [email]).email)
  expect(await states()).toEqual([])
})

test('no address but that of a real sign-up says that it was taken', async () => {
  const taken = await post(
    paths.newsletterSubscribe,
    { email: 'kim@example.com' },
    { accept: 'text/html' },
  )
  const address = String(taken.headers.location)
  const plainForm = async (url: string) => (await app.inject(url)).headers.location
  expect(await plainForm(address)).toBeUndefined()
  expect(await plainForm(`${paths.newsletterSubscribe}/sent`)).toBe('/embed/newsletter')
  expect(await plainForm(`${address}x`)).toBe('/embed/newsletter')
  // A receipt of another form isn't valid.
  const other = address.replace(paths.newsletterSubscribe, paths.newsletterConfirm)
  expect(await plainForm(other)).toBe('/newsletter/confirm')
  time += hour
  expect(await plainForm(address)).toBe('/embed/newsletter')
})

test('without a mail server the sign-up waits, and says so', async () => {
  await app.close()
  app = await appOn(store, false)
  expect((await signUp('kim@example.com')).json()).toEqual({ outcome: 'waiting' })
  const page = await post(
    paths.newsletterSubscribe,
    { email: 'lee@example.com' },
    { accept: 'text/html' },
  )
  const shown = await app.inject(String(page.headers.location))
  expect(shown.body).toContain('<p data-form-sent="waiting" data-shown="true"')
  expect(shown.body).not.toContain('<p data-form-sent="sent" data-shown')
  expect(await waitingConfirmations(store.db)).toBe(2)
})

test('a start without a mail server logs how many confirmations wait', async () => {
  const logOf = async (mailWorks: boolean) => {
    let lines = ''
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines += chunk
        done()
      },
    })
    await (await appOn(store, mailWorks, log)).close()
    return lines
  }
  expect(await logOf(false)).not.toContain('waiting')
  await signUp('kim@example.com')
  await signUp('lee@example.com')
  expect(await logOf(false)).toContain('2 newsletter confirmations are waiting')
  expect(await logOf(true)).not.toContain('waiting')
})

test('a confirmation that waited for a mail server for weeks has a link that is good', async () => {
  await app.close()
  app = await appOn(store, false)
  await signUp('kim@example.com')
  time += 30 * 24 * hour
  await app.close()
  app = await appOn(store, true)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect((await app.inject(linkIn(mail))).statusCode).toBe(200)
})

test('a link that is cut, forged, of another purpose or old does nothing', async () => {
  await signUp('kim@example.com')
  const token = new URL(linkIn((await mails())[0]), url).searchParams.get('token') ?? ''
  for (const bad of [
    '',
    'x',
    token.slice(0, -1),
    token.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
  ]) {
    expect((await post(paths.newsletterConfirm, { token: bad })).statusCode, bad).toBe(400)
    const shown = await app.inject(`${paths.newsletterConfirm}?token=${encodeURIComponent(bad)}`)
    expect(shown.statusCode, bad).toBe(400)
  }
  expect((await post(paths.newsletterUnsubscribe, { token })).statusCode).toBe(400)
  time += 8 * 24 * hour
  expect((await post(paths.newsletterConfirm, { token })).statusCode).toBe(400)
  expect(await states()).toEqual(['pending'])
})

test('a mailbox is mailed less and less often, and left alone after it unsubscribed', async () => {
  const hour = 60 * 60 * 1000
  const [start = ''] = words.confirmation.subject.split('{company}')
  const asked = async () =>
    (await mails()).filter(({ subject }) => subject.startsWith(start)).length
  for (let round = 0; round < 10; round++) await signUp(`victim+${round}@example.com`)
  expect(await asked()).toBe(1)

  await signUp('leaver@example.com')
  for (let round = 0; round < 5; round++) {
    const [subscriber] = await store.db
      .selectFrom('subscribers')
      .select('id')
      .where('email', '=', 'leaver@example.com')
      .execute()
    const token = linkToken(secret, 'unsubscribe', subscriber?.id ?? '', time)
    await post(paths.newsletterUnsubscribe, { token })
    time += 2 * hour
    await signUp('leaver@example.com')
  }
  expect(await asked()).toBe(2)
  time += 24 * hour
  await signUp('leaver@example.com')
  expect(await asked()).toBe(3)
})

test('leaving again undoes a sign-up by somebody else', async () => {
  await signUp('kim@example.com')
  const id = (await listSubscribers(store.db))[0]?.id ?? ''
  const leave = () =>
    post(paths.newsletterUnsubscribe, { token: linkToken(secret, 'unsubscribe', id, time) })
  await leave()
  time += 25 * hour
  await signUp('kim@example.com')
  const asked = (await mails()).at(-1)
  expect(await mails()).toHaveLength(2)
  await leave()
  const token = new URL(linkIn(asked), url).searchParams.get('token') ?? ''
  expect((await post(paths.newsletterConfirm, { token })).statusCode).toBe(400)
  time += 12 * hour
  await signUp('kim@example.com')
  expect(await mails()).toHaveLength(2)
  expect(await states()).toEqual(['unsubscribed'])
})

test('one domain is asked to confirm five times an hour, in whatever spellings', async () => {
  const asked = async () => (await mails()).length
  const answers: number[] = []
  for (let round = 0; round < 11; round++)
    answers.push(
      (await signUp(`info-${round}@${round % 2 ? 'Victim' : 'victim'}.example`)).statusCode,
    )
  expect(await asked()).toBe(5)
  // Nobody is told that a mail was sent that wasn't, and nothing is stored that nobody will ask about.
  expect(answers).toEqual([...Array(5).fill(200), ...Array(6).fill(429)])
  expect(await states()).toHaveLength(5)
  // Other domains aren't concerned, and large providers have many people who sign up at once.
  expect((await signUp('kim@other.example')).statusCode).toBe(200)
  await app.close()
  app = await appOn(store, true)
  for (let round = 0; round < 11; round++)
    expect((await signUp(`reader-${round}@gmail.com`)).statusCode).toBe(200)
  time += hour
  expect((await signUp('info-9@victim.example')).statusCode).toBe(200)
})

test('a domain over its limit answers the same for addresses on the list and others', async () => {
  for (let round = 0; round < 4; round++) await signUp(`info-${round}@victim.example`)
  await signUp('kim@victim.example')
  const token = new URL(linkIn((await mails())[4]), url).searchParams.get('token') ?? ''
  await post(paths.newsletterConfirm, { token })
  time += hour
  for (let round = 5; round < 10; round++) await signUp(`info-${round}@victim.example`)
  const [member, stranger] = [
    await signUp('kim@victim.example'),
    await signUp('lee@victim.example'),
  ]
  expect([member.statusCode, member.body]).toEqual([stranger.statusCode, stranger.body])
})

test('all domains together are asked to confirm 200 times an hour, 80 of them for visitors', async () => {
  await app.close()
  app = await appOn(store, true, undefined, { perAddress: 1e6, all: 1e6, window: 60_000 })
  const statuses: number[] = []
  const one = (round: number, more = {}) =>
    signUp(`reader@d${round}.example`, more, `198.51.100.${round}`)
  for (let round = 0; round < 125; round++) statuses.push((await one(round)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  const refused = await signUp('reader@d124.example')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  // A visitor's form has been open for a while.
  const form_token = formToken(secret, Date.now() - 2 * agedAfter)
  for (let round = 125; round < 210; round++)
    statuses.push((await one(round, { form_token })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect(await mails()).toHaveLength(200)
  time += hour
  expect((await signUp('reader@d204.example')).statusCode).toBe(200)
})

test.each([
  ['one address', () => '198.51.100.1', 40],
  ['two addresses', (round: number) => `198.51.100.${round % 2}`, 66],
  ['a /48', (round: number) => `2001:db8:0:${round}::1`, 40],
])(
  'with 210 invented sign-ups, %s cannot close the newsletter to others',
  async (_who, from, most) => {
    await app.close()
    app = await appOn(store, true, undefined, { perAddress: 1e6, all: 1e6, window: 60_000 })
    const form_token = formToken(secret, Date.now() - 2 * agedAfter)
    for (let round = 0; round < 210; round++)
      await signUp(`invented-${round}@gmail.com`, { form_token }, from(round))
    expect(await mails()).toHaveLength(most)
    expect((await signUp('kim@gmail.com', { form_token }, '192.0.2.1')).statusCode).toBe(200)
  },
)

test('in a flood, a sign-up passes with an aged token, and no other is told that a link was sent', async () => {
  const limits = { perAddress: 20, all: 1, window: 60_000 }
  await app.close()
  app = await appOn(store, true, undefined, limits)
  const token = formToken(secret, Date.now() - agedAfter)
  expect((await signUp('first@example.com')).statusCode).toBe(200)
  const refused = await signUp('robot@example.com')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20'])
  expect((await signUp('kim@example.com', { form_token: token })).statusCode).toBe(200)
  const known = (await listSubscribers(store.db)).map(({ email }) => email)
  expect(known.sort()).toEqual(['first@example.com', 'kim@example.com'])
  expect(await mails()).toHaveLength(2)
})

test('a sign-up repeated under its key is answered again, changes nothing and costs nothing', async () => {
  const key = { 'idempotency-key': 'key-of-the-page' }
  const send = (email: string, headers = {}) => post(paths.newsletterSubscribe, { email }, headers)
  expect((await send('kim@example.com', key)).headers['idempotent-replayed']).toBeUndefined()
  await store.db.deleteFrom('subscribers').execute()
  for (let repeat = 0; repeat < 25; repeat++) {
    const replayed = await send('Kim@example.com', key)
    expect([replayed.json(), replayed.headers['idempotent-replayed']]).toEqual([
      { outcome: 'sent' },
      'true',
    ])
  }
  expect(await states()).toEqual([])
  const reused = await send('another@example.com', key)
  expect([reused.statusCode, await states()]).toEqual([422, []])

  time += 24 * hour
  expect((await send('another@example.com', key)).statusCode).toBe(200)
  expect(await states()).toEqual(['pending'])
})

test('an address is deleted with its pacing, or not at all', async () => {
  await signUp('ada@example.com')
  const pacing = () =>
    store.db
      .selectFrom('mail_pacing')
      .selectAll()
      .where('mailbox', '=', 'ada@example.com')
      .execute()
  expect(await pacing()).toHaveLength(1)
  await sql`create trigger full before delete on subscribers begin select raise(abort, 'full'); end`.execute(
    store.db,
  )
  await expect(deleteSubscriber(store, 'ada@example.com')).rejects.toThrow('full')
  expect(await pacing()).toHaveLength(1)

  await sql`drop trigger full`.execute(store.db)
  expect(await deleteSubscriber(store, ' Ada@example.com')).toBe(true)
  expect(await deleteSubscriber(store, 'ada@example.com')).toBe(false)
  expect(await listSubscribers(store.db)).toEqual([])
  expect(await pacing()).toEqual([])
})
