import type { FastifyInstance } from 'fastify'
import type { Identity } from '#contracts/identity.ts'
import { type Config, ownerAddress } from '#server/config.ts'
import { repeatFinder } from '#server/forms/idempotency.ts'
import type { Receivers } from '#server/outbox/notice-mail.ts'
import { errorFields } from '#server/store/error-code.ts'
import type { Store } from '#server/store/store.ts'
import { type AcceptInquiry, inquiryIntake, isHeld, keyed, type NewInquiry } from './intake.ts'
import { mailSignature } from './mail-signature.ts'
import { announcements } from './mails.ts'
import { queueDigest } from './quarantine-digest.ts'

const tenMinutes = 10 * 60 * 1000

/** What forms need from the inbox. */
export interface Inbox {
  /** Stores an inquiry and notifies the owner. */
  accept: AcceptInquiry
  /** Whether the inquiry was already stored under its idempotency key. */
  isRepeat: (inquiry: NewInquiry) => Promise<boolean>
  /** Whether the inquiry is in quarantine since it came first. */
  isHeld: (inquiry: NewInquiry) => Promise<boolean>
}

interface InboxOptions {
  config: Pick<Config, 'mail' | 'webhook'>
  identity: Identity
  store: Store
  receivers: Receivers
  /** Sends what was added to the outbox. */
  wake: () => void
}

/** Stores inquiries, and tells the owner about them and about what's in quarantine. */
export function openInbox(app: FastifyInstance, options: InboxOptions): Inbox {
  const { config, identity, store, receivers, wake } = options
  const announce = announcementsFor(config, identity)
  const isRepeat = repeatFinder(store.db)
  listQuarantine(app, { store, receivers, wake })
  return {
    accept: inquiryIntake({ store, announce, onStored: wake }),
    isRepeat: (inquiry) => isRepeat(keyed(inquiry)),
    isHeld: (inquiry) => isHeld(store.db, inquiry, Date.now()),
  }
}

/** Mails the owner what's in quarantine, from `ready` to `close`. */
function listQuarantine(
  app: FastifyInstance,
  { store, receivers, wake }: { store: Store; receivers: Receivers; wake: () => void },
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

/** The deliveries for an inquiry, according to the settings. */
export function announcementsFor(
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
  identity: Identity,
) {
  return announcements({
    company: identity.company.name,
    signature: () => mailSignature(identity),
    url: identity.url,
    to: ownerAddress(mail, identity),
    acknowledge: mail.acknowledge,
    webhook: Boolean(webhook),
  })
}
