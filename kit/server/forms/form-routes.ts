import type { FastifyError, FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { foreignOrigin, guardFields } from '#contracts/form-guards.ts'
import { idempotencyKeySchema } from '#contracts/form-schema.ts'
import { visitorLanguage } from '#owner/spoken-language.ts'
import { wantsPage } from '#server/answers.ts'
import { speakTo } from '#server/page-language.ts'
import { errorFields, isProgramError } from '#server/store/error-code.ts'
import { type Fault, faultsOf } from '#server/validation.ts'
import { type FloodGate, floodGate } from './flood-gate.ts'
import { addFormParsers, maxFormBody } from './form-body.ts'
import type { FormPage } from './form-page.ts'
import { abandon, formRefusals, isGone, type Refusal, tooLargeToRead } from './form-refusals.ts'
import type { Counter, FormLimits } from './limits.ts'
import { isFromOwnPage } from './origin.ts'
import { addSentPage, type FormReceipts, type Outcome } from './receipt.ts'
import { formToken, type SpamReason, spamReasons, tokenAge } from './spam.ts'
import { readVisit } from './visit.ts'
import { networkOf } from './visitor-address.ts'

/** What all forms share. */
export interface FormServices {
  /** Origins of pages that may send forms, besides the server's own. */
  origins: string[]
  limits: FormLimits
  /** Counts shared between servers; by default each server has its own. */
  counter?: Counter
  /** The built page at an address. */
  page: (path: string) => FormPage | undefined
  /** Signs form tokens. */
  secret: Buffer
  receipts: FormReceipts
  /** Whether forms store how their visitors got here. */
  visits?: boolean
  /** The clock that form tokens' age is measured by. */
  formClock?: () => number
  /** Shared by all forms; by default each has its own. */
  gate?: FloodGate
}

/** What comes with the visitor's fields. */
export interface Submission {
  /** Why it may be spam. Suspected forms are stored, but nobody is mailed about each. */
  spam: SpamReason[]
  /** How long ago its page was shown, in ms; undefined without a valid token. */
  age: number | undefined
  /** Scoped to this form: keys of different forms never collide. */
  idempotencyKey: string | undefined
  /** How the visitor got here, from `readVisit`. */
  visit: string | null
  /** The language of the page that sent the form, such as `es`. */
  language: string
}

export interface Form<Schema extends z.ZodType> {
  /** Identifies the form in limits and idempotency keys. A form with two addresses has one name. */
  name: string
  /** Where it's posted to: the form's `action`. */
  action: string
  /** Address of the form's page. A form without one is only posted by scripts. */
  page?: string
  summary: string
  schema: Schema
  /** Shown on the page when the error isn't in a field. */
  failure: string
  /** Everything the visitor wrote, for the spam check. */
  words: (value: z.output<Schema>) => string
  /** Whether the same form was accepted under the submission's key before. */
  isRepeat?: (value: z.output<Schema>, submission: Submission) => Promise<boolean>
  /**
   * Whether a repeat's original is in quarantine. Given for forms whose quarantine the owner
   * reviews: their senders are told so.
   */
  isHeld?: (value: z.output<Schema>, submission: Submission) => Promise<boolean>
  /**
   * Stores the form; resolves when it's on disk. The sender's network (an IPv4 address or a /48) is
   * apart from the submission, because it's only for counting and never stored.
   */
  accept: (value: z.output<Schema>, submission: Submission, network: string) => Promise<void>
  /** The outcome to show when it was accepted; by default `sent`. */
  outcome?: Outcome
}

type Guards = Partial<Record<(typeof guardFields)[keyof typeof guardFields], string | undefined>>

/** Thrown by `accept` for a form that can't be accepted, whatever the visitor does. */
export class FormRefusal extends Error {
  readonly status: number
  /** In seconds. */
  readonly retryAfter?: number

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/**
 * Prepares `app` for forms and returns a function to add one. Scripts get JSON, `{outcome}` or
 * `{error, errors}`. Browsers that post a form without scripts get its page with what they typed.
 */
export async function formRoutes(app: FastifyInstance, services: FormServices) {
  const { origins, page, secret, receipts, visits = true, formClock = Date.now } = services
  const gate = services.gate ?? floodGate({ ...services, clock: formClock })
  const forms = new Map<string | undefined, Form<never>>()
  const { keep, refuse, answerError } = formRefusals({
    formAt: (url) => forms.get(url),
    page,
    token: () => formToken(secret, formClock()),
  })

  addFormParsers(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRequest', (request, _reply, done) => done(tooLargeToRead(request)))
  app.addHook('preValidation', async (request, reply) => {
    if (isGone(request)) return abandon(reply)
    request.body ??= {}
    keep(request, request.body)
  })
  app.setErrorHandler((error: FastifyError, request, reply) =>
    speakTo(request, () => answerError(error, request, reply)),
  )

  return function addForm<Schema extends z.ZodType>(form: Form<Schema>) {
    const { action } = form
    forms.set(action, form as Form<never>)
    const sentAddress =
      form.page === undefined
        ? undefined
        : addSentPage(app, { action, path: form.page, receipts, page })

    app.post(action.slice(app.prefix.length), routeOptions(form), async (request, reply) => {
      const refusal = refusalOf(request, origins)
      if (refusal) return refuse(request, reply, refusal)
      const value = request.body as z.output<Schema>
      const guards = value as Guards
      const key = idempotencyKey(request, guards)
      if (!key.success) {
        return refuse(request, reply, { status: 400, error: key.error.issues[0]?.message ?? '' })
      }
      const { [guardFields.honeypot]: honeypot, [guardFields.token]: token } = guards
      const age = token ? tokenAge(secret, token, formClock()) : undefined
      const submission: Submission = {
        spam: spamReasons({ honeypot, token, age, text: form.words(value) }),
        age,
        idempotencyKey: key.data && `${form.name}:${key.data}`,
        visit: visits ? readVisit(guards[guardFields.visit]) : null,
        language: visitorLanguage(),
      }
      const result = await acceptForm(form, value, submission, { request, gate, token })
      if ('status' in result) return refuse(request, reply, result)
      reply.header('cache-control', 'no-store')
      if (result.replayed) reply.header('idempotent-replayed', 'true')
      if (sentAddress && wantsPage(request)) return reply.redirect(sentAddress(result.outcome), 303)
      return reply.send({ outcome: result.outcome })
    })
  }
}

const optionalKeySchema = idempotencyKeySchema.optional()

const idempotencyKey = ({ headers }: FastifyRequest, guards: Guards) =>
  optionalKeySchema.safeParse(headers['idempotency-key'] ?? (guards[guardFields.key] || undefined))

/** What's wrong with the request itself, before its sender is checked. */
function refusalOf(request: FastifyRequest, origins: string[]): Refusal | undefined {
  const faults = faultsOf(request)
  if (faults) return { status: 400, error: 'The form has errors', errors: errorsByField(faults) }
  if (isFromOwnPage(request, origins)) return undefined
  warnAboutHost(request)
  return { status: 403, error: foreignOrigin }
}

/** Tells the owner why, in case the page was theirs and the proxy in front hides its name. */
function warnAboutHost({ headers: { origin = '' }, host, log }: FastifyRequest) {
  if (!URL.canParse(origin)) return
  log.warn(
    { origin: new URL(origin).origin, host },
    "A form was refused because it came from this origin to another host. If the origin is this site's address, let the proxy pass the Host header. If it's another page of yours, add it to ALLOWED_ORIGINS.",
  )
}

/** Accepts a form unless its sender is over the limits; otherwise says why not. */
async function acceptForm<Schema extends z.ZodType>(
  form: Form<Schema>,
  value: z.output<Schema>,
  submission: Submission,
  { request, gate, token }: { request: FastifyRequest; gate: FloodGate; token?: string },
): Promise<Refusal | { outcome: Outcome; replayed?: true }> {
  const { outcome = 'sent', isHeld } = form
  try {
    // A repeat gets the first answer and doesn't count toward the limits.
    if (submission.idempotencyKey && (await form.isRepeat?.(value, submission))) {
      const held = await isHeld?.(value, submission)
      return { outcome: held ? 'held' : outcome, replayed: true }
    }
    const verdict = await gate.judge({
      form: form.name,
      ip: request.ip,
      token,
      getsPage: form.page !== undefined && wantsPage(request),
      reviewed: isHeld !== undefined,
    })
    if (verdict === 'held') submission.spam.push('flood')
    else if (verdict !== 'welcome') {
      return { status: 429, error: 'Too Many Requests', ...verdict }
    }
    await form.accept(value, submission, networkOf(request.ip))
    return { outcome: isHeld && submission.spam.length > 0 ? 'held' : outcome }
  } catch (error) {
    if (error instanceof FormRefusal) {
      const { status, message, retryAfter } = error
      return { status, error: message, ...(retryAfter !== undefined && { retryAfter }) }
    }
    // Retrying can't help with a bug of ours, so the error handler answers 500.
    if (isProgramError(error)) throw error
    request.log.error(errorFields(error), 'A form could not be stored')
    const text = "We can't store your message right now. Please try again."
    return { status: 503, error: text, retryAfter: 5 }
  }
}

function routeOptions({ summary, schema }: Form<z.ZodType>) {
  return {
    bodyLimit: maxFormBody,
    attachValidation: true,
    schema: {
      summary,
      body: schema,
      response: answers,
    },
  } satisfies RouteShorthandOptions
}

const fault = z.object({ error: z.string(), errors: z.record(z.string(), z.string()) })
const redirected = z
  .string()
  .describe('Accepted and stored; redirects a browser to the confirmation page')

/** A browser without scripts gets a page instead of JSON. */
const answers = {
  200: z
    .object({ outcome: z.enum(['sent', 'held', 'waiting']) })
    .describe(
      'Accepted and stored; `held` if a person checks it first, `waiting` if a mail has to wait for a mail server',
    ),
  303: redirected,
  '4xx': fault.describe('The errors by field'),
  '5xx': fault.describe('Can’t be accepted now; Retry-After says when to try again'),
}

/** The first fault of each field. Faults of the whole form are left out. */
function errorsByField(faults: Fault[]): Record<string, string> {
  const errors: Record<string, string> = Object.create(null)
  for (const { path, message } of faults) {
    // The last part that's no place in a list: a field may be in an object around all of them.
    const name = path.findLast((part) => !/^\d+$/.test(part))
    if (name !== undefined) errors[name] ??= message
  }
  return errors
}
