import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rateLimitAdvice } from '#contracts/retry-after.ts'
import { errorCode } from '#server/outbox/worker.ts'
import { addFormParsers, type FormBody } from './form-body.ts'
import { type FormPage, fillFormPage } from './form-page.ts'
import { isFromOwnPage } from './origin.ts'
import { addSentPage, type FormReceipts, type Outcome } from './receipt.ts'

/** Room for texts far over their limits: they come back whole, with the number of characters over. */
export const formBodyLimit = 512 * 1024

/** What the site's own forms share. */
export interface FormServices {
  /** Origins of the pages that may send, besides the server's own. */
  origins: string[]
  limits: { perAddress: number; all: number /** ms */; window: number }
  /** Counters shared between instances; without it each has its own. */
  counters?: FastifyRateLimitStoreCtor | undefined
  /** The built page of an address. */
  page: (path: string) => FormPage | undefined
  /** A token for the next attempt. */
  token: () => string
  receipts: FormReceipts
}

interface Form<Schema extends z.ZodType> {
  /** Where it is posted to: the form's `action`. */
  action: string
  /** Address of the page that holds it. */
  page: string
  summary: string
  schema: Schema
  /** What to say when the fault is not in a field. */
  failure: string
  /** Stores it; resolves when it is on disk, with what to say if that is not `sent`. */
  take: (value: z.output<Schema>, request: FastifyRequest) => Promise<Outcome | undefined>
}

interface Refusal {
  status: number
  error: string
  errors?: Record<string, string>
  retryAfter?: number
}

/**
 * Prepares `app` to take forms and returns how to add one. Scripts get JSON, `{outcome}` or
 * `{error, errors}`; browsers that post a form themselves get its page, with what they typed.
 */
export async function formRoutes(app: FastifyInstance, services: FormServices) {
  const { origins, limits, counters, page, token, receipts } = services
  const forms = new Map<string | undefined, Pick<Form<z.ZodType>, 'action' | 'page' | 'failure'>>()

  addFormParsers(app)
  // Each form checks its own contract, to name every fault beside its field.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(serializerCompiler)
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(counters && { store: counters }),
  })
  const limiters = [
    app.createRateLimit({
      max: limits.perAddress,
      timeWindow: limits.window,
      keyGenerator: ({ ip, routeOptions }) => `${routeOptions.url}:${normalizeIP(ip)}`,
    }),
    app.createRateLimit({
      max: limits.all,
      timeWindow: limits.window,
      keyGenerator: ({ routeOptions }) => `${routeOptions.url}:all`,
    }),
  ]

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ code: errorCode(error) }, 'A form failed')
    return refuse(request, reply, {
      status,
      error: status < 500 ? 'The form cannot be read' : 'The server has failed',
    })
  })

  async function refusalOf(request: FastifyRequest): Promise<Refusal | undefined> {
    if (!isFromOwnPage(request, origins)) {
      return { status: 403, error: 'Pages of this origin may not send' }
    }
    for (const check of limiters) {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) {
        return { status: 429, error: 'Too Many Requests', retryAfter: result.ttlInSeconds }
      }
    }
    return undefined
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, error, errors = {}, retryAfter }: Refusal,
  ) {
    reply.code(status).header('cache-control', 'no-store')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const form = forms.get(request.routeOptions.url)
    const built = form && wantsPage(request) ? page(form.page) : undefined
    if (!form || !built) return reply.send({ error, errors })
    return reply
      .headers(built.headers)
      .header('cache-control', 'no-store')
      .send(
        fillFormPage(built.html, form.action, {
          fields: typedFields(request.body),
          errors,
          failure:
            Object.keys(errors).length > 0
              ? undefined
              : `${form.failure} ${failureAdvice(status, retryAfter)}`.trim(),
          token: token(),
        }),
      )
  }

  return function addForm<Schema extends z.ZodType>(form: Form<Schema>) {
    const { action, summary, schema, take } = form
    forms.set(action, form)
    const sentAddress = addSentPage(app, { action, path: form.page, receipts, page })
    app.post(
      action,
      { bodyLimit: formBodyLimit, schema: { summary, body: schema, response: answers } },
      async (request, reply) => {
        const parsed = schema.safeParse(request.body ?? {})
        if (!parsed.success) {
          const errors = errorsByField(parsed.error.issues)
          return refuse(request, reply, { status: 400, error: 'The form has faults', errors })
        }
        const refusal = await refusalOf(request)
        if (refusal) return refuse(request, reply, refusal)
        let outcome: Outcome
        try {
          outcome = (await take(parsed.data, request)) ?? 'sent'
        } catch (error) {
          request.log.error({ code: errorCode(error) }, 'The store cannot be written')
          return refuse(request, reply, {
            status: 503,
            error: 'The form cannot be stored now. Please try again.',
            retryAfter: 5,
          })
        }
        reply.header('cache-control', 'no-store')
        return wantsPage(request)
          ? reply.redirect(sentAddress(outcome), 303)
          : reply.send({ outcome })
      },
    )
  }
}

const fault = z.object({ error: z.string(), errors: z.record(z.string(), z.string()) })

/** A browser that posts the form itself gets a page instead of JSON. */
const answers = {
  200: z
    .object({ outcome: z.enum(['sent', 'waiting']) })
    .describe('Taken, and on disk; `waiting` when a mail has to wait for a mail server'),
  303: z.string().describe('Taken; leads a browser back to the form’s page'),
  '4xx': fault.describe('What is wrong, by field'),
  '5xx': fault.describe('Cannot be taken now; Retry-After says when to try again'),
}

/** What a visitor without scripts can do about a form that was not taken. */
export function failureAdvice(status: number, retryAfter: number | undefined): string {
  if (status === 429) return rateLimitAdvice(retryAfter)
  if (status === 413) return 'It’s too long. Your browser’s Back button brings back what you typed.'
  return ''
}

export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Boolean(headers.accept?.includes('text/html'))
}

/** The first fault of each field. A fault of the form as a whole has no field. */
function errorsByField(issues: z.core.$ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [name] = path
    if (typeof name === 'string') errors[name] ??= message
  }
  return errors
}

function typedFields(body: unknown): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries((body ?? {}) as FormBody)) {
    if (typeof value === 'string') typed[name] = value
    if (Array.isArray(value)) typed[name] = value.filter((each) => typeof each === 'string')
  }
  return typed
}
