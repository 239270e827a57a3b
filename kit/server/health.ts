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

/** `/healthz`: the process is alive. `/readyz`: every service the site needs is working. */
export const health = plugin(async (app: FastifyInstance) => {
  app.decorate('readiness', new Map())

  app.get('/healthz', { schema: { summary: 'Whether the process is alive' } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send('ok'),
  )

  app.get(
    '/readyz',
    { schema: { summary: 'Whether every part is able to work' } },
    async (request, reply) => {
      const failed: string[] = []
      await Promise.all(
        [...app.readiness].map(async ([name, check]) => {
          try {
            await Promise.race([check(), failLater()])
          } catch (err) {
            failed.push(name)
            request.log.warn({ err, part: name }, 'not ready')
          }
        }),
      )
      reply.header('Cache-Control', 'no-store')
      return failed.length === 0
        ? reply.send('ready')
        : reply.code(503).send(`not ready: ${failed.sort().join(', ')}`)
    },
  )
})

async function failLater(): Promise<never> {
  await wait(checkTimeout, undefined, { ref: false })
  throw new Error(`no answer within ${checkTimeout / 1000} s`)
}
