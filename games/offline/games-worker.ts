// The games' service worker. It asks the network first, so that new versions arrive at once, and
// uses the cache if there's no network. It only handles pages below /games/.

/** A page's request to be cached: its own address and the files it loaded. */
export interface KeepMessage {
  /** Name of the page's cache. */
  cache: string
  addresses: string[]
}

/** The parts of a service worker's global scope used here, which TypeScript's DOM types lack. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: KeepMessage }) => void,
  ): void
  addEventListener(
    type: 'fetch',
    listener: (
      event: ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}
const worker = globalThis as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch(async (error) => (await kept(request)) ?? raise(error)))
})

/** Caches a page and its files in the page's own cache, replacing an older version. */
async function keep({ cache: name, addresses }: KeepMessage): Promise<void> {
  const cache = await caches.open(name)
  const wanted = new Set(addresses.map((url) => new URL(url, location.origin).href))
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
  // A file that can't be fetched doesn't stop the others.
  await Promise.allSettled([...wanted].map((url) => cache.add(url)))
}

/**
 * A cached response from any game's cache. The query of a page, such as `?utm_source=…`, is
 * ignored.
 */
const kept = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })

function raise(error: unknown): never {
  throw error
}
