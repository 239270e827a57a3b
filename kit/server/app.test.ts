import { createHash } from 'node:crypto'
import http, { METHODS } from 'node:http'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languagesOf } from '#contracts/languages.ts'
import { paths } from '#contracts/paths.ts'
import { plainHeaders } from '#contracts/security-headers.ts'
import layoutWords from '#messages/layout.json' with { type: 'json' }
import { answerError } from './answers.ts'
import { fallback } from './fallback.ts'
import { formPaths, pages, picture, script, startSite, type TestSite } from './testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })

/** The status and the headers (by lower-case name) of the first response in `text`. */
function headOf(text: string) {
  const [statusLine = '', ...lines] = text.split('\r\n\r\n')[0]?.split('\r\n') ?? []
  const headers = new Map(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name.toLowerCase(), value.join(': ')]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers }
}

describe('files of the build', () => {
  test('a page is checked for change at every visit, a hashed file is kept', async () => {
    const page = await ask('/services?from=mail')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(await page.text()).toContain('<title>/services</title>')
    const file = await ask(script)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
    ['identity', null],
    ['deflate;q=oops, ,;', null],
  ])('Accept-Encoding %s is answered with %s', async (accepted, encoding) => {
    const answer = await ask('/', { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toContain('Words')
  })

  test('a picture has one form', async () => {
    const answer = await ask(picture, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBeNull()
  })

  test('an unchanged copy is not sent again', async () => {
    const first = await ask('/')
    const tag = first.headers.get('etag') ?? ''
    const since = first.headers.get('last-modified') ?? ''
    const status = async (headers: Record<string, string>) => (await ask('/', { headers })).status
    expect(await status({ 'If-None-Match': tag })).toBe(304)
    expect(await status({ 'If-None-Match': `"other", W/${tag}` })).toBe(304)
    expect(await status({ 'If-None-Match': '*' })).toBe(304)
    expect(await status({ 'If-Modified-Since': since })).toBe(304)
    expect(await status({ 'If-None-Match': '"other"' })).toBe(200)
    expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': since })).toBe(200)
    expect(await status({ 'If-Modified-Since': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toBe(200)
    expect(await status({ 'If-Modified-Since': 'yesterday' })).toBe(200)
    expect(await status({ Range: 'bytes=0-3' })).toBe(200)
  })

  test('every encoding has a validator of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) =>
        (await ask('/', { headers: { 'Accept-Encoding': encoding } })).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(3)
  })

  // The first case bypasses Node's own header writing; the others don't.
  test('a connection that stays open, one that closes and HEAD get the same head', async () => {
    const open = await site.exchange('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const closing = await site.exchange('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const head = await site.exchange('HEAD / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [one, two, three] = [open, closing, head].map((text) => {
      const { status, headers } = headOf(text)
      for (const name of ['date', 'connection', 'keep-alive']) headers.delete(name)
      return [status, Object.fromEntries(headers)]
    })
    expect(two).toEqual(one)
    expect(three).toEqual(one)
    expect(open.split('\r\n\r\n')[1]).toBe(closing.split('\r\n\r\n')[1])
    expect(head.split('\r\n\r\n')[1]).toBe('')
    expect(Date.now() - Date.parse(headOf(open).headers.get('date') ?? '')).toBeLessThan(5000)
  })

  test.each([
    ['/', 'HTTP/1.1 200', '<title>/'],
    ['/healthz', 'HTTP/1.1 200', 'ok'],
    ['/nowhere', 'HTTP/1.1 302'],
  ])('%s is answered in full before what is sent right after it', async (path, ...answer) => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
    const text = await site.exchange(get(path) + get('/services'))
    expect(text.match(/HTTP\/1\.1 \d+|<title>[^<]*|ok(?=HTTP)/g)).toEqual([
      ...answer,
      'HTTP/1.1 200',
      '<title>/services',
    ])
  })
})

describe('addresses', () => {
  test.each([
    ['/nowhere', '/'],
    ['/services/unknown', '/services'],
    ['/services/cto/more', '/'],
    ['/blog/unknown', '/blog'],
    ['/blog/a-post/more', '/'],
    ['/blog/tags/none', '/'],
    ['/blogs/x', '/'],
    ['/404', '/'],
    ['/nowhere?next=https://elsewhere.example', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
    ['/%2e%2e/%2e%2e/etc/passwd', '/'],
  ])('unknown %s leads to %s for now', async (path, target) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['/services/', '/services'],
    ['/services/cto/?a=1&b=2', '/services/cto?a=1&b=2'],
    ['/services.html', '/services'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/%73ervices', '/services'],
  ])('another spelling %s leads to %s for good', async (path, target) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
  })

  test.each([
    '/_astro/shell.old.js',
    '/missing.png',
    '/.hosts/manifest.json',
    '/.env',
    '/index.html.br',
  ])('a file that is not there, %s, is not answered with a page', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('whoever opens the address of a file that is not there gets a page of ours', async () => {
    const answer = await ask('/old-brochure.pdf', { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await answer.text()
    expect(page).toContain('<a href="/">')
    // Its content security policy allows its own style and nothing else.
    const style = /<style>(.*?)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    // A browser that requested an image doesn't get a page.
    const picture = await ask('/missing.png', { headers: { accept: 'image/*' } })
    expect(picture.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  test('an address written in full is read as its path', async () => {
    const text = await site.exchange(
      'GET http://a.example/services HTTP/1.1\r\nHost: a.example\r\n\r\n',
    )
    expect(text).toContain('<title>/services</title>')
  })

  test('an address that cannot be decoded is refused', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400)
    expect((await ask('/%c0%af')).status).toBe(400)
    for (const path of ['/%E0%A4%A', '/%c0%af', '/blog/%ff']) {
      const page = await fetch(site.origin + path, { headers: { Accept: 'text/html' } })
      expect([path, page.status]).toEqual([path, 400])
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(await page.text()).toContain(layoutWords.unreadable.title)
    }
  })

  test.each([
    ['POST', '/', 405, 'GET, HEAD'],
    ['DELETE', '/services', 405, 'GET, HEAD'],
    ['PROPFIND', '/', 405, 'GET, HEAD'],
    ['GET', paths.mailSend, 405, 'POST'],
    ['GET', '/api/nothing', 404, null],
    ['POST', '/api/nothing', 404, null],
  ])('%s %s is answered with %i', async (method, path, status, allow) => {
    const answer = await ask(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('allow') ?? null).toEqual(
      allow === null ? null : expect.stringContaining(allow),
    )
    const json = path.startsWith('/api/')
    expect(answer.headers.get('content-type')).toMatch(json ? /^application\/json/ : /^text\/plain/)
  })
})

describe('every answer carries the security headers', () => {
  function expectHeaders(headers: Map<string, string>, about: string) {
    for (const name of Object.keys(plainHeaders))
      expect([about, name, headers.get(name.toLowerCase())]).toEqual([
        about,
        name,
        expect.any(String),
      ])
    expect(headers.get('content-security-policy'), about).toMatch(/^default-src 'none'; /)
    expect(headers.get('content-security-policy'), about).not.toContain('unsafe')
    expect(headers.has('x-powered-by') || headers.has('server'), about).toBe(false)
    expect(headers.has('strict-transport-security'), about).toBe(false)
  }

  test('of every route and kind of file, for every method that Node reads', async () => {
    const { paths: described } = (await (await ask(paths.description)).json()) as { paths: object }
    const services = Object.keys(described)
    expect(services).toEqual(expect.arrayContaining([paths.feed, paths.newsletterConfirm]))
    const addresses = [...services, paths.description, ...pages, script, picture, '/no', '/no.js']
    for (const address of addresses)
      for (const method of METHODS) {
        const about = `${method} ${address}`
        const { status, headers } = headOf(
          await site.exchange(`${about} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`),
        )
        expect(status, about).toBeGreaterThanOrEqual(200)
        expect(status, about).toBeLessThan(500)
        expectHeaders(headers, about)
      }
  })

  const get = 'GET / HTTP/1.1\r\nHost: a\r\n'
  test.each([
    ...pages.map((path): [number, string] => [200, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`]),
    [200, `GET ${script} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [200, `HEAD / HTTP/1.1\r\nHost: a\r\n\r\n`],
    [200, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'],
    [200, 'GET /healthz#a HTTP/1.1\r\nHost: a\r\n\r\n'],
    [200, 'HEAD /healthz#a HTTP/1.1\r\nHost: a\r\n\r\n'],
    [200, 'GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n'],
    [200, `GET ${paths.description} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [301, 'GET /services/ HTTP/1.1\r\nHost: a\r\n\r\n'],
    [302, 'GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n'],
    [304, `${get}If-None-Match: *\r\n\r\n`],
    [400, 'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'not http\r\n\r\n'],
    [400, `${get}Host: b\r\n\r\n`],
    [404, 'GET /missing.png HTTP/1.1\r\nHost: a\r\n\r\n'],
    [404, 'GET /api/nothing HTTP/1.1\r\nHost: a\r\n\r\n'],
    [405, 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
    [405, 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    [405, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      413,
      `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n{}`,
    ],
    [417, `${get}Expect: the-unexpected\r\n\r\n`],
    [431, `${get}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%i, case %#', async (status, request) => {
    const head = headOf(await site.exchange(request))
    expect(head.status).toBe(status)
    expectHeaders(head.headers, request)
  })

  test('only the site shows its embedded pages in a frame', async () => {
    const embedded = await ask('/embed/newsletter')
    expect(embedded.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(embedded.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    const page = await ask('/blog')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('behind a proxy that speaks https, browsers are told to use only that', async () => {
    const behind = await startSite({ TRUST_PROXY: 'loopback' })
    for (const path of ['/', '/healthz', '/nowhere', '/missing.png']) {
      const answer = await fetch(behind.origin + path, { redirect: 'manual' })
      expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    }
    await behind.stop()
  })
})

test('a part that cannot work makes the server unready, not dead', async () => {
  const alone = await startSite()
  expect((await fetch(`${alone.origin}/readyz`)).status).toBe(200)
  alone.app.readiness.set('memory', () => Promise.reject(new Error('full')))
  const answer = await fetch(`${alone.origin}/readyz`)
  expect([answer.status, await answer.text()]).toEqual([503, 'not ready: memory'])
  expect((await fetch(`${alone.origin}/healthz`)).status).toBe(200)
  alone.app.readiness.set('memory', () => new Promise(() => {}))
  const late = await fetch(`${alone.origin}/readyz`)
  expect([late.status, await late.text()]).toEqual([503, 'not ready: memory'])
  await alone.stop()
})

test('a fault of the server is answered without its words', async () => {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.get('/api/broken', () => {
    throw new Error('the password is swordfish')
  })
  const json = await app.inject('/api/broken')
  expect([json.statusCode, json.json()]).toEqual([500, { error: 'Internal Server Error' }])
  const text = await app.inject({ url: '/api/broken', headers: { accept: 'text/html' } })
  expect([text.statusCode, text.body]).toEqual([500, 'Internal Server Error\n'])
})

test('the services describe themselves from their schemas', async () => {
  const answer = await ask(paths.description)
  const { openapi, paths: described } = (await answer.json()) as {
    openapi: string
    paths: Record<string, Record<string, { parameters?: { name: string }[]; responses?: object }>>
  }
  expect(openapi).toMatch(/^3\.1/)
  const parameters = described[paths.feed]?.get?.parameters?.map(({ name }) => name)
  expect(parameters).toEqual(['rss_url', 'count'])
  expect(Object.keys(described)).toEqual(
    expect.arrayContaining([paths.mailSend, paths.mailSendForm, '/healthz', '/readyz']),
  )
  // Clients that post a form can also look up how it's refused.
  for (const form of formPaths) {
    const responses = Object.keys(described[form]?.post?.responses ?? {})
    expect(responses, form).toEqual(expect.arrayContaining(['200', '303', '4XX']))
  }
})

test('an address that moved leads to the new one for good', async () => {
  const app = Fastify()
  app.register(fallback, {
    site: new Map(),
    redirects: { '/old': '/new' },
    languages: languagesOf({ locale: 'en-US' }),
  })
  for (const path of ['/old', '/old/', '/old.html']) {
    const { statusCode, headers } = await app.inject(path)
    expect([path, statusCode, headers.location]).toEqual([path, 301, '/new'])
  }
  expect((await app.inject('/older')).statusCode).toBe(302)
  expect((await app.inject('/constructor')).statusCode).toBe(302)
})

test('searches of one address take turns, and another address doesn’t wait for them', async () => {
  const { port } = new URL(site.origin)
  const search = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path: '/blog?q=e', localAddress }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
        .once('error', reject)
    })
  const order: string[] = []
  const many = Array.from({ length: 40 }, async () => {
    expect(await search('127.0.0.3')).toBe(200)
    order.push('many')
  })
  // By now, its first searches were answered without a pause.
  await Promise.all(many.slice(0, 10))
  await search('127.0.0.4')
  order.push('other')
  await Promise.all(many)
  expect(order.indexOf('other')).toBeLessThan(30)
})

test.each([
  ['/api/none', 404],
  ['/none', 405],
  [paths.feed, 405],
])('a body sent to %s, which takes none, isn’t read', async (path, expected) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json`
  // The rest of the body never comes.
  const answer = await site.exchange(`${head}\r\nContent-Length: 60000\r\n\r\n{`, false)
  const { status, headers } = headOf(answer)
  expect(status).toBe(expected)
  expect(headers.get('connection')).toBe('close')
})
