import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { rateLimitAdvice } from '#contracts/retry-after.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { oncePerLanguage } from '#owner/spoken-language.ts'
import { unreadablePage } from './missing-page.ts'

/** When to try again if the server has no room right now, in seconds. */
const retrySoon = 5

/** A request that's refused unread, because its sender or everyone together asks for too much. */
export class Overload extends Error {
  readonly statusCode: 429 | 503
  /** Seconds */
  readonly retryAfter: number

  constructor(status: 429 | 503, retryAfter = retrySoon) {
    super(STATUS_CODES[status])
    this.statusCode = status
    this.retryAfter = retryAfter
  }

  /** Prepares an answer. */
  prepare(reply: FastifyReply) {
    // Whatever else the client sends on this connection isn't read.
    reply.code(this.statusCode).headers({
      connection: 'close',
      'retry-after': String(this.retryAfter),
      'cache-control': 'no-store',
    })
  }
}

/** What a visitor reads whose form was refused unread. Fixed, so that refusing costs little. */
export const overloadAdvice = oncePerLanguage(
  () => `${rateLimitAdvice(undefined)} ${formWords.goBack}`,
)

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

/** Answers an address that can't be decoded: a page to visitors. */
export function refuseAddress(request: FastifyRequest, reply: FastifyReply) {
  if (!wantsPage(request)) return sendProblem(request, reply, 400)
  const { headers, html } = unreadablePage()
  return reply.code(400).headers(headers).send(html)
}

/** Describes a query's first fault, without the path that Fastify puts before it. */
export function faultOf(error: NonNullable<FastifyRequest['validationError']>): string {
  const [fault] = error.validation as { message?: string }[]
  return fault?.message ?? error.message
}

function prefersJson(request: FastifyRequest): boolean {
  if (wantsPage(request)) return false
  const { url, headers } = request
  return url.startsWith('/api/') || Boolean(headers.accept?.includes('application/json'))
}

/** Whether a browser shows the answer as a page. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Boolean(headers.accept?.includes('text/html'))
}

/**
 * Handles errors that no service answered itself. Visitors learn what was wrong with the request;
 * what went wrong in the server only goes to the log.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (error instanceof Overload) {
    error.prepare(reply)
    return sendProblem(
      request,
      reply,
      status,
      wantsPage(request) ? overloadAdvice() : error.message,
    )
  }
  if (status < 500) {
    // Fastify's message would repeat the unreadable address.
    if (error.code === 'FST_ERR_BAD_URL') return refuseAddress(request, reply)
    return sendProblem(request, reply, status, error.message)
  }
  request.log.error({ err: error }, 'request failed')
  return sendProblem(request, reply, status)
}
