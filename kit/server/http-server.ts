import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { httpsHeaders, plainHeaders } from '#contracts/security-headers.ts'
import { rawAnswer, statusOf } from '#server/raw-http.ts'
import { bodySize, dropManyChunks, isChunked } from './body-size.ts'
import { fairTurns } from './fair-turns.ts'
import { networkOf } from './forms/visitor-address.ts'
import { answerLiveness } from './health.ts'
import { type IsProxy, senderAddress } from './proxies.ts'
import { keepAliveTimeout } from './static/prepared-answer.ts'
import { serveStatic } from './static/serve.ts'
import type { Site, StaticFile } from './static/site.ts'

/** Limits on a request. Times are in ms; with Node's defaults, a client could take over a minute. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout,
  /**
   * Bytes of a request's address and headers. With Node's 16 kB and four requests ahead, 128 addresses
   * made us use 1 GB.
   */
  maxHeaderSize: 8192,
}
/**
 * How long a connection may stall during a response, in ms, because its client isn't reading. Node
 * waits once more if part of the response went out since its last check.
 */
const stallTimeout = 14_000
/** How long a client may take to read one response, in ms, even if it keeps sending. */
const answerTimeout = 300_000
/**
 * Requests a client may send ahead during a response. No browser or proxy sends any. With 4, they made up a
 * third of the memory in an attack from 128 addresses.
 */
export const maxPipelined = 1
/** Characters of a request's address and headers that a client may send ahead. */
const maxPipelinedHead = 2000
/**
 * Headers of a request, twice as many as any browser and proxy send together. Thousands of short
 * ones take ten times their length in memory.
 */
const maxHeaders = 100
/**
 * Requests with a body that may wait behind another request of their connection, on all connections
 * together. Up to 128 kB of each is in memory by then, and no browser or proxy sends any.
 */
export const maxPipelinedBodies = 64

/**
 * Connections of one address. A browser opens six, so that's an office of forty people at once. With
 * one more, its oldest is closed, so that nobody behind the address is locked out.
 */
export const maxConnections = 256
/**
 * Connections in all: as many as `forms/admission.ts` has room for, if everybody sends a form at once. Beyond
 * it, the oldest of whoever has most is closed, so that hundreds of addresses don't use up the memory, or the
 * files that a process may open. Behind a proxy, none of this counts.
 */
const maxAllConnections = 10_240
/**
 * Of these, those that have sent something but have no form under way. Headers that don't end take 25 kB of
 * each, and a page that nobody reads takes 20.
 */
export const maxCostly = 2048
/** How often they're counted, in ms, while there are more connections than that. */
const costlyInterval = 100
/** How many are closed at a time: looking for the oldest of many addresses takes time, too. */
const maxEnded = 500
/** Of the files that the system lets us open, those for the store, deliveries, and the build. */
const otherFiles = 64
/** The longest body that waits for its sender's turn, in bytes: as much text as a form may hold. */
const maxWaitingBody = 64 * 1024
/** How many bodies wait at once, so at most 16 MB: one for each connection of an address. */
const maxBodiesInTurn = maxConnections

interface Options {
  site: Site
  /** Whether visitors connect over https, through a proxy. */
  https: boolean
  /** Whether an address is a proxy's whose forwarded addresses are believed. By default, none is. */
  isProxy?: IsProxy
  /** Whether an address with a query moved, even if there's a page at its path. */
  isMoved?: (url: string) => boolean
  /** Called after every response served from the build. */
  onStatic: (file: StaticFile, request: IncomingMessage, status: number) => void
  /** Fastify's request handler. */
  next: RequestListener
  stallTimeout?: number
  answerTimeout?: number
  maxAllConnections?: number
  maxCostly?: number
}

/**
 * Node's HTTP server in front of Fastify. Refuses malformed requests, serves files of the build
 * from memory, and passes the rest on. Sets the security headers once, for every kind of response.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its handlers share what's known about each connection.
export function createHttpServer(options: Options): Server {
  const { site, https, isProxy = () => false, isMoved, onStatic, next } = options
  const addressOf = senderAddress(isProxy)
  const common = { ...plainHeaders, ...(https && httpsHeaders) }
  const names = Object.entries(common)
  /** Each connection's latest response that's unfinished or that closes the connection. */
  const underWay = new WeakMap<Duplex, ServerResponse>()
  const pipelined = new WeakMap<Duplex, number>()
  const faulty = new WeakSet<Duplex>()
  const waitingBodies = new Set<IncomingMessage>()
  const inFairTurn = fairTurns()
  let bodiesInTurn = 0
  const connections = connectionLimit(options)

  // Node would answer a request without Host itself, without our headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    // Node assigns the socket once earlier responses are out.
    if (response.socket) answerFairly(request, response)
    else answerInTurn(request, response)
  })
  // Node would leave out later headers, so these requests are refused: see `isAcceptable`.
  server.maxHeadersCount = maxHeaders
  // Otherwise Node drops a pending request when its client half-closes the connection after
  // sending.
  Object.assign(server, { httpAllowHalfOpen: true })
  endSlowAnswers(server, { stallTimeout, answerTimeout, ...options })

  function answerFairly(request: IncomingMessage, response: ServerResponse) {
    const size = bodySize(request)
    if (size > 0 && request.method === 'POST') connections.spare(request, response)
    if (!mayWait(request, size)) return answer(request, response)
    if (size > 0) bodiesInTurn++
    inFairTurn(
      () => networkOf(addressOf(request)),
      () => {
        if (size > 0) bodiesInTurn--
        if (!request.socket.destroyed) answer(request, response)
      },
    )
  }

  /** Bodies that wait are in memory before `forms/admission.ts` counts them, so they must be few and short. */
  function mayWait(request: IncomingMessage, size: number): boolean {
    if (size === 0) return true
    return !isChunked(request) && size <= maxWaitingBody && bodiesInTurn < maxBodiesInTurn
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    // Node drops what came with an offer to change the protocol, so the next answer could be to the wrong request.
    if (!server.listening || request.headers.upgrade) response.shouldKeepAlive = false
    if (!isAcceptable(request)) return refuse(response, 400)
    if (isChunked(request)) {
      if (request.method !== 'POST') return refuse(response, 411)
      // Nothing is read after an answer that came before the body's end.
      response.shouldKeepAlive = false
      dropManyChunks(request)
    }
    request.url = originForm(request.url)

    const moved = request.url.includes('?') && isMoved?.(request.url)
    const file = moved ? undefined : serveStatic(site, request, response)
    if (!file || !response.shouldKeepAlive) underWay.set(request.socket, response)
    if (file) return onStatic(file, request, response.statusCode)

    // Otherwise a connection whose last request was still running during `close` would stay open
    // afterward.
    response.once('close', () => server.listening || server.closeIdleConnections())
    for (const [name, value] of names) response.setHeader(name, value)
    if (!answerLiveness(request, response)) next(request, response)
  }

  /**
   * Node emits all requests of a chunk at once and buffers their responses, so a client that
   * doesn't read could make it buffer gigabytes. Each request therefore waits until the response
   * before it is out.
   */
  function answerInTurn(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    const waiting = (pipelined.get(socket) ?? 0) + 1
    const tooMany =
      waiting > maxPipelined || (hasBody(request) && waitingBodies.size >= maxPipelinedBodies)
    // The chunks of a waiting body couldn't be counted, so the connection is closed.
    if (tooMany || isChunked(request) || hasLongHead(request)) return drop(socket)
    if (hasBody(request)) {
      waitingBodies.add(request)
      request.once('close', () => waitingBodies.delete(request))
    }
    pipelined.set(socket, waiting)
    underWay.set(socket, response)
    response.once('socket', () => {
      pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1)
      waitingBodies.delete(request)
      // Waits for a later turn of the event loop, so that other requests are answered in between.
      setImmediate(() => socket.destroyed || answerFairly(request, response))
    })
  }

  function refuse(response: ServerResponse, status: number) {
    underWay.set(response.req.socket, response)
    const body = `${STATUS_CODES[status]}\n`
    response.writeHead(status, { ...common, ...refusalHeaders(body) }).end(body)
  }

  /** Refuses bytes that can't be parsed as a request, after the earlier responses are out. */
  function refuseSocket(socket: Duplex, status: number) {
    const last = underWay.get(socket)
    if (!last || last.writableFinished) endWith(socket, status)
    else if (!last.req.complete) {
      // Part of the response, or an earlier one, is still being sent.
      if (last.headersSent || !last.socket) socket.destroy()
      else endWith(socket, status)
    } else if (!faulty.has(socket)) {
      faulty.add(socket)
      // With `Connection: close`, the response itself closes the connection.
      last.once('finish', () => socket.writable && endWith(socket, status))
    }
  }

  function endWith(socket: Duplex, status: number) {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const body = `${STATUS_CODES[status]}\n`
    socket.end(rawAnswer(status, { ...common, ...refusalHeaders(body) }, body), () =>
      socket.destroy(),
    )
  }

  // Asking for the address also keeps it: once a client has reset the connection, the system no longer
  // knows it, and requests that still arrive couldn't be counted.
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy()
    else if (!isProxy(socket.remoteAddress, 0))
      connections.add(socket, networkOf(socket.remoteAddress))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuseSocket(socket, statusOf(error))
  })
  // Node would drop CONNECT silently and answer Expect without our security headers.
  server.on('connect', (_request: IncomingMessage, socket) => {
    // Node has given the socket away, so an error that nobody handles would end the process.
    socket.on('error', () => socket.destroy())
    refuseSocket(socket, 405)
  })
  server.on('checkExpectation', ({ socket }, response) => {
    // Nobody sends these ahead, and hundreds would wait in memory behind one that takes long.
    if (response.socket) refuse(response, 417)
    else drop(socket)
  })
  return server
}

/** How many files this process may open, as far as the system says. Each connection is one. */
function maxOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Counts connections, and closes old ones when an address has too many, or all together. */
function connectionLimit(options: Pick<Options, 'maxAllConnections' | 'maxCostly'>) {
  const costly = options.maxCostly ?? maxCostly
  const maxAll =
    options.maxAllConnections ?? Math.min(maxAllConnections, maxOpenFiles() - otherFiles)
  const connections = new Map<string, Set<Socket>>()
  const forms = new WeakMap<Socket, IncomingMessage>()
  let count = 0
  let check: NodeJS.Timeout | undefined

  function endOldest(open: Set<Socket>) {
    const [oldest] = open
    if (!oldest) return
    open.delete(oldest)
    oldest.destroy()
  }

  function mostOf(all: Iterable<Set<Socket>>): Set<Socket> {
    let found = new Set<Socket>()
    for (const open of all) if (open.size > found.size) found = open
    return found
  }

  const isCostly = (socket: Socket) => socket.bytesRead > 0 && !forms.get(socket)?.complete

  function endCostly() {
    const all = [...connections.values()].map((open) => new Set([...open].filter(isCostly)))
    const excess = all.reduce((sum, { size }) => sum + size, 0) - costly
    for (let ended = 0; ended < Math.min(excess, maxEnded); ended++) endOldest(mostOf(all))
    if (count > costly) check?.refresh()
    else check = undefined
  }

  return {
    add(socket: Socket, address: string) {
      const open = connections.get(address) ?? new Set()
      connections.set(address, open.add(socket))
      count++
      if (open.size > maxConnections) endOldest(open)
      else if (count > maxAll) endOldest(mostOf(connections.values()))
      if (count > costly) check ??= setTimeout(endCostly, costlyInterval).unref()
      socket.once('close', () => {
        count--
        open.delete(socket)
        if (open.size === 0 && connections.get(address) === open) connections.delete(address)
      })
    },
    /** Once a form is whole, doesn't count its connection as costly until it's answered. */
    spare(form: IncomingMessage, response: ServerResponse) {
      forms.set(form.socket, form)
      const release = () => forms.delete(form.socket)
      // An answer that nobody reads isn't out, but its form is done. cspell:ignore prefinish
      response.once('prefinish', release).once('close', release)
    },
  }
}

/**
 * Closes connections whose client has stopped reading, or hasn't read the same bytes for too long.
 * The socket's own timeout only runs while bytes are waiting: set for every request, it added 4 % to
 * the processor time of a page.
 */
function endSlowAnswers(server: Server, limits: { stallTimeout: number; answerTimeout: number }) {
  const { stallTimeout, answerTimeout } = limits
  const sockets = new Set<Socket>()
  const waiting = new WeakMap<Socket, { bytes: number; since: number }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const check = (socket: Socket, now: number) => {
    if (socket.writableLength === 0) {
      waiting.delete(socket)
      return
    }
    if (socket.timeout !== stallTimeout) socket.setTimeout(stallTimeout)
    const known = waiting.get(socket)
    if (known?.bytes !== socket.bytesWritten)
      waiting.set(socket, { bytes: socket.bytesWritten, since: now })
    else if (now - known.since > answerTimeout) socket.destroy()
  }
  const period = Math.min(stallTimeout, answerTimeout) / 10
  const sweep = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) check(socket, now)
  }, period).unref()
  server.once('close', () => clearInterval(sweep))
}

/**
 * Closes a connection. Node would go on parsing what it has read of it, up to a thousand requests
 * at once. An answer of 2 tells its parser that the rest isn't HTTP.
 */
function drop(socket: Socket & { parser?: { onIncoming: () => number } | null }) {
  socket.destroy()
  if (socket.parser) socket.parser.onIncoming = () => 2
}

const refusalHeaders = (body: string) => ({
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(body.length),
  'Cache-Control': 'no-store',
  Connection: 'close',
})

/**
 * HTTP/1 with exactly one valid Host (RFC 9112 section 3.2): of two, Node uses the first, but a
 * proxy in front may use the other. The body's length must be just as unambiguous: the only
 * transfer coding is `chunked`, and HTTP/1.0 has none (section 6.1).
 */
function isAcceptable({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  if (rawHeaders.length >= 2 * maxHeaders) return false
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked'))
    return false
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts === 1
    ? /^[\w.:[\]-]*$/.test(headers.host ?? '')
    : hosts === 0 && httpVersion === '1.0'
}

const hasLongHead = ({ url = '', rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.reduce((length, text) => length + text.length, url.length) > maxPipelinedHead

const hasBody = (request: IncomingMessage): boolean => bodySize(request) > 0

/** The target without the scheme and host that a client may put before it (section 3.2.2). */
function originForm(target = '/'): string {
  if (target.startsWith('/')) return target
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target
  return path.startsWith('/') ? path : `/${path}`
}
