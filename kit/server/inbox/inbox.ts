import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import type { Identity } from '#contracts/identity.ts'
import { mailSignature } from '#contracts/office.ts'
import type { Config } from '#server/config.ts'
import { repeatFinder } from '#server/forms/idempotency.ts'
import { issueRefusals } from '#server/newsletter/bounces.ts'
import { issueDelivery } from '#server/newsletter/sending.ts'
import { type Deliver, smtpDelivery, webhookDelivery } from '#server/outbox/delivery.ts'
import { type Outbox, outboxDepth, startOutbox } from '#server/outbox/worker.ts'
import { makeBackup } from '#server/store/backups.ts'
import { errorFields } from '#server/store/error-code.ts'
import type { OutboxRow } from '#server/store/schema.ts'
import { isClockSteady } from '#server/store/steady-clock.ts'
import type { Store } from '#server/store/store.ts'
import { type AcceptInquiry, inquiryIntake, isHeld, keyed, type NewInquiry } from './intake.ts'
import { announcements } from './mails.ts'
import { ownerNotices } from './notice-mail.ts'
import { type DigestReceivers, queueDigest } from './quarantine-digest.ts'
import { forgetCounters, purge } from './retention.ts'

const tenMinutes = 10 * 60 * 1000
const hour = 6 * tenMinutes

declare module 'fastify' {
  interface FastifyInstance {
    inbox: Inbox
  }
}

/** What other services need from the inbox. */
export interface Inbox {
  /** Stores an inquiry and notifies the owner. */
  accept: AcceptInquiry
  /** Whether the inquiry was already stored under its idempotency key. */
  isRepeat: (inquiry: NewInquiry) => Promise<boolean>
  /** Whether the inquiry is in quarantine since it came first. */
  isHeld: (inquiry: NewInquiry) => Promise<boolean>
  /** Sends what was added to the outbox. Call it after the commit. */
  wake: Outbox['wake']
}

interface InboxOptions {
  config: Config['inbox']
  identity: Identity
  store: Store
}

/** Stores inquiries and delivers the outbox, from `ready` to `close`. */
export const inbox = plugin(async (app: FastifyInstance, options: InboxOptions) => {
  const { config, identity, store } = options
  const { mail, webhook, lease, retentionDays } = config
  const { email } = identity
  let outbox: Outbox | undefined
  let tidying: NodeJS.Timeout | undefined

  const wake = () => outbox?.wake()
  const attempts = countOutbox(app, store)
  const accept = inquiryIntake({
    store,
    announce: announcementsFor(config, identity),
    onStored: wake,
  })

  const backUp = async () => {
    if (!config.backups || !store.file) return
    try {
      const path = await makeBackup({ file: store.file, now: Date.now(), ...config.backups })
      if (path) app.log.info({ path }, 'Backed up the store')
    } catch (error) {
      app.log.error(errorFields(error), 'The store could not be backed up')
    }
  }
  const tidy = async () => {
    const now = Date.now()
    try {
      await forgetCounters(store.db, now)
      if (await isClockSteady(store.db, now)) await purge(store.db, now, retentionDays)
    } catch (error) {
      app.log.warn(errorFields(error), "Old rows can't be deleted right now")
    }
  }

  app.addHook('onReady', () => {
    if (store.isNew) app.log.warn('There was no store: a new, empty one was made')
    outbox = startOutbox({
      store,
      deliver: deliveriesFor(config, identity, store),
      log: app.log,
      lease,
      settled: { newsletter: issueRefusals({ to: mail.to ?? email, log: app.log }) },
      notices: ownerNotices({ to: mail.to ?? email, webhook: webhook !== undefined }),
      onResult: (kind, result) => attempts.inc({ kind, result }),
    })
    tidying = setInterval(() => {
      void tidy()
      void backUp()
    }, hour)
    void tidy()
    if (!store.isNew) void backUp()
  })
  app.addHook('onClose', async () => {
    clearInterval(tidying)
    await outbox?.stop(5000)
  })
  listQuarantine(app, {
    store,
    receivers: { mail: mail.smtpUrl && (mail.to ?? email), webhook: webhook !== undefined },
    wake,
  })
  app.readiness.set(
    'store',
    atMostOnce(1000, () => store.beat(Date.now())),
  )

  const isRepeat = repeatFinder(store.db)
  app.decorate('inbox', {
    accept,
    isRepeat: (inquiry) => isRepeat(keyed(inquiry)),
    isHeld: (inquiry) => isHeld(store.db, inquiry, Date.now()),
    wake,
  })
})

/** How each kind of delivery goes out, as far as the settings allow. */
function deliveriesFor(
  { mail, webhook }: Config['inbox'],
  { company, url, email }: Identity,
  store: Store,
): Partial<Record<OutboxRow['kind'], Deliver>> {
  const deliver: Partial<Record<OutboxRow['kind'], Deliver>> = {}
  if (mail.smtpUrl) {
    deliver.mail = smtpDelivery({
      url: mail.smtpUrl,
      from: { name: company.name, address: mail.from ?? email },
      bounces: mail.bounces,
      domain: new URL(url).hostname,
    })
    deliver.newsletter = issueDelivery(store, deliver.mail, async () => ({
      url,
      secret: await store.secret('newsletter-links'),
    }))
  }
  if (webhook) deliver.webhook = webhookDelivery(webhook)
  return deliver
}

/** Mails the owner what's in quarantine, from `ready` to `close`. */
function listQuarantine(
  app: FastifyInstance,
  { store, receivers, wake }: { store: Store; receivers: DigestReceivers; wake: () => void },
) {
  let timer: NodeJS.Timeout | undefined
  const list = async () => {
    try {
      if (await queueDigest(store.db, receivers, Date.now())) wake()
    } catch (error) {
      app.log.warn(errorFields(error), "The quarantine can't be listed right now")
    }
  }
  app.addHook('onReady', () => {
    timer = setInterval(list, tenMinutes)
    void list()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Calls `check` at most once per `period` (in ms) and repeats its last result in between. */
function atMostOnce(period: number, check: () => Promise<void>): () => Promise<void> {
  let calledAt = Number.NEGATIVE_INFINITY
  let outcome: Promise<void> | undefined
  return () => {
    const now = performance.now()
    if (!outcome || now - calledAt >= period) {
      calledAt = now
      outcome = check()
    }
    return outcome
  }
}

/** The deliveries for an inquiry, according to the settings. */
export function announcementsFor({ mail, webhook }: Config['inbox'], identity: Identity) {
  return announcements({
    company: identity.company.name,
    signature: mailSignature(identity),
    url: identity.url,
    to: mail.to ?? identity.email,
    acknowledge: mail.acknowledge,
    webhook: Boolean(webhook),
  })
}

/** Adds the outbox's figures to the metrics; returns the counter of attempts. */
function countOutbox({ metrics }: FastifyInstance, { db }: Store) {
  const registers = [metrics]
  // If the store can't be read, the last figures stay, and `/readyz` reports the problem.
  const depth = () => outboxDepth(db, Date.now()).catch(() => undefined)
  new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that wait and deliveries that were given up (dead).',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await depth()
      if (!now) return
      this.set({ state: 'waiting' }, now.waiting)
      this.set({ state: 'dead' }, now.dead)
    },
  })
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest delivery that waits; 0 when none does.',
    registers,
    async collect() {
      const now = await depth()
      if (now) this.set(now.age / 1000)
    },
  })
  return new Counter({
    name: 'outbox_attempts_total',
    help: 'Attempts to deliver, by kind (mail, newsletter, webhook) and result (delivered, failed, dead).',
    labelNames: ['kind', 'result'],
    registers,
  })
}
