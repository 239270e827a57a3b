import type { FastifyInstance } from 'fastify'
import { storedLanguage } from '#owner/spoken-language.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import type { PostOffice } from '#server/outbox/post-office.ts'
import type { Deliver } from '#server/outbox/sender.ts'
import { errorFields } from '#server/store/error-code.ts'
import type { IssueRow, Queries, SubscriberRow } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { issueRefusals } from './bounces.ts'
import { feedOutbox } from './issues.ts'
import { unsubscribeMark } from './letter.ts'
import { linkToken } from './link-token.ts'
import { type LinkOptions, newsletterLink, unsubscribeHeaders } from './mails.ts'
import type { Recipient } from './subscribers.ts'

/** How often recipients are queued, in ms. */
const tick = 1000

/** One recipient's copy of an issue. */
export function issueMail(
  { subject, html, text }: Pick<IssueRow, 'subject' | 'html' | 'text'>,
  to: Recipient & Pick<SubscriberRow, 'created_at'>,
  links: LinkOptions,
): Mail {
  const leave = newsletterLink('unsubscribe', to, links, to.created_at)
  return {
    to: to.email,
    subject,
    text: text.replaceAll(unsubscribeMark, leave),
    html: html.replaceAll(unsubscribeMark, leave.replaceAll('&', '&amp;')),
    headers: {
      ...unsubscribeHeaders(to, links, to.created_at),
      'List-ID': `Newsletter <newsletter.${new URL(links.url).hostname}>`,
      Precedence: 'list',
    },
  }
}

/**
 * Delivers a newsletter row. The row only names the issue and the subscriber, so that ten thousand
 * rows don't hold the letter ten thousand times. `send` mails the letter under the row's id, signed,
 * so that a delivery report about it can't be forged.
 */
export function issueDelivery(
  store: Store,
  send: Deliver,
  links: () => Promise<LinkOptions>,
): Deliver {
  const { db } = store
  const issues = new Map<string, Awaited<ReturnType<typeof lettersOf>>>()
  return async (row) => {
    const named = JSON.parse(row.payload) as { issue: string; subscriber: string }
    const subscriber = await db
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', named.subscriber)
      .executeTakeFirst()
    // Unsubscribed in the meantime.
    if (subscriber?.state !== 'confirmed') return { outcome: 'sent' }
    let issue = issues.get(named.issue)
    if (!issue) {
      issue = await lettersOf(db, named.issue)
      issues.clear()
      issues.set(named.issue, issue)
    }
    const { language } = storedLanguage(subscriber.language)
    const { url, secret } = await links()
    const mail = issueMail(issue.others.get(language) ?? issue.letter, subscriber, { url, secret })
    const id = linkToken(secret, 'delivery', row.id, row.created_at)
    return await send({ ...row, id, payload: JSON.stringify(mail) })
  }
}

/** An issue's letter in the first language, and those in others. */
async function lettersOf(db: Queries, issue: string) {
  const letter = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'html', 'text'])
    .where('id', '=', issue)
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('newsletter_issue_languages')
    .select(['language', 'subject', 'html', 'text'])
    .where('issue_id', '=', issue)
    .execute()
  return { letter, others: new Map(others.map((each) => [each.language, each])) }
}

interface SendingOptions {
  store: Store
  post: PostOffice
  /** How a letter goes out. */
  sendMail: Deliver
  perMinute: number
  url: string
  /** Who is told that an issue was paused. */
  to: string
  clock?: () => number
}

/** Queues due issues while the server runs, and delivers them. */
export async function sendIssues(app: FastifyInstance, options: SendingOptions) {
  const { store, post, sendMail, perMinute, url, to, clock = Date.now } = options
  post.register('newsletter', {
    deliver: issueDelivery(store, sendMail, async () => ({
      url,
      secret: await store.secret('newsletter-links'),
    })),
    transport: 'mail',
    settled: issueRefusals({ to, log: app.log }),
    handlesFailures: true,
  })
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  async function feed() {
    try {
      if ((await feedOutbox(store, perMinute, clock())) > 0) post.wake()
    } catch (error) {
      app.log.warn(errorFields(error), "The newsletter can't be sent right now")
    } finally {
      underWay = undefined
    }
  }

  app.addHook('onReady', () => {
    timer = setInterval(() => {
      underWay ??= feed()
    }, tick)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
