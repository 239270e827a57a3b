import type { FastifyInstance } from 'fastify'

/** Answers `GET /api/tides`. */
export default async function tides(app: FastifyInstance) {
  app.get('/api/tides', async () => ({ high: '06:12' }))
}
