import { basename, dirname } from 'node:path/posix'
import cors from '@fastify/cors'
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  formTokenSchema,
  type Inquiry,
  idempotencyKeySchema,
  mailSendFormSchema,
  mailSendSchema,
} from '#contracts/contact.ts'
import { guardFields, type InquiryField, inquiryFields } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { addFormParsers } from '#server/forms/form-body.ts'
import { type FormPage, fillFormPage } from '#server/forms/form-page.ts'
import { failureAdvice, formBodyLimit } from '#server/forms/form-routes.ts'
import { isFromOwnPage } from '#server/forms/origin.ts'
import { addSentPage, type FormReceipts, type Outcome } from '#server/forms/receipt.ts'
import type { AcceptInquiry } from '#server/inbox/inquiries.ts'
import { formToken, minimumFill, spamReasons } from '#server/inbox/spam.ts'
import { errorCode } from '#server/outbox/worker.ts'
import { readVisit } from '#server/statistics/visit.ts'
import { describeFaults, type Faults } from './faults.ts'

const failureMessage = 'Failed to send message. Please try again.'

export interface ContactOptions {
  accept: AcceptInquiry
  /** Signs the form tokens. */
  secret: Buffer
  /** The ids that a request must name, as with the outside service. */
  account: { publicKey: string; serviceId: string; templateId: string }
  /** Origins of the pages that may send, besides the server's own. */
  origins: string[]
  limits: { perAddress: number; all: number /** ms */; window: number }
  /** Counters shared between instances; without it each has its own. */
  counters?: FastifyRateLimitStoreCtor | undefined
  /** The built contact page and its headers, for visitors without scripts. */
  contactPage: () => FormPage | undefined
  receipts: FormReceipts
  clock?: () => number
}

/** The mail server's two calls, as EmailJS has them, and the tokens for its forms. */
export async function contact(app: FastifyInstance, options: ContactOptions) {
  const { secret, clock = Date.now } = options

  app.get(
    paths.formToken,
    {
      schema: {
        summary: 'A token for a form that is being shown',
        response: { 200: formTokenSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { token: formToken(secret, clock()), minimumFill }
    },
  )
  const sentAddress = addSentPage(app, {
    action: paths.mailSendForm,
    path: '/contact',
    receipts: options.receipts,
    page: options.contactPage,
  })
  await app.register((scope) => mailCalls(scope, { ...options, sentAddress }), {
    prefix: dirname(paths.mailSend),
  })
}

/** A request that is not taken: its status and what to say. */
interface Refusal extends Faults {
  status: number
  retryAfter?: number
}

async function mailCalls(
  app: FastifyInstance,
  options: ContactOptions & { sentAddress: (outcome: Outcome) => string },
) {
  const { accept, secret, account, origins, limits, contactPage, clock = Date.now } = options

  addFormParsers(app)
  // The contracts are checked in the handlers, which say each fault in the mail API's words.
  app.setValidatorCompiler(() => (value) => ({ value }))
  await app.register(cors, { origin: origins, methods: ['POST'], maxAge: 86_400 })
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(options.counters && { store: options.counters }),
  })
  const { window } = limits
  const perAddress = app.createRateLimit({
    max: limits.perAddress,
    timeWindow: window,
    ...(options.counters && {
      keyGenerator: (request) => `contact:${normalizeIP(request.ip)}`,
    }),
  })
  const all = app.createRateLimit({
    max: limits.all,
    timeWindow: window,
    keyGenerator: () => 'contact:all',
  })

  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ code: errorCode(error) }, 'A mail call failed')
    return refuse(request, reply, { status, text: errorText(status, error.code), errors: {} })
  })

  app.post(
    `/${basename(paths.mailSend)}`,
    {
      bodyLimit: formBodyLimit,
      schema: { summary: 'Send an inquiry (EmailJS)', body: mailSendSchema, response: answers },
    },
    async (request, reply) => {
      if (!request.headers['content-type']?.startsWith('application/json')) {
        return refuse(request, reply, refusal(415, 'Send the message as application/json'))
      }
      const parsed = mailSendSchema.safeParse(request.body)
      if (!parsed.success) {
        const faults = describeFaults(parsed.error.issues, request.body)
        return refuse(request, reply, { status: 400, ...faults })
      }
      return receive(request, reply, parsed.data, parsed.data.template_params)
    },
  )

  app.post(
    `/${basename(paths.mailSendForm)}`,
    {
      bodyLimit: formBodyLimit,
      schema: {
        summary: 'Send an inquiry as a form (EmailJS)',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
        body: mailSendFormSchema,
        response: answers,
      },
    },
    async (request, reply) => {
      if (request.headers['content-type']?.startsWith('application/json')) {
        return refuse(request, reply, refusal(415, 'Send the message as a form'))
      }
      const parsed = mailSendFormSchema.safeParse(request.body)
      if (!parsed.success) {
        const faults = describeFaults(parsed.error.issues, request.body)
        return refuse(request, reply, { status: 400, ...faults })
      }
      return receive(request, reply, parsed.data, parsed.data)
    },
  )

  async function receive(
    request: FastifyRequest,
    reply: FastifyReply,
    ids: { user_id: string; service_id: string; template_id: string },
    inquiry: Inquiry,
  ) {
    const problem = originProblem(request) ?? accountProblem(ids) ?? (await limitProblem(request))
    if (problem) return refuse(request, reply, problem)

    const key = idempotencyKeySchema
      .optional()
      .safeParse(request.headers['idempotency-key'] ?? (inquiry[guardFields.key] || undefined))
    if (!key.success) {
      return refuse(request, reply, refusal(400, key.error.issues[0]?.message ?? ''))
    }

    let acceptance: Awaited<ReturnType<AcceptInquiry>>
    try {
      acceptance = await accept({
        type: inquiry.type,
        name: inquiry.from_name,
        email: inquiry.from_email,
        subject: inquiry.subject,
        message: inquiry.message,
        spam: spamReasons(
          {
            honeypot: inquiry[guardFields.honeypot],
            token: inquiry[guardFields.token],
            text: `${inquiry.from_name}\n${inquiry.subject}\n${inquiry.message}`,
          },
          secret,
          clock(),
        ),
        idempotencyKey: key.data,
        visit: readVisit(inquiry[guardFields.visit]),
      })
    } catch (error) {
      request.log.error({ code: errorCode(error) }, 'The store cannot be written')
      const text = 'The message cannot be stored now. Please try again.'
      return refuse(request, reply, { ...refusal(503, text), retryAfter: 5 })
    }
    if (acceptance === 'key-reused') {
      return refuse(request, reply, refusal(422, 'This Idempotency-Key came with another message'))
    }
    reply.header('cache-control', 'no-store')
    return wantsPage(request)
      ? reply.redirect(options.sentAddress('sent'), 303)
      : reply.type(plainText).send('OK')
  }

  function originProblem(request: FastifyRequest): Refusal | undefined {
    return isFromOwnPage(request, origins)
      ? undefined
      : refusal(403, 'Pages of this origin may not send')
  }

  function accountProblem(ids: { user_id: string; service_id: string; template_id: string }) {
    if (!ids.user_id) return refusal(400, 'The user_id parameter is required')
    if (ids.user_id !== account.publicKey) return refusal(400, 'The Public Key is invalid')
    if (ids.service_id !== account.serviceId) return refusal(400, 'The service ID not found')
    if (ids.template_id !== account.templateId) return refusal(400, 'The template ID not found')
    return undefined
  }

  async function limitProblem(request: FastifyRequest): Promise<Refusal | undefined> {
    for (const check of [perAddress, all]) {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) {
        return { ...refusal(429, 'Too Many Requests'), retryAfter: result.ttlInSeconds }
      }
    }
    return undefined
  }

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, text, errors, retryAfter }: Refusal,
  ) {
    reply.code(status).header('cache-control', 'no-store')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const page = wantsPage(request) ? contactPage() : undefined
    if (!page) return reply.type(plainText).send(text)

    const about = Object.keys(errors).length > 0
    const failure = {
      fields: typedFields(request.body),
      errors,
      failure: about ? undefined : `${failureMessage} ${failureAdvice(status, retryAfter)}`.trim(),
      token: formToken(secret, clock()),
    }
    return reply
      .headers(page.headers)
      .header('cache-control', 'no-store')
      .send(fillFormPage(page.html, paths.mailSendForm, failure))
  }
}

/** All as plain text; a browser that posts the form itself gets a page instead. */
const answers = {
  200: z.literal('OK').describe('Stored on disk'),
  303: z.string().describe('Stored on disk; leads a browser back to the form’s page'),
  '4xx': z.string().describe('What is wrong, a line for each fault'),
  503: z.string().describe('Cannot be stored now; Retry-After says when to try again'),
}

const plainText = 'text/plain; charset=utf-8'

const refusal = (status: number, text: string): Refusal => ({ status, text, errors: {} })

/** A browser that posts the form itself asks for a page; the library's calls do not. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  return (
    url.endsWith(basename(paths.mailSendForm)) && Boolean(headers.accept?.includes('text/html'))
  )
}

function typedFields(body: unknown): Partial<Record<InquiryField, string>> {
  const typed: Partial<Record<InquiryField, string>> = {}
  for (const field of inquiryFields) {
    const value = (body as Record<string, unknown> | undefined)?.[field]
    if (typeof value === 'string') typed[field] = value
  }
  return typed
}

function errorText(status: number, code = ''): string {
  if (status === 413) return 'The message is too large'
  if (status === 415) return 'Send the message as JSON or as a form'
  if (code.includes('JSON')) return 'The body is not valid JSON'
  if (status < 500) return 'The request cannot be read'
  return 'The server has failed. Please try again.'
}
