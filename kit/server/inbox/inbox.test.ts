import { expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { heldAnswer } from '#server/contact/emailjs.ts'
import type { Store } from '#server/store/store.ts'
import { everythingOn } from '#server/testing/identity.ts'
import { inquiryRequest } from '#server/testing/load.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { testStores } from '#server/testing/store.ts'

const office = { phone: '+1 416 555-0100', registration: 'Certificate 100000' }
const booking = 'https://calendar.example/call'

const stores = testStores('sqlite')
let store: Store

async function start(env: Record<string, string>) {
  const config = readConfig({ LOG_LEVEL: 'silent', MAIL_TO: 'owner@wize.example', ...env })
  store = await stores.open()
  const app = await buildApp({
    config,
    site: new Map(),
    store,
    identity: { ...everythingOn, office, booking },
  })
  await app.ready()
  const post = (subject: string) =>
    app.inject({
      method: 'POST',
      url: paths.mailSend,
      headers: { 'content-type': 'application/json' },
      payload: inquiryRequest(subject).split('\r\n\r\n')[1],
    })
  const metric = async (name: string) =>
    (await app.metrics.metrics()).split('\n').filter((line) => line.startsWith(name))
  return { app, post, metric }
}

test('tells the owner and, if asked to, the sender, who gets none of the sender’s own words', async () => {
  const sink = await startMailSink()
  const { app, post, metric } = await start({ SMTP_URL: sink.url, MAIL_ACKNOWLEDGE: 'on' })
  expect((await post('A-word-of-mine')).body).toBe('OK')
  await vi.waitFor(() => expect(sink.received).toHaveLength(2))
  const signedUp = await app.inject({
    method: 'POST',
    url: paths.newsletterSubscribe,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=ada@example.com',
  })
  expect(signedUp.json()).toEqual({ outcome: 'sent' })
  await vi.waitFor(() => expect(sink.received).toHaveLength(3))
  const owner = sink.received.find(({ to }) => to[0] === 'owner@wize.example')
  const sender = sink.received.find(({ to }) => to[0] === 'robin@example.com')
  expect(owner?.raw).toContain('Reply-To: Robin Sender <robin@example.com>')
  expect(owner?.raw).toContain('A-word-of-mine')
  expect(sender?.raw).toContain('Auto-Submitted: auto-replied')
  expect(sender?.raw).not.toMatch(/A-word-of-mine|Robin Sender|ordinary length/)
  // Both are signed with what the owner has stated about the office.
  const reader = sink.received.find(({ to }) => to[0] === 'ada@example.com')
  for (const mail of [sender, reader])
    for (const fact of [office.phone, office.registration, booking])
      expect(mail?.raw).toContain(fact)
  await vi.waitFor(async () =>
    expect(await metric('outbox_attempts_total')).toEqual([
      'outbox_attempts_total{kind="mail",result="delivered"} 3',
    ]),
  )
  await app.close()
  await sink.close()
})

test('without a mail server messages wait, and the site is ready', async () => {
  const { app, post, metric } = await start({})
  expect((await post('Waiting')).body).toBe('OK')
  expect(await metric('outbox_deliveries')).toEqual([
    'outbox_deliveries{state="waiting"} 1',
    'outbox_deliveries{state="dead"} 0',
  ])
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
})

test('a held message is not called sent, and a list of it reaches the owner within ten minutes', async () => {
  const minutes = 60 * 1000
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const sink = await startMailSink()
  try {
    const { app, post } = await start({ SMTP_URL: sink.url, RATE_LIMIT_ALL: '1', BACKUP_KEEP: '0' })
    expect((await post('First')).body).toBe('OK')
    expect((await post('Held-in-a-flood')).body).toBe(heldAnswer)
    vi.setSystemTime(Date.now() + 10 * minutes)
    await vi.advanceTimersByTimeAsync(10 * minutes)
    await vi.waitFor(() =>
      expect(sink.received.filter(({ raw }) => raw.includes('Held-in-a-flood'))).toHaveLength(1),
    )
    await app.close()
  } finally {
    vi.useRealTimers()
    await sink.close()
  }
})

test('counters that have ended are deleted even on the first day, because they hold IP addresses', async () => {
  const hour = 60 * 60 * 1000
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    const { app } = await start({ BACKUP_KEEP: '0' })
    const counters = () => store.db.selectFrom('rate_limits').select('key').execute()
    const ends = Date.now() + hour / 6
    await store.db
      .insertInto('rate_limits')
      .values({ key: 'contact 192.0.2.1', count: 1, expires_at: ends })
      .execute()
    await vi.advanceTimersByTimeAsync(hour)
    await vi.waitFor(async () => expect(await counters()).toEqual([]))
    await app.close()
  } finally {
    vi.useRealTimers()
  }
})

test('old messages are deleted only once the clock has gone steadily for a day', async () => {
  const day = 24 * 60 * 60 * 1000
  const hour = day / 24
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    const { app, post } = await start({ RETENTION_DAYS: '10', BACKUP_KEEP: '0' })
    await post('Worth keeping')
    const kept = async () => (await store.db.selectFrom('inquiries').select('id').execute()).length
    const hours = async (count: number) => {
      for (let passed = 0; passed < count; passed++) {
        await vi.advanceTimersByTimeAsync(hour)
        await store.beat(0)
      }
    }
    await hours(30)
    vi.setSystemTime(Date.now() + 400 * day)
    await hours(3)
    expect(await kept()).toBe(1)
    vi.setSystemTime(Date.now() - 400 * day)
    await hours(3)
    expect(await kept()).toBe(1)
    await hours(11 * 24)
    await vi.waitFor(async () => expect(await kept()).toBe(0))
    await app.close()
  } finally {
    vi.useRealTimers()
  }
})
