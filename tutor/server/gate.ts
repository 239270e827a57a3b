import type { AddressInfo } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { Failure } from './failure.ts'
import { otherUsers } from './peer.ts'

/**
 * Admits only callers on this machine and pages of the listed origins. Every request must name this
 * server in Host, exactly: with DNS rebinding, another site's page sends its own name. A browser's
 * request must also carry a listed Origin; programs send none. On Linux, this machine's other users
 * are refused, whatever they send.
 */
export function guard(app: FastifyInstance, origins: readonly string[], user?: number): void {
  let peers: { isOtherUsers: ReturnType<typeof otherUsers> } | undefined
  const checkUser = async ({ raw }: FastifyRequest) => {
    const { port } = app.server.address() as AddressInfo
    peers ??= { isOtherUsers: otherUsers(port, user) }
    if (await peers.isOtherUsers?.(raw.socket)) throw new Failure(words.request.otherUser, 403)
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Vary', 'Origin')
    checkHost(request)
    const { origin } = request.headers
    if (origin === undefined) {
      checkWithoutOrigin(request)
      return checkUser(request)
    }
    if (!origins.includes(origin)) throw refusedOrigin()
    reply.header('Access-Control-Allow-Origin', origin)
    reply.header('Access-Control-Expose-Headers', 'Retry-After')
    if (request.method === 'OPTIONS') return preflight(request, reply)
    // Only now, so that the page of another user may read why.
    await checkUser(request)
  })
}

function checkHost({ headers, raw }: FastifyRequest): void {
  // Node uses the first of several Host headers. Only a forger sends two.
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  const port = raw.socket.localPort
  const names = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (hosts.length !== 1 || !names.includes(headers.host ?? '')) {
    throw new Failure(words.request.wrongHost, 403, { port: String(port) })
  }
}

/** Browsers omit Origin on some requests, such as images, but still say where they come from. */
function checkWithoutOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none' && site !== 'same-origin') throw refusedOrigin()
}

const refusedOrigin = () => new Failure(words.request.wrongOrigin, 403)

function preflight({ headers }: FastifyRequest, reply: FastifyReply) {
  reply
    .header('Access-Control-Allow-Methods', 'GET, POST')
    .header('Access-Control-Allow-Headers', 'content-type')
    .header('Access-Control-Max-Age', '600')
  // Chrome asks this before a public site's page may reach this machine.
  if (headers['access-control-request-private-network'] === 'true') {
    reply.header('Access-Control-Allow-Private-Network', 'true')
  }
  return reply.code(204).send()
}
