// The games' service worker: the network first, so that a new version is never held back, and what was
// kept when there is no network. It answers pages below /games/ only.

/** What a page asks to be kept: its own address and the files it loaded. */
export interface KeepMessage {
  /** Name of the page's cache. */
  cache: string
  addresses: string[]
}

/** The parts of a service worker's global that are used here; TypeScript's DOM types leave them out. */
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

/** Keeps a page and its files in a cache of the page's own, in place of what an older version had. */
async function keep({ cache: name, addresses }: KeepMessage): Promise<void> {
  const cache = await caches.open(name)
  const wanted = new Set(addresses.map((url) => new URL(url, location.origin).href))
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
  // One file that can't be had keeps the others from nothing.
  await Promise.allSettled([...wanted].map((url) => cache.add(url)))
}

/** A kept answer from any game's cache. What a page is asked with, such as `?utm_source=…`, makes no other page. */
const kept = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })

function raise(error: unknown): never {
  throw error
}
