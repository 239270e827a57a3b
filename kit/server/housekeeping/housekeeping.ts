import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { backupNotices, type Receivers } from '#server/outbox/notice-mail.ts'
import { enqueue } from '#server/outbox/outbox.ts'
import { claimMailboxes } from '#server/outbox/pacing.ts'
import { lastBackup, makeBackup } from '#server/store/backups.ts'
import { errorFields } from '#server/store/error-code.ts'
import type { Queries } from '#server/store/schema.ts'
import { isClockSteady } from '#server/store/steady-clock.ts'
import type { Store } from '#server/store/store.ts'
import { forgetCounters, purge } from './retention.ts'

const hour = 60 * 60 * 1000
/** The owner hears of failed backups once in this time, in ms. */
const noticePause = 7 * 24 * hour
const purpose = 'failed-backup'

interface HousekeepingOptions {
  config: Pick<Config, 'backups' | 'retentionDays'>
  store: Store
  receivers: Receivers
  /** Sends what was added to the outbox. */
  wake: () => void
}

/** Makes the day's backup and deletes what has expired, every hour from `ready` to `close`. */
export function keepHouse(
  app: FastifyInstance,
  { config, store, receivers, wake }: HousekeepingOptions,
): void {
  let failures = 0
  const backUp = async () => {
    if (!config.backups || !store.file) return
    const { folder } = config.backups
    const now = Date.now()
    let reason = ''
    try {
      const path = await makeBackup({ file: store.file, now, ...config.backups })
      if (path) app.log.info({ path }, 'Backed up the store')
      failures = 0
    } catch (error) {
      app.log.error(errorFields(error), 'The store could not be backed up')
      failures++
      reason = (error as Error).message
    }
    try {
      if (failures === 0) return await endFailure(store.db)
      // A single failure may mean that another program is just making the backup.
      if (failures === 1) return
      const failure = { reason, last: lastBackup(folder, now) }
      if (await reportFailure(store.db, receivers, failure, now)) wake()
    } catch (error) {
      app.log.warn(errorFields(error), "The owner can't be told about backups right now")
    }
  }
  const tidy = async () => {
    const now = Date.now()
    try {
      await forgetCounters(store.db, now)
      if (await isClockSteady(store.db, now)) await purge(store, now, config.retentionDays)
    } catch (error) {
      app.log.warn(errorFields(error), "Old rows can't be deleted right now")
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', () => {
    timer = setInterval(() => {
      void tidy()
      void backUp()
    }, hour)
    void tidy()
    if (!store.isNew) void backUp()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Queues a notice to the owner, if it's time for one. Returns whether it did. */
async function reportFailure(
  db: Queries,
  receivers: Receivers,
  failure: { reason: string; last: string | null },
  now: number,
): Promise<boolean> {
  const notices = backupNotices(receivers, failure, now)
  if (notices.length === 0) return false
  return await db.transaction().execute(async (trx) => {
    const pacing = { purpose, pauses: [noticePause] }
    const claimed = await claimMailboxes(trx, [receivers.mail ?? 'webhook'], pacing, now)
    if (claimed.size > 0) await enqueue(trx, notices)
    return claimed.size > 0
  })
}

/** Lets the next failure be reported at once. */
async function endFailure(db: Queries): Promise<void> {
  await db.deleteFrom('mail_pacing').where('purpose', '=', purpose).execute()
}
