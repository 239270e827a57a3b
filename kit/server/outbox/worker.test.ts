import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '#contracts/mail-transport.ts'
import type { Store } from '#server/store/store.ts'
import { type MailSink, type SinkMode, startMailSink } from '#server/testing/mail-sink.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { outboxDepth } from './depth.ts'
import { mailSender } from './mail-sender.ts'
import { mailNotices } from './notices.ts'
import { enqueue, type Mail, mailRow } from './outbox.ts'
import type { Deliver, Sender } from './sender.ts'
import { smtpTransport } from './smtp.ts'
import { type Outbox, startOutbox } from './worker.ts'

const minute = 60_000
const log = { warn() {}, error() {} }
const from = { name: 'WIZE', address: 'hello@wize.example' }
const bySmtp = (url: string, timeout = 30_000) =>
  mailSender(smtpTransport({ url, timeout }), { from, domain: 'wize.example' })
const mailSenders = (deliver: Deliver) =>
  new Map<string, Sender>([['mail', { deliver, transport: 'mail' }]])

describe.each(kinds)('outbox on %s', (kind) => {
  const stores = testStores(kind)
  const outboxes: Outbox[] = []
  const sinks: MailSink[] = []
  let now = Date.parse('2026-01-01')

  async function sink(mode?: SinkMode) {
    const started = await startMailSink(mode)
    sinks.push(started)
    return started
  }

  function start(store: Store, url: string, timeout?: number) {
    const outbox = startOutbox({
      store,
      senders: mailSenders(bySmtp(url, timeout)),
      log,
      clock: () => now,
      random: () => 0,
      poll: 50,
    })
    outboxes.push(outbox)
    return outbox
  }

  const mails = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      mailRow({ to: 'owner@wize.example', subject: `Mail ${index}`, text: 'Words' }, { now }),
    )

  const states = async ({ db }: Store) =>
    (await db.selectFrom('outbox').select(['state', 'attempts']).execute()).map(
      ({ state, attempts }) => `${state} ${attempts}`,
    )

  afterEach(async () => {
    for (const outbox of outboxes.splice(0)) await outbox.stop(2000)
    for (const { close } of sinks.splice(0)) await close()
  })

  test('delivers what was committed, and nothing that was rolled back', async () => {
    const store = await stores.open()
    const server = await sink()
    await expect(
      store.db.transaction().execute(async (trx) => {
        await enqueue(trx, mails(1))
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    const [kept] = mails(1)
    await enqueue(store.db, kept ? [kept] : [])
    start(store, server.url)
    await vi.waitFor(async () => expect(await states(store)).toEqual(['delivered 1']))
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${kept?.id}@wize.example>`,
    ])
    // The content is deleted as soon as it isn't needed.
    const { payload } = await store.db
      .selectFrom('outbox')
      .select('payload')
      .executeTakeFirstOrThrow()
    expect(payload).toBe('')
  })

  test.each<SinkMode>(['hang', 'refuse-now', 'drop', 'drop-after'])(
    'loses nothing when the mail server does: %s',
    async (mode) => {
      const store = await stores.open()
      const server = await sink(mode)
      await enqueue(store.db, mails(3))
      // With the mail server back, a busy machine must not time out again: the clock stands still.
      const impatient = start(store, server.url, mode === 'hang' ? 2000 : undefined)
      await vi.waitFor(async () =>
        expect(await states(store)).toEqual(['waiting 1', 'waiting 1', 'waiting 1']),
      )
      await impatient.stop(2000)

      server.mode = 'accept'
      now += minute
      start(store, server.url)
      await vi.waitFor(async () =>
        expect(await states(store)).toEqual(['delivered 2', 'delivered 2', 'delivered 2']),
      )
      const ids = new Set(server.received.map(({ messageId }) => messageId))
      expect(ids.size).toBe(3)
      // Only a mail accepted without confirmation arrives twice, and it can be recognized.
      expect(server.received).toHaveLength(mode === 'drop-after' ? 6 : 3)
    },
  )

  test('a server that is down is tried again; one that refuses for good makes a dead letter', async () => {
    const store = await stores.open()
    const server = await sink('refuse')
    const gone = await sink()
    await gone.close()
    sinks.splice(sinks.indexOf(gone), 1)

    await enqueue(store.db, mails(1))
    const first = start(store, gone.url)
    await vi.waitFor(async () => expect(await states(store)).toEqual(['waiting 1']))
    await first.stop(2000)

    now += minute
    start(store, server.url)
    await vi.waitFor(async () => expect(await states(store)).toEqual(['dead 2']))
    expect(await outboxDepth(store.db, now)).toEqual({ waiting: 0, dead: 1, age: 0 })
    const { last_error } = await store.db
      .selectFrom('outbox')
      .select('last_error')
      .executeTakeFirstOrThrow()
    expect(last_error).toBe('SMTP: EENVELOPE RCPT TO 550')
  })

  test('gives up after five days', async () => {
    const store = await stores.open()
    const server = await sink('refuse-now')
    await enqueue(store.db, mails(1))
    const outbox = start(store, server.url)
    await vi.waitFor(async () => expect(await states(store)).toEqual(['waiting 1']))
    now += 6 * 24 * 60 * minute
    outbox.wake()
    // The clock alone doesn't: it may be wrong, or the server was off.
    await vi.waitFor(async () => expect(await states(store)).toEqual(['waiting 2']))
    await store.db.updateTable('outbox').set({ attempts: 23, due_at: now }).execute()
    outbox.wake()
    await vi.waitFor(async () => expect(await states(store)).toEqual(['dead 24']))
  })

  /** Deliveries that finish on request. */
  function heldDeliveries() {
    const started: string[] = []
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const mail: Deliver = async ({ recipient }) => {
      started.push(recipient)
      await released
      return { outcome: 'sent' }
    }
    return { mail, started, release }
  }

  test('a pause longer than the lease does not send again what is under way', async () => {
    const store = await stores.open()
    const { mail, started, release } = heldDeliveries()
    await enqueue(store.db, mails(2))
    const outbox = startOutbox({
      store,
      senders: mailSenders(mail),
      log,
      clock: () => now,
      lease: 60_000,
    })
    outboxes.push(outbox)
    await vi.waitFor(() => expect(started).toHaveLength(2))
    now += 60 * minute
    await enqueue(store.db, mails(1))
    outbox.wake()
    await vi.waitFor(() => expect(started).toHaveLength(3))
    release()
    await vi.waitFor(async () =>
      expect(new Set(await states(store))).toEqual(new Set(['delivered 1'])),
    )
    expect(started).toHaveLength(3)
  })

  test('a destination that hangs, and bulk mail, hold up nobody else', async () => {
    const store = await stores.open()
    const { mail, started, release } = heldDeliveries()
    const to = (recipient: string, urgency: 'normal' | 'bulk' = 'normal') =>
      mailRow({ to: recipient, subject: 'Mail', text: '' }, { now, urgency })
    await enqueue(store.db, [
      ...Array.from({ length: 6 }, () => to('reader@hangs.example', 'bulk')),
      to('reader@other.example', 'bulk'),
      to('owner@wize.example'),
    ])
    outboxes.push(
      startOutbox({ store, senders: mailSenders(mail), log, clock: () => now, perDestination: 2 }),
    )
    await vi.waitFor(() => expect(started).toHaveLength(4))
    expect(started[0]).toBe('owner@wize.example')
    expect(started.filter((recipient) => recipient === 'reader@hangs.example')).toHaveLength(2)
    release()
    await vi.waitFor(() => expect(started).toHaveLength(8))
  })

  test('a clock that was a day ahead for a while delays nothing', async () => {
    const place = await stores.place()
    const store = await stores.open(place)
    const server = await sink('refuse-now')
    await enqueue(store.db, mails(1))
    now += 24 * 60 * minute
    const outbox = start(store, server.url)
    await vi.waitFor(async () => expect(await states(store)).toEqual(['waiting 1']))
    now -= 24 * 60 * minute
    server.mode = 'accept'
    outbox.wake()
    await vi.waitFor(async () => expect(await states(store)).toEqual(['delivered 2']))
  })

  test('the owner hears of what is late or dead: once by the webhook, and when mail works again', async () => {
    const store = await stores.open()
    const failing = new Map<string, Failure>()
    const sent: Mail[] = []
    const calls: { data: { deliveries: { event: string; recipient: string }[] } }[] = []
    const outbox = startOutbox({
      store,
      senders: new Map<string, Sender>([
        [
          'mail',
          {
            deliver: async ({ payload }) => {
              const mail = JSON.parse(payload) as Mail
              const failure = failing.get(mail.to)
              if (failure) return failure
              sent.push(mail)
              return { outcome: 'sent' }
            },
            transport: 'mail',
          },
        ],
        [
          'newsletter',
          {
            deliver: async () => failing.get('reader@example.com') ?? { outcome: 'sent' },
            transport: 'mail',
            handlesFailures: true,
          },
        ],
        [
          'webhook',
          {
            deliver: async ({ payload }) => {
              calls.push(JSON.parse(payload))
              return { outcome: 'sent' }
            },
            transport: 'webhook',
          },
        ],
      ]),
      log,
      clock: () => now,
      random: () => 0,
      poll: 50,
      notices: { to: 'owner@wize.example', webhook: true },
    })
    outboxes.push(outbox)
    const send = (to: string) =>
      enqueue(store.db, [mailRow({ to, subject: `To ${to}`, text: '' }, { now })])

    const late = { outcome: 'retry', about: 'recipient', reason: 'SMTP: 451' } as const
    const dead = { outcome: 'refused', about: 'recipient', reason: 'SMTP: 550' } as const
    failing.set('late@example.com', late)
    failing.set('dead@example.com', dead)
    failing.set('owner@wize.example', late)
    await send('late@example.com')
    await send('dead@example.com')
    const newsletter = mailRow({ to: 'reader@example.com', subject: '', text: '' }, { now })
    failing.set('reader@example.com', dead)
    await enqueue(store.db, [{ ...newsletter, kind: 'newsletter' }])
    const notices = () =>
      calls.flatMap(({ data }) =>
        data.deliveries.map(({ event, recipient }) => `${event} ${recipient}`),
      )
    await vi.waitFor(() => expect(notices()).toEqual(['dead dead@example.com']))
    for (let hours = 0; hours < 6; hours++) {
      now += 61 * minute
      outbox.wake()
      await vi.waitFor(async () =>
        expect(
          (
            await store.db
              .selectFrom('outbox')
              .select('due_at')
              .where('state', '=', 'waiting')
              .execute()
          ).every(({ due_at }) => due_at > now),
        ).toBe(true),
      )
    }
    expect(notices()).toEqual(['dead dead@example.com', 'delayed late@example.com'])
    expect(sent).toEqual([])

    failing.delete('owner@wize.example')
    await send('owner@wize.example')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.to).toBe('owner@wize.example')
    expect(sent[1]?.text).toContain('late@example.com')
    expect(sent[1]?.text).toContain('dead@example.com')
    // The newsletter handles its own bounces.
    expect(sent[1]?.text).not.toContain('reader@example.com')
    await send('owner@wize.example')
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect(
      sent.map(({ subject }) => subject).filter((subject) => subject !== 'To owner@wize.example'),
    ).toHaveLength(1)
  })

  test('what doesn’t fit into one notice to the owner is in the next one', async () => {
    const store = await stores.open()
    const rows = Array.from({ length: 49 }, (_, index) =>
      mailRow({ to: `reader${index}@example.com`, subject: '', text: '' }, { now }),
    )
    await enqueue(store.db, rows)
    const noted = (event: 'dead' | 'delayed', created_at: number) =>
      rows.map(({ id }) => ({ outbox_id: id, event, created_at }))
    await store.db
      .insertInto('outbox_notices')
      .values([...noted('delayed', now), ...noted('dead', now + 1)])
      .execute()
    const to = 'owner@wize.example'
    while (await mailNotices(store.db, now, { to }));
    const mailed = await store.db
      .selectFrom('outbox')
      .select('payload')
      .where('recipient', '=', to)
      .execute()
    const lines = mailed.flatMap(({ payload }) => (JSON.parse(payload) as Mail).text.split('\n'))
    for (const { recipient } of rows) {
      const about = lines.filter((line) => line.includes(`mail to ${recipient} from`))
      expect(about.map((line) => line.split(/\W/)[0]).toSorted()).toEqual(['Gave', 'Late'])
    }
  })

  /** How many attempts the worker makes in a time, looking every ten seconds. */
  async function attemptsIn(duration: number, outbox: Outbox, asked: () => number) {
    const before = asked()
    for (const end = now + duration; now < end; now += 10_000) {
      outbox.wake()
      // The worker is idle when it has asked nothing new for a while.
      for (let known = -1; known !== asked(); await wait(30)) known = asked()
    }
    return asked() - before
  }

  test('a mail server that is down is asked rarely, and everything arrives once it is back', async () => {
    const store = await stores.open()
    const server = await sink()
    const gone = await sink()
    await gone.close()
    sinks.splice(sinks.indexOf(gone), 1)
    let url = gone.url
    let asked = 0
    const rows = Array.from({ length: 200 }, (_, index) =>
      mailRow({ to: `reader@d${index}.example`, subject: 'Mail', text: '' }, { now }),
    )
    await store.db.transaction().execute((trx) => enqueue(trx, rows))
    const outbox = startOutbox({
      store,
      senders: mailSenders((row) => {
        asked++
        return bySmtp(url)(row)
      }),
      log,
      clock: () => now,
      random: () => 0,
      poll: 1e9,
    })
    outboxes.push(outbox)
    // Five failures, and what was under way by then; from then on one probe after each rest.
    expect(await attemptsIn(50_000, outbox, () => asked)).toBeLessThanOrEqual(5 + 8)
    expect(await attemptsIn(60 * minute, outbox, () => asked)).toBeLessThanOrEqual(8)
    expect(await outboxDepth(store.db, now)).toMatchObject({ waiting: 200, dead: 0 })

    url = server.url
    now += 61 * minute
    outbox.wake()
    await vi.waitFor(async () => expect((await outboxDepth(store.db, now)).waiting).toBe(0))
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(200)
    expect(server.received).toHaveLength(200)
  })

  test('a domain that we may not send to rests alone, and its mails are kept', async () => {
    const store = await stores.open()
    const server = await sink()
    server.refuse = (recipient) =>
      recipient.endsWith('@closed.example') ? '554 5.7.1 Relay access denied' : undefined
    const to = (recipient: string) => mailRow({ to: recipient, subject: '', text: '' }, { now })
    await enqueue(store.db, [
      ...Array.from({ length: 40 }, () => to('reader@closed.example')),
      ...Array.from({ length: 10 }, () => to('reader@open.example')),
    ])
    const outbox = start(store, server.url)
    await vi.waitFor(() => expect(server.received).toHaveLength(10))
    await attemptsIn(50_000, outbox, () => server.asked.length)
    const refused = server.asked.filter((recipient) => recipient.endsWith('@closed.example'))
    expect(refused.length).toBeLessThanOrEqual(5 + 4)
    expect(await outboxDepth(store.db, now)).toMatchObject({ waiting: 40, dead: 0 })

    server.refuse = undefined
    now += 61 * minute
    outbox.wake()
    await vi.waitFor(() => expect(server.received).toHaveLength(50))
  })

  test('a sign-in that fails leaves inquiries in the outbox', async () => {
    const store = await stores.open()
    const refusal: Failure = {
      outcome: 'refused',
      about: 'us',
      reason: 'SMTP: EENVELOPE MAIL FROM 530 5.7.0',
      affectsAll: true,
    }
    await enqueue(store.db, mails(1))
    outboxes.push(
      startOutbox({ store, senders: mailSenders(async () => refusal), log, clock: () => now }),
    )
    await vi.waitFor(async () => expect(await states(store)).toEqual(['waiting 1']))
  })

  test('two workers on one store deliver each mail once', async () => {
    const place = await stores.place()
    const server = await sink()
    const [one, two] = [await stores.open(place), await stores.open(place)]
    const rows = mails(60)
    await enqueue(one.db, rows)
    start(one, server.url)
    start(two, server.url)
    await vi.waitFor(async () => expect((await outboxDepth(one.db, now)).waiting).toBe(0))
    expect(server.received.map(({ messageId }) => messageId).sort()).toEqual(
      rows.map(({ id }) => `<${id}@wize.example>`).sort(),
    )
  })

  test('a delivery that takes longer than the lease is not taken over', async () => {
    const place = await stores.place()
    const [one, two] = [await stores.open(place), await stores.open(place)]
    const { mail, started, release } = heldDeliveries()
    const lease = 300
    const options = { senders: mailSenders(mail), log, clock: () => now, poll: 20, lease }
    await enqueue(one.db, mails(4))
    outboxes.push(startOutbox({ store: one, ...options }), startOutbox({ store: two, ...options }))
    await vi.waitFor(() => expect(started).toHaveLength(4))
    const leases = async () =>
      (await one.db.selectFrom('outbox').select('lease_until').execute()).map(
        ({ lease_until }) => lease_until,
      )
    // The clock waits for the renewals, which a busy machine may make late.
    for (const end = now + 3 * lease; now < end; ) {
      now += lease / 2
      await vi.waitFor(async () => expect(await leases()).toEqual(Array(4).fill(now + lease)))
    }
    expect(started).toHaveLength(4)
    release()
    await vi.waitFor(async () => expect(await states(one)).toEqual(Array(4).fill('delivered 1')))
    expect(started).toHaveLength(4)
  })
})
