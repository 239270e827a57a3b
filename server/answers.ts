import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Sends a short text that says what is wrong: JSON to the services' callers, plain text to others. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message = STATUS_CODES[status] ?? 'Error',
) {
  reply.code(status).header('Cache-Control', 'no-store')
  return prefersJson(request)
    ? // Never by a route's own schema, which may know no such answer: that would be a 500.
      reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ error: message })
    : reply.type('text/plain; charset=utf-8').send(`${message}\n`)
}

/** What a contract says about a query, without the path to the value that Fastify puts in front. */
export function faultOf(error: NonNullable<FastifyRequest['validationError']>): string {
  const [fault] = error.validation as { message?: string }[]
  return fault?.message ?? error.message
}

function prefersJson({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return false
  return url.startsWith('/api/') || accept.includes('application/json')
}

/**
 * The last word on errors that a service did not answer itself. The visitor is told what was wrong
 * with the request; what went wrong in the server is for the log alone.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) {
    // Fastify's text repeats the address that could not be read.
    const message = error.code === 'FST_ERR_BAD_URL' ? undefined : error.message
    return sendProblem(request, reply, status, message)
  }
  request.log.error({ err: error }, 'request failed')
  return sendProblem(request, reply, status)
}
