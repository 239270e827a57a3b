// The games' service worker. It asks the network first, so that new versions arrive at once, and
// uses the cache if there's no network. It only handles pages below /games/, or a
// language's, such as /es/games/.

/** A page's request to be cached. */
export interface KeepMessage {
  /** Name of the page's cache. */
  cache: string
  /** Pages, whose scripts and styles are cached with them. */
  pages: string[]
  /** Other files. */
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
  event.respondWith(fetch(request).catch(async (error) => (await cached(request)) ?? raise(error)))
})

/** Fetches pages and files into the visited page's own cache, and deletes what no longer belongs there. */
async function keep({ cache: name, pages, addresses }: KeepMessage): Promise<void> {
  const cache = await caches.open(name)
  /** What belongs in the cache, even if it can't be fetched now. */
  const wanted = new Set<string>()
  const add = async (address: string): Promise<void> => {
    const { href, pathname } = new URL(address, location.origin)
    if (wanted.has(href)) return
    wanted.add(href)
    const answer = await fetch(href)
    if (!answer.ok) return
    await cache.put(href, answer.clone())
    const isScript = pathname.endsWith('.js')
    if (!isScript && !pages.includes(pathname)) return
    // The files that a page names, and the modules that a script loads, at once or later.
    const named = isScript ? /["']\.\/([\w.-]+\.js)["']/g : /["'(](\/_astro\/[\w.-]+\.(?:js|css))/g
    const found = [...(await answer.text()).matchAll(named)].map(([, file = '']) => file)
    // A file that can't be fetched doesn't stop the others.
    await Promise.allSettled(found.map((file) => add(new URL(file, href).href)))
  }
  await Promise.allSettled([...pages, ...addresses].map(add))
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request)
  }
}

/**
 * A cached response from any game's cache. The query of a page, such as `?utm_source=…`, is
 * ignored.
 */
const cached = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })

function raise(error: unknown): never {
  throw error
}
