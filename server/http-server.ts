import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { httpsHeaders, plainHeaders } from '#contracts/security-headers.ts'
import { rawAnswer, statusOf } from '#contracts/unreadable-request.ts'
import { keepAliveTimeout } from './static/prepared-answer.ts'
import { serveStatic } from './static/serve.ts'
import type { Site, StaticFile } from './static/site.ts'

/** How long a client may take, in ms. By Node's own limits one could drip for a minute and more. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout,
}

interface Options {
  site: Site
  /** Whether visitors come over https, through a proxy. */
  https: boolean
  /** Is told of every answer that came from the build. */
  onStatic: (file: StaticFile, status: number) => void
  /** Fastify. */
  next: RequestListener
}

/**
 * Node's HTTP server in front of Fastify: refuses what no part should see, sends files of the build
 * straight from memory, and hands on the rest. The security headers are set here, once for answers
 * of every kind.
 */
export function createHttpServer({ site, https, onStatic, next }: Options): Server {
  const common = { ...plainHeaders, ...(https && httpsHeaders) }
  const names = Object.entries(common)
  const underWay = new WeakMap<Duplex, ServerResponse>()

  // Node would answer a request without Host by itself, without our headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    if (!isAcceptable(request)) return refuse(response, 400)
    request.url = originForm(request.url)

    const file = serveStatic(site, request, response)
    if (file) return onStatic(file, response.statusCode)

    underWay.set(request.socket, response)
    // A connection whose last request outlived the call to `close` would stay open, idle.
    response.once('close', () => server.listening || server.closeIdleConnections())
    for (const [name, value] of names) response.setHeader(name, value)
    next(request, response)
  })

  function refuse(response: ServerResponse, status: number) {
    const body = `${STATUS_CODES[status]}\n`
    response.writeHead(status, { ...common, ...refusalHeaders(body) }).end(body)
  }

  function refuseSocket(socket: Duplex, status: number) {
    const answer = underWay.get(socket)
    const midway = answer?.headersSent && !answer.writableFinished
    if (!socket.writable || midway) return socket.destroy()
    const body = `${STATUS_CODES[status]}\n`
    return socket.end(rawAnswer(status, { ...common, ...refusalHeaders(body) }, body), () =>
      socket.destroy(),
    )
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuseSocket(socket, statusOf(error))
  })
  // Left alone, Node closes a tunnel request without a word and answers a wish without our headers.
  server.on('connect', (_request: IncomingMessage, socket) => refuseSocket(socket, 405))
  server.on('checkExpectation', (_request, response) => refuse(response, 417))
  return server
}

const refusalHeaders = (body: string) => ({
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(body.length),
  'Cache-Control': 'no-store',
  Connection: 'close',
})

/**
 * HTTP/1 with exactly one Host, of letters a host can have (RFC 9112 section 3.2). Node keeps the
 * first of two, a proxy in front may keep the other.
 */
function isAcceptable({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return false
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts++
  return hosts === 1
    ? /^[\w.:[\]-]*$/.test(headers.host ?? '')
    : hosts === 0 && httpVersion === '1.0'
}

/** The target without the scheme and host that a client may write before it (section 3.2.2). */
function originForm(target = '/'): string {
  if (target.startsWith('/')) return target
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1] ?? target
  return path.startsWith('/') ? path : `/${path}`
}
