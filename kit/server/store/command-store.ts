import { openStore, type Store, type StoreOptions } from './store.ts'

/**
 * Opens the store for a command of the owner. Without one, says why not and ends the process with
 * `status`.
 */
export async function openCommandStore(place: StoreOptions, status = 1): Promise<Store> {
  try {
    return await openStore(place, { mustExist: true, yields: true })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(status)
  }
}
