import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openStore, type Store, type StoreOptions } from '#server/store/store.ts'
import { createDatabase, findPostgres, type PostgresServer, startPostgres } from './postgres.ts'
import { sharedPostgres } from './shared-postgres.ts'

const postgresPrograms = findPostgres()
if (!postgresPrograms) console.warn('PostgreSQL is not installed: its tests are skipped.')

/** The kinds of store that can be tested on this machine. */
export const kinds: Store['kind'][] = postgresPrograms ? ['sqlite', 'postgres'] : ['sqlite']

/**
 * Gives a group of tests empty stores of one kind, each in its own folder or database, and removes
 * the folders afterward. Databases stay until their server stops: dropping one takes as long as
 * creating it. A group that freezes PostgreSQL gets a server of its own.
 */
export function testStores(kind: Store['kind'], { freezes = false } = {}) {
  const folders: string[] = []
  const stores: Store[] = []
  const port = freezes ? undefined : inject('postgres')
  let shared: string | undefined
  let own: PostgresServer | undefined

  beforeAll(async () => {
    if (kind !== 'postgres' || !postgresPrograms) return
    if (port) shared = await sharedPostgres(port)
    else own = await startPostgres(postgresPrograms, false)
  }, 60_000)
  afterAll(async () => {
    for (const store of stores) await store.close()
    await own?.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  async function database(): Promise<string | undefined> {
    const server = shared ?? own?.address
    return server && createDatabase(server)
  }

  return {
    /** Freezes or resumes PostgreSQL. */
    freeze: (frozen: boolean) => own?.freeze(frozen),
    /** Settings for a new store. */
    async place(): Promise<StoreOptions> {
      const folder = mkdtempSync(join(tmpdir(), 'wize-store-'))
      folders.push(folder)
      return { databaseUrl: await database(), file: join(folder, 'wize.sqlite') }
    },
    /** Opens a store, by default a new one. Closed after the group. */
    async open(place?: StoreOptions): Promise<Store> {
      const store = await openStore(place ?? (await this.place()))
      stores.push(store)
      return store
    },
  }
}
