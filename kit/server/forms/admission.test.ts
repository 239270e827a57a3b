import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { startSite, type TestSite } from '#server/testing/site.ts'
import { admission } from './admission.ts'
import { maxFormBody } from './form-body.ts'

const sites: Pick<TestSite, 'stop'>[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await Promise.all(sites.splice(0).map((site) => site.stop()))
})

async function start(env: Record<string, string> = {}) {
  const site = await startSite({ TRUST_PROXY: 'loopback', ...env })
  sites.push(site)
  return site
}

/** Admission alone, with a clock of its own. */
async function startAlone() {
  const clock = { time: 0 }
  const app = Fastify({ trustProxy: 'loopback', bodyLimit: maxFormBody })
  await app.register(admission, {
    limits: { perAddress: 20, window: 600_000 },
    now: () => clock.time,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => ({}))
  app.post(paths.newsletterSubscribe, async () => 'OK')
  await app.listen({ port: 0, host: '127.0.0.1' })
  sites.push({ stop: () => app.close() })
  return { app, clock }
}

const head = (length: number, address: string, more = '') =>
  `POST ${paths.newsletterSubscribe} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n${more}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`

/** Sends something and stays connected. `answer` is what has been received. */
async function send({ app }: Pick<TestSite, 'app'>, text: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  const client = { answer: '', closed: false }
  socket.on('error', () => {})
  socket.on('close', () => {
    client.closed = true
  })
  socket.on('data', (chunk) => {
    client.answer += chunk
  })
  await once(socket, 'connect')
  socket.write(text)
  return client
}

const soon = (check: () => void) => vi.waitFor(check, { interval: 10 })

test('refused forms count too, and one over the ceiling is refused unread', async () => {
  const site = await start({ RATE_LIMIT_PER_ADDRESS: '2' })
  const post = (address: string, body = 'email=kim', accept = '*/*') =>
    fetch(site.origin + paths.newsletterSubscribe, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
        accept,
      },
      body,
    })
  // Someone who mistypes twenty times can still sign up.
  for (let count = 0; count < 19; count++) expect((await post('192.0.2.1')).status).toBe(400)
  expect((await post('192.0.2.1', 'email=kim@example.com')).status).toBe(200)

  const refused = await post('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await refused.json()).toEqual({ error: 'Too Many Requests', errors: {} })
  const shown = await post('192.0.2.1', undefined, 'text/html')
  expect([shown.status, shown.headers.get('content-type')]).toEqual([
    429,
    'text/plain; charset=utf-8',
  ])
  expect(await shown.text()).toContain(formWords.goBack)

  // The answer comes although no byte of the body has.
  const unread = await send(site, head(1000, '192.0.2.1'))
  await soon(() => expect(unread.answer).toMatch(/^HTTP\/1\.1 429 /))

  expect((await post('192.0.2.2')).status).toBe(400)
  for (let count = 0; count < 20; count++) await post(`2001:db8::${count}`)
  expect((await post('2001:db8::ffff')).status).toBe(429)
  expect((await post('2001:db8:0:1::1')).status).toBe(400)
  // Five times as many are too many for a /48.
  for (let count = 0; count < 80; count++) await post(`2001:db8:0:${(count % 8) + 2}::1`)
  expect((await post('2001:db8:0:f::1')).status).toBe(429)
  expect((await post('2001:db8:1::1')).status).toBe(400)
})

test('each route has its own count', async () => {
  const site = await start({ RATE_LIMIT_PER_ADDRESS: '1' })
  const post = async (path: string) =>
    (await fetch(site.origin + path, { method: 'POST', body: new URLSearchParams('a=b') })).status
  for (let count = 0; count < 10; count++) await post(paths.mailSendForm)
  expect(await post(paths.mailSendForm)).toBe(429)
  expect(await post(paths.newsletterSubscribe)).toBe(400)
  for (let count = 0; count < 10; count++) expect(await post('/nowhere')).toBe(405)
  expect(await post('/elsewhere')).toBe(429)
})

test('one more unfinished body of an address ends its oldest, not another’s', async () => {
  const site = await start()
  const others = await send(site, head(1000, '192.0.2.9'))
  const slow: Awaited<ReturnType<typeof send>>[] = []
  for (let index = 0; index < 10; index++) slow.push(await send(site, head(1000, '192.0.2.1')))
  await soon(() =>
    expect(slow.map(({ closed }) => closed).slice(0, 3)).toEqual([true, true, false]),
  )
  expect(slow.filter(({ closed }) => closed)).toHaveLength(2)
  expect(others.closed).toBe(false)
})

test.each([
  [60_000, 240],
  [maxFormBody, 30],
])(
  'forms of %i bytes find room again although as many from %i addresses never arrive',
  async (length, addresses) => {
    const server = await startAlone()
    const silent = await Promise.all(
      Array.from({ length: addresses }, (_, index) =>
        send(server, head(length, `198.51.100.${index}`)),
      ),
    )
    await soon(() => expect(silent.some(({ answer }) => / 503 /.test(answer))).toBe(true))
    const visit = async (address: string) => {
      const visitor = await send(server, head(length, address) + 'a'.repeat(length))
      await soon(() => expect(visitor.answer).not.toBe(''))
      return visitor.answer.split('\r')[0]
    }
    expect(await visit('192.0.2.1')).toBe('HTTP/1.1 503 Service Unavailable')
    server.clock.time = 500
    expect(await visit('192.0.2.2')).toBe('HTTP/1.1 200 OK')
    expect(silent.filter(({ answer, closed }) => closed && answer === '')).toHaveLength(1)
  },
)

test('a visitor finds room for a form where others hold it all', async () => {
  const site = await start()
  const inChunks = (address: string) =>
    `${head(1, address).replace('Content-Length: 1', 'Transfer-Encoding: chunked')}1\r\na\r\n`
  // Eight bodies of a byte each, from more addresses than there's memory for.
  const clients = await Promise.all(
    Array.from({ length: 240 }, (_, index) =>
      send(site, inChunks(`198.51.100.${Math.floor(index / 8)}`)),
    ),
  )
  await soon(() =>
    expect(clients.some(({ answer, closed }) => closed || / 503 /.test(answer))).toBe(true),
  )
  const body = 'email=kim@example.com'
  for (let visitor = 0; visitor < 5; visitor++) {
    const sent = `${head(body.length, `192.0.2.${visitor}`, 'Connection: close\r\n')}${body}`
    expect(await site.exchange(sent)).toMatch(/^HTTP\/1\.1 200 /)
  }
})

const length = 60_000
test.each([
  ['', (address: string) => `${head(length, address)}${'a'.repeat(length - 1)}`],
  // Few bytes, but room is kept for as many as may come.
  [
    ' in chunks',
    (address: string) =>
      `${head(1, address).replace('Content-Length: 1', 'Transfer-Encoding: chunked')}1\r\na\r\n`,
  ],
])(
  'beyond the memory for bodies%s, no more are held while pages and /healthz are answered',
  async (_name, part) => {
    const site = await start()
    const clients = await Promise.all(
      Array.from({ length: 400 }, (_, index) => send(site, part(`198.51.100.${index % 200}`))),
    )
    await soon(() => {
      const refused = clients.filter(({ answer }) => answer.startsWith('HTTP/1.1 503 '))
      for (const { answer } of refused) expect(answer).toMatch(/^retry-after: \d+\r$/im)
      // On a busy machine, the slowest are disconnected instead.
      const gone = clients.filter(({ answer, closed }) => closed || answer !== '')
      expect(gone.length).toBeGreaterThan(100)
      expect(gone.length).toBeLessThan(300)
    })
    for (const path of ['/', '/healthz']) expect((await fetch(site.origin + path)).status).toBe(200)

    for (const socket of sockets.splice(0)) socket.destroy()
    const body = 'email=kim@example.com'
    await vi.waitFor(
      async () => {
        const answer = await site.exchange(
          `${head(body.length, '192.0.2.1', 'Connection: close\r\n')}${body}`,
        )
        expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      },
      { timeout: 10_000, interval: 50 },
    )
  },
)
