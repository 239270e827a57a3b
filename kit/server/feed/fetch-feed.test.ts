import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFeed } from './fetch-feed.ts'
import { isPublicAddress } from './public-request.ts'

const pages: Record<string, RequestListener> = {
  '/feed': (request, response) => {
    if (request.headers['if-none-match'] === '"1"') {
      response.writeHead(304).end()
      return
    }
    response.writeHead(200, { etag: '"1"', 'content-type': 'text/xml; charset=iso-8859-1' })
    response.end(Buffer.from('<rss>\xe9</rss>', 'latin1'))
  },
  '/moved': (_request, response) => response.writeHead(302, { location: '/feed' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end(),
  '/file': (_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
    }
    response.on('drain', more)
    more()
  },
  '/gone': (_request, response) => response.writeHead(404).end(),
}

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => pages[request.url ?? '']?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Fetches like the site does, but only from this test's server. */
const get = (path: string, etag?: string) =>
  fetchFeed(origin + path, {
    protocols: ['http:'],
    isAllowed: (address) => address === '127.0.0.1',
    validators: { etag },
  })

test('gets a feed in its charset, with its validators', async () => {
  expect(await get('/feed')).toEqual({ xml: '<rss>é</rss>', etag: '"1"', lastModified: undefined })
  expect(await get('/feed', '"1"')).toBeUndefined()
})

test('follows redirects, each checked anew', async () => {
  expect(await get('/moved')).toMatchObject({ xml: '<rss>é</rss>' })
  await expect(get('/loop')).rejects.toThrow('redirects too often')
  await expect(get('/inside')).rejects.toThrow('private address')
  await expect(get('/file')).rejects.toThrow('leads to file:')
})

test('stops at 2 MB and at a status that is no success', async () => {
  await expect(get('/large')).rejects.toThrow('too large')
  await expect(get('/gone')).rejects.toThrow('status 404')
})

test('speaks https with public addresses alone', async () => {
  await expect(fetchFeed(`${origin}/feed`)).rejects.toThrow('not to https:')
  await expect(fetchFeed('https://127.0.0.1/feed')).rejects.toThrow('private address')
  await expect(fetchFeed('https://[::1]/feed')).rejects.toThrow('private address')
  // The name is resolved, and the resulting address is checked.
  await expect(fetchFeed('https://localhost/feed')).rejects.toThrow('private address')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['192.0.0.1', false],
  ['192.0.2.1', false],
  ['192.88.99.1', false],
  ['198.19.255.255', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['::', false],
  ['fe80::1', false],
  ['fe80::1%eth0.7', false],
  ['2001::1', false],
  ['2001:1ff::1', false],
  ['2001:db8::1', false],
  ['3fff::1', false],
  ['4000::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::808:808', true],
  ['64:ff9b::a00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::808:808', false],
  ['2002:a00:1::', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
