import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { makeBackup } from '#server/store/backups.ts'
import { errorFields } from '#server/store/error-code.ts'
import { isClockSteady } from '#server/store/steady-clock.ts'
import type { Store } from '#server/store/store.ts'
import { forgetCounters, purge } from './retention.ts'

const hour = 60 * 60 * 1000

interface HousekeepingOptions {
  config: Pick<Config, 'backups' | 'retentionDays'>
  store: Store
}

/** Makes the day's backup and deletes what has expired, every hour from `ready` to `close`. */
export function keepHouse(app: FastifyInstance, { config, store }: HousekeepingOptions): void {
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
