import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Sends a short error message: JSON to callers of a service, plain text to others. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message = STATUS_CODES[status] ?? 'Error',
) {
  reply.code(status).header('Cache-Control', 'no-store')
  return prefersJson(request)
    ? // A route's own serializer may not allow this response, and would turn it into a 500.
      reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ error: message })
    : reply.type('text/plain; charset=utf-8').send(`${message}\n`)
}

/** Describes a query's first fault, without the path that Fastify puts before it. */
export function faultOf(error: NonNullable<FastifyRequest['validationError']>): string {
  const [fault] = error.validation as { message?: string }[]
  return fault?.message ?? error.message
}

function prefersJson({ url, headers: { accept = '' } }: FastifyRequest): boolean {
  if (accept.includes('text/html')) return false
  return url.startsWith('/api/') || accept.includes('application/json')
}

/**
 * Handles errors that no service answered itself. Visitors learn what was wrong with the request;
 * what went wrong in the server only goes to the log.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status < 500) {
    // Fastify's message would repeat the unreadable address.
    const message = error.code === 'FST_ERR_BAD_URL' ? undefined : error.message
    return sendProblem(request, reply, status, message)
  }
  request.log.error({ err: error }, 'request failed')
  return sendProblem(request, reply, status)
}
