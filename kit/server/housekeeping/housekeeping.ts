import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Receivers } from '#server/outbox/notice-mail.ts'
import { lastBackup, makeBackup } from '#server/store/backups.ts'
import { errorFields } from '#server/store/error-code.ts'
import { isClockSteady } from '#server/store/steady-clock.ts'
import type { Store } from '#server/store/store.ts'
import { endFailure, reportFailure } from './failed-backups.ts'
import { forgetCounters, purge } from './retention.ts'

const hour = 60 * 60 * 1000

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
      if (await isClockSteady(store.db, now)) await purge(store.db, now, config.retentionDays)
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
