import { workerPolicy } from '#contracts/paths.ts'
import type { KeepMessage } from './games-worker.ts'

/** The service worker's address in the page's language. Its scope is the folder it's in. */
const workerUrl = `${process.env.LANGUAGE_PREFIX ?? ''}/games/worker.js`

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/**
 * Makes the current page and the other game's work offline from now on, with the files that this one
 * has loaded. Does nothing in browsers that have no service workers or block them.
 *
 * @param cache the name of the cache
 * @param other the other game's path
 * @param needed files that the page may still load
 */
export async function keepOffline(
  cache: string,
  other: string,
  needed: string[] = [],
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    const url =
      trustedTypes
        ?.createPolicy(workerPolicy, { createScriptURL: (address) => address })
        .createScriptURL(workerUrl) ?? workerUrl
    await navigator.serviceWorker.register(url)
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = loaded.filter(
      (name) => new URL(name).origin === location.origin && !/\/api\//.test(name),
    )
    active?.postMessage({
      cache,
      pages: [location.pathname, other],
      addresses: [...needed, ...files],
    } satisfies KeepMessage)
  } catch {
    // Without it, the page still works while there's a network.
  }
}
