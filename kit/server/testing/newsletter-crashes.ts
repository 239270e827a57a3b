import { setTimeout as wait } from 'node:timers/promises'
import { createIssue } from '#server/newsletter/issues.ts'
import { unsubscribeMark } from '#server/newsletter/letter.ts'
import { openStore, type StoreOptions } from '#server/store/store.ts'
import { allSlots, slots } from './crashes.ts'
import { repeats, startMailSink } from './mail-sink.ts'
import { startServer } from './server-process.ts'

interface Options {
  recipients: number
  /** How many domains their addresses are spread over: each has its own limit of deliveries. */
  domains: number
  kills: number
  place: StoreOptions
  /** Settings of the store for the server's process. */
  env: Record<string, string>
  perMinute: number
  /** Maximum time from the first start to the last mail, in ms. */
  timeout: number
  random?: () => number
}

export interface NewsletterCrashReport {
  kills: number
  delivered: number
  /** Recipients who got nothing. */
  missing: number
  /** Mails beyond one per recipient. */
  repeated: number
  /** How many repeats the kills explain: the mails being delivered at those moments. */
  allowedRepeats: number
  /**
   * Repeats with a different Message-ID than the first, which a mail program couldn't recognize.
   */
  unrecognizable: number
  seconds: number
}

const letter = {
  slug: 'letter',
  subject: 'A letter',
  html: `<p>Words</p><a href="${unsubscribeMark}">Leave</a>`,
  text: `Words ${unsubscribeMark}`,
  path: '/newsletter/letter',
  links: [],
}

/** Sends an issue to a mail sink while killing and restarting the server at random moments. */
export async function newsletterCrashes(options: Options): Promise<NewsletterCrashReport> {
  const { recipients, domains, kills, perMinute, random = Math.random } = options
  const sink = await startMailSink()
  await queueLetter(options)
  const settings = {
    ...options.env,
    SMTP_URL: sink.url,
    OUTBOX_LEASE_SECONDS: '1',
    NEWSLETTER_PER_MINUTE: String(perMinute),
  }
  const started = Date.now()
  const reaches = async (target: number) => {
    const reached = () => new Set(sink.received.map(({ to }) => to[0])).size
    while (reached() < target && Date.now() - started < options.timeout) await wait(20)
  }
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startServer(settings)
    // Spread over the sending, so that each kill hits a different moment.
    await reaches(((kill - random()) / kills) * recipients * 0.95)
    await wait(random() * 300)
    await server.kill()
  }
  const server = await startServer(settings)
  await reaches(recipients)
  // Leaves time for repeats, which come from the rows that the last kill left leased.
  await wait(3000)
  await server.stop()
  await sink.close()

  const received = repeats(sink.received, ({ to }) => to[0] ?? '')
  return {
    kills,
    ...received,
    missing: recipients - received.delivered,
    allowedRepeats: kills * Math.min(allSlots, slots * domains),
    seconds: Math.round((Date.now() - started) / 1000),
  }
}

/** How many subscribers are stored at a time. */
const chunk = 500

/** Stores the subscribers, and the issue to send to them. */
async function queueLetter({ recipients, domains, place }: Options) {
  const store = await openStore(place)
  const now = Date.now()
  for (let start = 0; start < recipients; start += chunk)
    await store.db
      .insertInto('subscribers')
      .values(
        Array.from({ length: Math.min(chunk, recipients - start) }, (_, index) =>
          subscriber(start + index, domains, now - 1000),
        ),
      )
      .execute()
  await createIssue(store.db, letter, { now, sendAt: now })
  await store.close()
}

function subscriber(number: number, domains: number, confirmed: number) {
  const email = `reader-${number}@domain-${number % domains}.example`
  const times = { created_at: confirmed, confirmed_at: confirmed }
  return { id: `s-${number}`, email, email_key: email, state: 'confirmed' as const, ...times }
}
