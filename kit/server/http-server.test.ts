import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import {
  createHttpServer,
  maxConnections,
  maxCostly,
  maxPipelined,
  maxPipelinedBodies,
} from './http-server.ts'
import { proxiesIn } from './proxies.ts'
import { inquiryRequest } from './testing/load.ts'
import { startSite, type TestSite } from './testing/site.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(
  next: RequestListener,
  options: Partial<Parameters<typeof createHttpServer>[0]> = {},
) {
  const server = createHttpServer({
    site: new Map(),
    https: false,
    onStatic() {},
    next,
    ...options,
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

/** A client that reads only on request. */
async function client(server: Server, localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/**
 * Resolves when the server has closed the connection of a client that sends a request and doesn't
 * read. A dripping client keeps sending line ends.
 */
async function ended(server: Server, request: string, { drips = false } = {}) {
  const accepted = once(server, 'connection')
  const socket = await client(server)
  const [connection] = (await accepted) as [Socket]
  const dripping = setInterval(() => drips && socket.write('\r\n'), 20)
  socket.write(request)
  await once(connection, 'close')
  clearInterval(dripping)
  socket.destroy()
}

describe('connections of one address', () => {
  const open = (server: Server, address: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => client(server, address)))
  const closed = (sockets: Socket[]) => sockets.filter((socket) => socket.resume().closed).length

  test('too many end its oldest, and nobody else’s', async () => {
    const server = await serve((_request, response) => response.end('an answer'))
    const [neighbor] = await open(server, '127.0.0.3', 1)
    const oldest = await open(server, '127.0.0.2', 10)
    const others = await open(server, '127.0.0.2', maxConnections)
    await vi.waitFor(() => expect(closed(oldest)).toBe(10))
    expect(closed(others)).toBe(0)
    neighbor?.write(get('/'))
    expect(String(await once(neighbor as Socket, 'data'))).toContain('an answer')
  })

  test('too many of all addresses end the oldest of whoever has most', async () => {
    const server = await serve((_request, response) => response.end('an answer'), {
      maxAllConnections: 20,
    })
    const [neighbor] = await open(server, '127.0.0.3', 1)
    const few = await open(server, '127.0.0.4', 5)
    const many = await open(server, '127.0.0.2', 14)
    const latest = await open(server, '127.0.0.5', 5)
    await vi.waitFor(() => expect(closed(many)).toBe(5))
    expect(closed([...few, ...latest])).toBe(0)
    neighbor?.write(get('/'))
    expect(String(await once(neighbor as Socket, 'data'))).toContain('an answer')
  })

  test('a crowd’s forms are answered, however many visitors send one at once', async () => {
    const waiting: ServerResponse[] = []
    const server = await serve((_request, response) => waiting.push(response), {
      maxCostly: 20,
    })
    const senders: Socket[] = []
    let answers = ''
    for (let index = 0; index < 30; index++) {
      const sender = await client(server, `127.0.1.${(index % 10) + 1}`)
      senders.push(sender.on('data', (text) => (answers += String(text))))
      sender.write(inquiryRequest(`crowd ${index}`))
      await vi.waitFor(() => expect(waiting.length).toBe(index + 1))
    }
    for (const response of waiting) response.end('kept')
    await vi.waitFor(() => expect(answers.match(/kept/g)).toHaveLength(30))
    // Then they count again.
    await vi.waitFor(() => expect(closed(senders)).toBe(10))
  })

  test('the longest headers of 64 addresses are held for few of their connections', async () => {
    const server = await serve((_request, response) => response.end())
    const sockets: Socket[] = []
    for (let index = 0; index < 64; index++)
      sockets.push(...(await open(server, `127.0.1.${index + 1}`, 36)))
    for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\nA: ${'a'.repeat(8_000)}`)
    const count = promisify(server.getConnections.bind(server))
    await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(maxCostly))
    expect(sockets.length).toBeGreaterThan(maxCostly)
    expect(maxCostly * 25_000).toBeLessThan(70_000_000)
    for (const socket of sockets) socket.destroy()
  })

  test('a proxy may have any number', async () => {
    const isProxy = proxiesIn('127.0.0.2')
    const server = await serve((_request, response) => response.end('an answer'), { isProxy })
    const [first, ...others] = await open(server, '127.0.0.2', maxConnections + 10)
    first?.write(get('/'))
    expect(String(await once(first as Socket, 'data'))).toContain('an answer')
    expect(closed(others)).toBe(0)
  })
})

describe('pipelining', () => {
  test('600 requests on a connection that nobody reads end it, and at most one is worked on', async () => {
    let handled = 0
    const server = await serve((_request, response) => {
      handled++
      response.end(Buffer.alloc(10_000_000))
    })
    let parsed = 0
    server.on('request', () => parsed++)
    await ended(server, get('/').repeat(600))
    expect(handled).toBeLessThanOrEqual(1)
    // The first, those that may wait, the one too many, and the one that Node has begun by then.
    expect(parsed).toBeLessThanOrEqual(maxPipelined + 3)
  })

  test('requests with expectations that are sent ahead end the connection', async () => {
    const server = await serve(() => {})
    let refused = 0
    server.on('checkExpectation', () => refused++)
    await ended(server, get('/') + get('/', 'Expect: magic\r\n').repeat(600))
    expect(refused).toBeLessThan(3)
  })

  test('another client’s request is answered between those of one connection', async () => {
    const order: string[] = []
    const server = await serve((request, response) => {
      order.push(request.url ?? '')
      response.end('an answer')
    })
    const greedy = await client(server)
    const other = await client(server)
    greedy.resume().write(get('/many').repeat(maxPipelined + 1))
    other.resume().write(get('/one'))
    await vi.waitFor(() => expect(order).toHaveLength(maxPipelined + 2))
    expect(order.indexOf('/one')).toBeLessThan(3)
    greedy.destroy()
    other.destroy()
  })

  const forwarded = (...addresses: (string | number)[]) =>
    `X-Forwarded-For: ${addresses.join(', ')}\r\n`
  const behindTwo = { isProxy: proxiesIn('loopback, 10.0.0.0/8') }
  test.each([
    { sender: 'one address', greedy: () => '', other: '' },
    {
      sender: 'one address that sends forms',
      greedy: () => 'Content-Length: 1\r\n',
      body: 'a',
      other: '',
    },
    {
      sender: 'one address that pretends to be a proxy',
      greedy: (index: number) => forwarded(`198.51.100.${index}`),
      other: '',
      options: { https: true, isProxy: proxiesIn('10.0.0.1') },
    },
    {
      sender: 'one visitor behind two proxies',
      greedy: () => forwarded('198.51.100.1', '10.0.0.1'),
      other: forwarded('198.51.100.2', '10.0.0.1'),
      options: behindTwo,
    },
    {
      sender: 'one visitor behind two proxies who writes the header',
      greedy: (index: number) => forwarded(`192.0.2.${index}`, '198.51.100.1', '10.0.0.1'),
      other: forwarded('198.51.100.2', '10.0.0.1'),
      options: behindTwo,
    },
  ])('many connections of $sender don’t hold up another’s', async (row) => {
    const { greedy, other, body = '', options } = row
    const order: string[] = []
    const server = await serve((request, response) => {
      order.push(request.url ?? '')
      for (const end = performance.now() + 3; performance.now() < end; );
      response.end('an answer')
    }, options)
    const many = await Promise.all(Array.from({ length: 100 }, () => client(server, '127.0.0.2')))
    const one = await client(server)
    const connections = promisify(server.getConnections.bind(server))
    await vi.waitFor(async () => expect(await connections()).toBe(101))
    for (const [index, socket] of many.entries())
      socket.resume().write(get('/many', greedy(index)) + body)
    one.resume().write(get('/one', other))
    await vi.waitFor(() => expect(order).toContain('/one'))
    expect(order.indexOf('/one')).toBeLessThan(20)
    // Nobody would read these answers.
    const done = order.length
    for (const socket of many) socket.resetAndDestroy()
    await vi.waitFor(async () => expect(await connections()).toBe(1))
    expect(order.length).toBeLessThan(done + 20)
    one.destroy()
  })

  test('few bodies wait behind other requests, on all connections together', async () => {
    let underWay = 0
    const server = await serve(() => {
      underWay++
    })
    const length = 10_000
    const post = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`
    const clients = maxPipelinedBodies + 36
    const sockets = await Promise.all(Array.from({ length: clients }, () => client(server)))
    const closed = new Set<Socket>()
    for (const socket of sockets) {
      socket.once('close', () => closed.add(socket))
      socket.write(post.repeat(2))
    }
    await vi.waitFor(() => expect(closed.size).toBe(clients - maxPipelinedBodies))
    expect(underWay).toBe(clients)
    // Those that leave make room.
    for (const socket of sockets) socket.resetAndDestroy()
    const connections = promisify(server.getConnections.bind(server))
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    const accepted = once(server, 'connection')
    const next = await client(server)
    const [connection] = (await accepted) as [Socket]
    next.write(post.repeat(2))
    await vi.waitFor(() => expect(connection.bytesRead).toBe(2 * post.length))
    expect(connection.destroyed).toBe(false)
    next.destroy()
  })

  test('a request sent ahead behind an offer to change the protocol isn’t lost unnoticed', async () => {
    const server = await serve(({ url }, response) => response.end(`answer to ${url}`))
    const socket = await client(server)
    let received = ''
    socket.on('data', (text) => {
      received += text
    })
    socket.write(get('/1', 'Connection: Upgrade\r\nUpgrade: h2c\r\n') + get('/2'))
    await vi.waitFor(() => expect(received).toContain('answer to /1'))
    socket.write(get('/3'))
    await wait(200)
    // An answer to the third would look like one to the second.
    expect(received).not.toContain('answer to /3')
    socket.destroy()
  })

  test('a few requests sent ahead are answered in order, one at a time', async () => {
    let underWay = 0
    let atOnce = 0
    const server = await serve(async (request, response) => {
      atOnce = Math.max(atOnce, ++underWay)
      await wait(5)
      underWay--
      response.end(`<${request.url}>`)
    })
    const socket = await client(server)
    const numbers = Array.from({ length: maxPipelined + 1 }, (_, index) => `/${index}`)
    socket.write(numbers.map((path) => get(path)).join(''))
    let received = ''
    while (!received.includes(`</${maxPipelined}>`)) received += (await once(socket, 'data'))[0]
    expect(received.match(/<.+?>/g)).toEqual(numbers.map((path) => `<${path}>`))
    expect(atOnce).toBe(1)
    socket.destroy()
  })
})

test('a client that resets its connection right after a request has an address, or no request', async () => {
  const addresses: (string | undefined)[] = []
  const server = await serve((request) => addresses.push(request.socket.remoteAddress))
  const { port } = server.address() as AddressInfo
  for (let count = 0; count < 50; count++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(inquiryRequest('reset'), () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  const last = await client(server)
  last.write(get('/last'))
  await vi.waitFor(() => expect(addresses.at(-1)).toBe('127.0.0.1'))
  expect(addresses).not.toContain(undefined)
  last.destroy()
})

test('a client that resets its connection after CONNECT ends nothing else', async () => {
  const server = await serve((_request, response) => void response.end())
  for (const before of ['', get('/')]) {
    const accepted = once(server, 'connection')
    const socket = await client(server)
    const [connection] = (await accepted) as [Socket]
    const connecting = once(server, 'connect')
    socket.write(`${before}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`)
    await connecting
    // As the system reports it when the answer is written. Without a listener, it would throw.
    expect(() => connection.emit('error', new Error('write ECONNRESET'))).not.toThrow()
    await vi.waitFor(() => expect(connection.destroyed).toBe(true))
    socket.destroy()
  }
})

test('clients that have left while they waited for their turn cost no work', async () => {
  let handled = 0
  const server = await serve((_request, response) => {
    handled++
    // Uses up this turn of the event loop.
    const end = performance.now() + 20
    while (performance.now() < end);
    response.end('an answer')
  })
  let parsed = 0
  server.on('request', ({ socket }) => {
    parsed++
    if (parsed === 2 || parsed === 3) socket.destroy()
  })
  const clients = [await client(server), await client(server), await client(server)]
  for (const each of clients) each.resume().write(get('/'))
  await vi.waitFor(() => expect(parsed).toBe(3))
  const last = await client(server)
  last.write(get('/'))
  expect(String(await once(last, 'data'))).toContain('an answer')
  expect(handled).toBe(2)
})

test('/healthz is answered while nothing else is', async () => {
  const server = await serve(() => {})
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}/healthz`
  const answer = await fetch(origin)
  expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${origin}?from=probe`, { method: 'HEAD' })).status).toBe(200)
})

describe('clients that stand still', () => {
  test('one that never reads is given up', async () => {
    const answer: RequestListener = (_request, response) =>
      void response.end(Buffer.alloc(50_000_000))
    await ended(await serve(answer, { stallTimeout: 100 }), get('/'))
    await ended(await serve(answer, { answerTimeout: 100 }), get('/'), { drips: true })
  })

  test('one that reads costs no timer', async () => {
    const server = await serve((_request, response) => void response.end('ok'), {
      stallTimeout: 12_345,
    })
    const timers: number[] = []
    server.on('connection', (socket: Socket) => {
      const setTimer = socket.setTimeout.bind(socket)
      socket.setTimeout = (ms) => {
        timers.push(ms)
        return setTimer(ms)
      }
    })
    const socket = await client(server)
    for (let round = 0; round < 3; round++) {
      socket.write(get('/'))
      await once(socket, 'data')
    }
    // Node's own, for the time between requests.
    expect(timers.length).toBeGreaterThan(0)
    expect(timers).not.toContain(12_345)
    socket.destroy()
  })

  test('an idle connection is kept for its next request', async () => {
    const server = await serve((_request, response) => void response.end('ok'), {
      stallTimeout: 100,
      answerTimeout: 100,
    })
    const socket = await client(server)
    for (let round = 0; round < 2; round++) {
      socket.write(get('/'))
      expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
      await wait(300)
    }
    expect(socket.closed).toBe(false)
    socket.destroy()
  })
})

describe('the site', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())
  const statuses = async (bytes: string) =>
    [...(await site.exchange(bytes, false)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
      Number(status),
    )

  const addresses = [
    '/',
    '/services',
    '/nowhere',
    '/healthz',
    `${paths.feed}?rss_url=x`,
    paths.description,
  ]
  test.each(addresses)('ends a connection with 600 requests for %s that nobody reads', (path) =>
    ended(site.app.server, get(path).repeat(600)),
  )

  test.each(addresses)('answers requests for %s that a reader sends ahead', async (path) => {
    const last = get(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    expect(await statuses(get(path).repeat(maxPipelined) + last)).toHaveLength(maxPipelined + 1)
  })

  test('refuses more headers than anybody sends, and a second Host among them', async () => {
    const headers = (count: number, last = 'A: b') =>
      `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'A: b\r\n'.repeat(count - 3)}${last}\r\n\r\n`
    expect(await statuses(headers(99))).toEqual([200])
    for (const more of [
      headers(100),
      headers(2000),
      headers(101, 'Host: b'),
      headers(99, 'Host: b'),
    ])
      expect([[400], [431]]).toContainEqual(await statuses(more))
  })

  test('refuses headers of over 8 kB, and ends a connection that sends long ones ahead', async () => {
    const long = (length: number) => get('/', `A: ${'a'.repeat(length)}\r\nConnection: close\r\n`)
    expect(await statuses(long(8_000))).toEqual([200])
    expect(await statuses(long(8_200))).toEqual([431])
    expect(await statuses(get('/') + long(1_900))).toEqual([200, 200])
    expect((await statuses(get('/') + long(2_100))).length).toBeLessThan(2)
  })

  const chunked = (head: string) =>
    `POST ${paths.feed} HTTP/${head}\r\nHost: a\r\n\r\n0\r\n\r\n${get('/')}`
  test.each([
    '1.0\r\nTransfer-Encoding: chunked',
    '1.1\r\nTransfer-Encoding: identity, chunked',
    '1.1\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked',
    '1.1\r\nTransfer-Encoding: gzip, chunked',
  ])('refuses a body whose length another server may read otherwise, case %#', async (head) => {
    expect(await statuses(chunked(head))).toEqual([400])
  })

  test('a client that closes its side after sending is answered', async () => {
    const answer = await site.exchange(inquiryRequest('closed', { Connection: 'keep-alive' }))
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
  })

  test('a whole request is answered, whatever comes after it', async () => {
    const closing = inquiryRequest('first', { Connection: 'close' })
    expect(await statuses(`${closing}${get('/')}`)).toEqual([200])
    expect(await statuses(`${inquiryRequest('second')}garbage\r\n\r\n`)).toEqual([200, 400])
    expect(await statuses(`${get('/')}${inquiryRequest('third')}garbage\r\n\r\n`)).toEqual([
      200, 200, 400,
    ])
  })
})
