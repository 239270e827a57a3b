import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, expect, test, vi } from 'vitest'
import { feed } from './feed.ts'
import type { fetchFeed } from './fetch-feed.ts'
import { readFeed } from './read-feed.ts'

const rss = (title: string) =>
  `<rss version="2.0"><channel><title>${title}</title><item><title>One</title></item></channel></rss>`
const own = { url: 'https://site.example/rss.xml', xml: () => rss('Own'), etag: () => '"1"' }
const outside = 'https://news.example/feed'

/** What Fastify was given to send. */
const sent: unknown[] = []
afterEach(() => {
  sent.splice(0)
  vi.useRealTimers()
})

function appWith(fetch: typeof fetchFeed = vi.fn(), time?: { now: number }, ours = own) {
  const app = Fastify()
  app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const read = async (url: string, xml: string) => readFeed(url, xml)
  const clock = time && (() => time.now)
  app.register(feed, { own: ours, outside: [outside], fetch, read, clock })
  return (url?: string, query: Record<string, string> = {}, headers = {}) =>
    app.inject({
      url: '/api/feed',
      query: { ...query, ...(url !== undefined && { rss_url: url }) },
      headers,
    })
}

test("the site's own feed needs no network", async () => {
  const fetch = vi.fn()
  const answer = await appWith(fetch)(own.url)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'ok', feed: { title: 'Own', url: own.url } })
  expect(fetch).not.toHaveBeenCalled()
})

test("the site's own feed is read again once it has a new build, and not before", async () => {
  let build = 1
  const xml = vi.fn(() => rss(`Build ${build}`))
  const ask = appWith(undefined, undefined, { ...own, xml, etag: () => `"${build}"` })
  for (const title of ['Build 1', 'Build 2', 'Build 3']) {
    expect((await ask(own.url)).json().feed.title).toBe(title)
    expect((await ask(own.url)).json().feed.title).toBe(title)
    build++
  }
  expect(xml).toHaveBeenCalledTimes(3)
})

test('gives no more items than asked for, and compressed to those who can read that', async () => {
  const ask = appWith(undefined, undefined, {
    ...own,
    xml: () => rss('Own').replace('<item>', '<item><title>Zero</title></item><item>'),
  })
  const all = await ask(own.url)
  expect(all.headers['content-encoding']).toBeUndefined()
  expect(all.json().items).toHaveLength(2)
  const one = await ask(own.url, { count: '1' }, { 'accept-encoding': 'gzip, br' })
  expect(one.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(JSON.parse(gunzipSync(one.rawPayload).toString())).toEqual({
    ...all.json(),
    items: all.json().items.slice(0, 1),
  })
  for (const count of ['0', '-1', '1.5', 'many']) {
    expect((await ask(own.url, { count })).statusCode, count).toBe(422)
  }
})

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'every visitor gets the same bytes in memory, with headers %j',
  async (headers) => {
    const ask = appWith()
    await Promise.all([1, 2, 3].map(() => ask(own.url, {}, headers)))
    await ask(own.url, {}, headers)
    expect(sent).toHaveLength(4)
    // A copy for each would fill the memory when many clients don't read.
    expect(new Set(sent).size).toBe(1)
  },
)

test.each([
  [undefined, /^`rss_url` parameter is required/],
  ['not an address', /not an address/],
  ['https://other.example/feed', /not one that the site shows/],
  ['http://127.0.0.1:3001/', /not one that the site shows/],
  ['file:///etc/passwd', /not one that the site shows/],
])('an address that is not set up is never fetched: %s', async (url, message) => {
  const fetch = vi.fn()
  const answer = await appWith(fetch)(url)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({ status: 'error', message: expect.stringMatching(message) })
  expect(fetch).not.toHaveBeenCalled()
})

test('a copy is kept, checked with its validators, and shown stale when the feed fails', async () => {
  const time = { now: 0 }
  const fetch = vi.fn<typeof fetchFeed>()
  const ask = appWith(fetch, time)
  const title = async () => (await ask(outside)).json().feed.title

  fetch.mockResolvedValueOnce({ xml: rss('First'), etag: '"1"' })
  expect(await Promise.all([title(), title()])).toEqual(['First', 'First'])
  expect(await title()).toBe('First')
  expect(fetch).toHaveBeenCalledTimes(1)

  time.now += 11 * 60 * 1000
  fetch.mockResolvedValueOnce(undefined)
  expect(await title()).toBe('First')
  expect(fetch).toHaveBeenLastCalledWith(outside, {
    validators: { etag: '"1"', lastModified: undefined },
  })

  time.now += 11 * 60 * 1000
  fetch.mockRejectedValueOnce(new Error('down'))
  expect(await title()).toBe('First')
  // It isn't fetched again for a minute.
  expect(await title()).toBe('First')
  expect(fetch).toHaveBeenCalledTimes(3)

  time.now += 61 * 1000
  fetch.mockResolvedValueOnce({ xml: rss('Second') })
  expect(await title()).toBe('Second')
})

test('setting the clock back keeps no feed longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const fetch = vi.fn<typeof fetchFeed>()
  const ask = appWith(fetch)
  fetch.mockResolvedValueOnce({ xml: rss('First') })
  await ask(outside)
  vi.advanceTimersByTime(11 * 60 * 1000)
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
  fetch.mockResolvedValueOnce({ xml: rss('Second') })
  expect((await ask(outside)).json().feed.title).toBe('Second')
})

test('a feed that was never read is an error', async () => {
  const answer = await appWith(vi.fn().mockResolvedValue({ xml: '<html></html>' }))(outside)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ status: 'error', message: "The feed can't be read right now." })
})
