import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openStore, type Store, type StoreOptions } from '#server/store/store.ts'
import { findPostgres, type PostgresServer, startPostgres } from './postgres.ts'

const postgresPrograms = findPostgres()
if (!postgresPrograms) console.warn('PostgreSQL is not installed: its tests are skipped.')

/** The kinds of store that can be tested on this machine. */
export const kinds: Store['kind'][] = postgresPrograms ? ['sqlite', 'postgres'] : ['sqlite']

/**
 * Gives a group of tests empty stores of one kind, each in its own folder or database, and removes
 * them afterward. Starts PostgreSQL for the group.
 */
export function testStores(kind: Store['kind']) {
  const folders: string[] = []
  const stores: Store[] = []
  let postgres: PostgresServer | undefined

  beforeAll(async () => {
    if (kind === 'postgres' && postgresPrograms)
      postgres = await startPostgres(postgresPrograms, false)
  }, 60_000)
  afterAll(async () => {
    for (const store of stores) await store.close()
    await postgres?.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  return {
    /** Freezes or resumes PostgreSQL. */
    freeze: (frozen: boolean) => postgres?.freeze(frozen),
    /** Settings for a new store. */
    async place(): Promise<StoreOptions> {
      const folder = mkdtempSync(join(tmpdir(), 'wize-store-'))
      folders.push(folder)
      return { databaseUrl: await postgres?.database(), file: join(folder, 'wize.sqlite') }
    },
    /** Opens a store, by default a new one. Closed after the group. */
    async open(place?: StoreOptions): Promise<Store> {
      const store = await openStore(place ?? (await this.place()))
      stores.push(store)
      return store
    },
  }
}
