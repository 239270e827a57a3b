import type { FastifyReply, FastifyRequest } from 'fastify'
import { guardFields } from '#contracts/form-guards.ts'
import { rateLimitAdvice } from '#contracts/retry-after.ts'
import formWords from '#messages/forms.json' with { type: 'json' }
import { Overload, overloadAdvice, wantsPage } from '#server/answers.ts'
import { errorFields } from '#server/store/error-code.ts'
import { eventLoopTurns } from './event-loop-turns.ts'
import { type FormBody, FormTooLarge, maxFormText } from './form-body.ts'
import { type FormPage, fillFormPage } from './form-page.ts'

/** Pages of refused forms that may wait to be written. */
const maxWaitingPages = 100
const plainText = 'text/plain; charset=utf-8'

export interface Refusal {
  status: number
  error: string
  errors?: Record<string, string>
  retryAfter?: number
  /** The form token for the next attempt; by default the one that came, or a new one. */
  token?: string
}

interface RefusalOptions {
  /** The form that's posted to an address. */
  formAt: (
    url: string | undefined,
  ) => { action: string; page?: string; failure: string } | undefined
  /** The built page at an address. */
  page: (path: string) => FormPage | undefined
  /** A form token for the next attempt. */
  token: () => string
}

/**
 * Refuses forms: with JSON for scripts, and for browsers with the form's page and what
 * was typed.
 */
export function formRefusals({ formAt, page, token: newToken }: RefusalOptions) {
  /** The bodies as received, because validation may transform them. */
  const bodies = new WeakMap<FastifyRequest, unknown>()
  const pageTurn = eventLoopTurns(maxWaitingPages)

  function refuseUnread(request: FastifyRequest, reply: FastifyReply, overload: Overload) {
    overload.prepare(reply)
    if (wantsPage(request)) return reply.type(plainText).send(overloadAdvice())
    return reply.send({ error: overload.message, errors: {} })
  }

  async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const { status, error, errors = {}, retryAfter, token } = refusal
    reply.code(status).header('cache-control', 'no-store')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    // What's left of a body that's too large isn't read.
    if (status === 413 && !request.raw.complete) reply.header('connection', 'close')
    const form = formAt(request.routeOptions.url)
    const built = form?.page && wantsPage(request) ? page(form.page) : undefined
    if (!form || !built) return reply.send({ error, errors })
    if (!(await pageTurn())) return refuseUnread(request, reply, new Overload(503))
    if (isGone(request)) return abandon(reply)
    const typed = bodies.get(request)
    const advice = `${form.failure} ${failureAdvice(status, retryAfter, typed !== undefined)}`
    return reply
      .headers(built.headers)
      .header('cache-control', 'no-store')
      .send(
        fillFormPage(built, form.action, {
          fields: { ...typedFields(typed), ...(token && { [guardFields.token]: token }) },
          errors,
          failure: Object.keys(errors).length > 0 ? undefined : advice.trim(),
          token: token ?? newToken(),
        }),
      )
  }

  function answerError(
    error: { statusCode?: number; code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (error instanceof Overload) return refuseUnread(request, reply, error)
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error(errorFields(error), 'A form failed')
    if (error instanceof FormTooLarge) bodies.set(request, error.fields)
    return refuse(request, reply, { status, error: unreadable(status, error.code) })
  }

  return {
    /** Keeps what was received, to be shown again. */
    keep: (request: FastifyRequest, body: unknown) => void bodies.set(request, body),
    refuse,
    answerError,
  }
}

/** Whether the client has gone, so that nobody would read an answer. */
export const isGone = ({ raw }: FastifyRequest) => raw.socket.destroyed

/** Ends the work on a request whose client has gone. */
export function abandon(reply: FastifyReply) {
  // nginx uses this status too. Only the log and the metrics show it.
  return reply.code(499).hijack()
}

/**
 * An error for a body that can't be a form even by its announced length. Longer ones are only read
 * if they're urlencoded, or if their page can show them again.
 */
export function tooLargeToRead(request: FastifyRequest): Error | undefined {
  const { 'content-length': length, 'content-type': type } = request.headers
  if (Number(length ?? 0) <= maxFormText || wantsPage(request)) return undefined
  if (type?.startsWith('application/x-www-form-urlencoded')) return undefined
  return new FormTooLarge({})
}

/** What a visitor without scripts can do. `kept`: whether the page shows what they typed. */
function failureAdvice(status: number, retryAfter: number | undefined, kept: boolean): string {
  if (status === 429) return rateLimitAdvice(retryAfter)
  if (status === 413) return kept ? formWords.tooLargeKept : formWords.tooLarge
  if (status === 403) return formWords.notSetUp
  return ''
}

function unreadable(status: number, code = ''): string {
  if (status === 413) return 'The message is too large'
  if (status === 415) return 'Send the message as JSON or as a form'
  if (code.includes('JSON')) return 'The body is not valid JSON'
  return status < 500 ? 'The request cannot be read' : 'The server has failed. Please try again.'
}

function typedFields(body: unknown): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of Object.entries((body ?? {}) as FormBody)) {
    if (typeof value === 'string') typed[name] = value
    if (Array.isArray(value)) typed[name] = value.filter((each) => typeof each === 'string')
  }
  return typed
}
