import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { paths } from '#contracts/paths.ts'
import { addFormParsers } from '#server/forms/form-body.ts'
import { isFromOwnPage } from '#server/forms/origin.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { lastBackup } from '#server/store/backups.ts'
import { errorFields } from '#server/store/error-code.ts'
import { isClockSteady } from '#server/store/steady-clock.ts'
import type { Store } from '#server/store/store.ts'
import { dropTyped, foldSources, knownSources } from './ceilings.ts'
import {
  addCounts,
  addTyped,
  type CountTable,
  emptySearches,
  forgetOldCounts,
  unknownAddresses as unknownTable,
} from './counts.ts'
import { DailyCounts, searchTerm } from './daily-counts.ts'
import { asksForPrivacy, type PageViews } from './page-views.ts'
import { readReport, weekToMail } from './report.ts'
import { reportMail, reportMailId } from './report-mail.ts'
import { readSpamReferrers } from './spam-referrers.ts'

const minute = 60_000
const hour = 60 * minute

interface StatisticsOptions {
  store: Store
  /** Counts page views; undefined if statistics are off. */
  views: PageViews | undefined
  /** Counts addresses that lead nowhere. */
  unknownAddresses?: DailyCounts
  site: { name: string; url: string }
  /** A file with hosts whose visits aren't counted; it may be missing. */
  spamReferrers?: string
  /** Who gets the weekly report; undefined if nobody does. */
  mailTo: string | undefined
  /** The folder of the daily backups; undefined if there are none. */
  backups?: string
  /** Sends what was added to the outbox. */
  wake: () => void
  clock?: () => number
}

/** Stores the counts every minute and mails the weekly report on Mondays. */
export async function statistics(app: FastifyInstance, options: StatisticsOptions) {
  const {
    store,
    views,
    unknownAddresses,
    site,
    spamReferrers,
    mailTo,
    backups,
    wake,
    clock = Date.now,
  } = options
  const searches = views && new DailyCounts(clock, searchTerm)
  app.register((scope) => emptySearchCall(scope, { searches, origin: site.url }))
  if (!views || !searches) return

  const typed: Typed[] = [
    { counter: searches, table: emptySearches },
    ...(unknownAddresses ? [{ counter: unknownAddresses, table: unknownTable }] : []),
  ]
  let underWay: Promise<void> = Promise.resolve()
  const flushInTurn = () => {
    underWay = underWay.then(() => flush(app, store, views, typed))
    return underWay
  }

  const learnSources = async () => {
    try {
      views.recognize(await knownSources(store.db, clock()))
      if (spamReferrers) views.exclude(await readSpamReferrers(spamReferrers))
    } catch (error) {
      app.log.warn(errorFields(error), "The lists of sources can't be read right now")
    }
  }

  async function everyHour() {
    await learnSources()
    try {
      if (await isClockSteady(store.db, clock())) await forgetOldCounts(store.db, clock())
    } catch (error) {
      app.log.warn(errorFields(error), "Old counts can't be deleted right now")
    }
    try {
      if (mailTo && (await mailWeek(store, { site, to: mailTo, backups }, clock()))) wake()
    } catch (error) {
      app.log.warn(errorFields(error), "The report can't be made right now")
    }
  }

  let timers: NodeJS.Timeout[] = []
  app.addHook('onReady', () => {
    timers = [setInterval(flushInTurn, minute), setInterval(everyHour, hour)]
    void everyHour()
  })
  // Runs before the store is closed, because Fastify closes in reverse order of registration.
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await flushInTurn()
  })
}

/** Counts of what visitors type, and where they're stored. */
interface Typed {
  counter: DailyCounts
  table: CountTable
}

/** Stores what was counted since the last time. What can't be stored stays counted for the next. */
async function flush(app: FastifyInstance, store: Store, views: PageViews, typed: Typed[]) {
  const counts = views.take()
  const taken = typed.map((each) => ({ ...each, counts: each.counter.take() }))
  try {
    await store.db.transaction().execute(async (trx) => {
      await addCounts(trx, counts)
      for (const each of taken) await addTyped(trx, each.table, each.counts)
      for (const day of daysOf(counts)) await foldSources(trx, day)
      for (const each of taken)
        for (const day of daysOf(each.counts)) await dropTyped(trx, each.table, day)
    })
  } catch (error) {
    views.restore(counts)
    for (const each of taken) each.counter.restore(each.counts)
    app.log.warn(errorFields(error), "The statistics can't be written right now")
  }
}

const daysOf = (counts: { day: string }[]) => [...new Set(counts.map(({ day }) => day))].sort()

/**
 * Queues last week's report, only once if several servers share the store. Returns whether it did.
 * A week without any activity isn't reported.
 */
export async function mailWeek(
  store: Store,
  { site, to, backups }: Pick<StatisticsOptions, 'site' | 'backups'> & { to: string },
  now: number,
): Promise<boolean> {
  const range = weekToMail(now)
  if (!range) return false
  const id = reportMailId(range)
  const known = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) return false
  const report = await readReport(store.db, range, backups && lastBackup(backups, now))
  if (report.views === 0 && report.inquiryCount === 0) return false
  const row = mailRow(reportMail(report, { site, to, weekly: true }), { now, id })
  return await store.db.transaction().execute(async (trx) => {
    const taken = await trx.selectFrom('outbox').select('id').where('id', '=', id).execute()
    if (taken.length > 0) return false
    await enqueue(trx, [row])
    return true
  })
}

const searchSchema = z.object({ term: z.string().max(200) })

/** The blog's search reports a term without results. */
async function emptySearchCall(
  app: FastifyInstance,
  { searches, origin }: { searches: DailyCounts | undefined; origin: string },
) {
  addFormParsers(app)
  // The schema only describes the call. Its script doesn't look at the answer, so a bad body gets a 204, too.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.post(
    paths.emptySearch,
    {
      bodyLimit: 2048,
      schema: {
        summary: 'Count a search of the blog that found nothing',
        body: searchSchema,
        response: { 204: z.null().describe('Counted, or nothing to count') },
      },
    },
    async (request, reply) => {
      const { data } = searchSchema.safeParse(request.body)
      if (data && isFromOwnPage(request, [origin]) && !asksForPrivacy(request.headers))
        searches?.count(data.term)
      return reply.code(204).send(null)
    },
  )
}
