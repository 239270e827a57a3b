import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** Services register their metrics here: `new Gauge({ …, registers: [app.metrics] })`. */
    metrics: Registry
    countResponse: (kind: ResponseKind, status: number) => void
  }
}

/** A page or file of the build, a route of the server, or an unknown address. */
type ResponseKind = 'page' | 'file' | 'api' | 'other'

/**
 * Counts every response and times the routes. Static files are only counted: serving one takes
 * microseconds.
 */
export const metrics = plugin(async (app: FastifyInstance) => {
  const registry = new Registry()
  const registers = [registry]
  const responses = new Counter({
    name: 'http_responses_total',
    help: 'Responses by kind (page, file, api, other) and class of status.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })

  app.decorate('metrics', registry)
  app.decorate('countResponse', (kind, status) => {
    responses.inc({ kind, status: `${Math.floor(status / 100)}xx` })
  })
  app.addHook('onResponse', async ({ routeOptions: { url } }, { statusCode, elapsedTime }) => {
    app.countResponse(url ? 'api' : 'other', statusCode)
    if (url) durations.observe({ route: url }, elapsedTime / 1000)
  })
})

/**
 * Serves the metrics, and those of the process, in Prometheus' text format, to this machine only.
 */
export function listenForMetrics(registry: Registry, port: number): Promise<Server> {
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response): void => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', () => resolve(server))
  return promise
}
