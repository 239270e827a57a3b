import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** How long a check may take, in ms: a disk that hangs never answers. */
const checkTimeout = 5000

/** Rejects, with a reason for the log, if the service can't do its work. */
type ReadinessCheck = () => Promise<void> | void

declare module 'fastify' {
  interface FastifyInstance {
    /** The checks of `/readyz`, by name. Services add theirs when they're registered. */
    readiness: Map<string, ReadinessCheck>
  }
}

const livenessPath = '/healthz'

/** Answers `/healthz`, and returns whether the request was for that. */
export function answerLiveness(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url !== livenessPath && !url.startsWith(`${livenessPath}?`)) return false
  sayAlive(method, response)
  return true
}

function sayAlive(method: string | undefined, response: ServerResponse): void {
  response.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': 2,
    'Cache-Control': 'no-store',
  })
  response.end(method === 'HEAD' ? undefined : 'ok')
}

/** `/healthz`: the process is alive. `/readyz`: every service the site needs is working. */
export const health = plugin(async (app: FastifyInstance) => {
  app.decorate('readiness', new Map())

  // Described here. `http-server.ts` answers it in front, where nothing can hold it up, except for
  // spellings that only the router knows, such as `/healthz#`.
  app.get(livenessPath, { schema: { summary: 'Whether the process is alive' } }, ({ raw }, reply) =>
    sayAlive(raw.method, reply.hijack().raw),
  )

  app.get(
    '/readyz',
    { schema: { summary: 'Whether every part is able to work' } },
    async (request, reply) => {
      const failed: string[] = []
      const done = new AbortController()
      await Promise.all(
        [...app.readiness].map(async ([name, check]) => {
          try {
            await Promise.race([check(), failLater(done.signal)])
          } catch (err) {
            failed.push(name)
            request.log.warn({ err, part: name }, 'not ready')
          }
        }),
      )
      // A timer for each of ten thousand answers a second would take 150 MB.
      done.abort()
      reply.header('Cache-Control', 'no-store')
      return failed.length === 0
        ? reply.send('ready')
        : reply.code(503).send(`not ready: ${failed.sort().join(', ')}`)
    },
  )
})

async function failLater(signal: AbortSignal): Promise<never> {
  await wait(checkTimeout, undefined, { ref: false, signal })
  throw new Error(`no answer within ${checkTimeout / 1000} s`)
}

/** Calls `check` at most once per `period` (in ms) and repeats its last result in between. */
export function atMostOnce(period: number, check: () => Promise<void>): () => Promise<void> {
  let calledAt = Number.NEGATIVE_INFINITY
  let outcome: Promise<void> | undefined
  return () => {
    const now = performance.now()
    if (!outcome || now - calledAt >= period) {
      calledAt = now
      outcome = check()
    }
    return outcome
  }
}
