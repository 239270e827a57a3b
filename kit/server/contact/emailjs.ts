/**
 * EmailJS's contract on top of the contact form: ids around the visitor's fields, and answers as
 * plain text.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { valueAt } from '#content/problem.ts'
import { type Inquiry, inquirySchema } from '#contracts/contact.ts'
import { typedText } from '#contracts/form-schema.ts'
import { type Fault, faultsOf } from '#server/validation.ts'

/** The ids that requests must name. */
export interface Account {
  publicKey: string
  serviceId: string
  templateId: string
}

const idsShape = {
  lib_version: z.string().max(20).optional(),
  user_id: z.string().max(100),
  service_id: z.string().max(100),
  template_id: z.string().max(100),
}

/** Body of `POST /api/v1.0/email/send`, as `@emailjs/browser` 4.4.1 sends it. */
export const sendSchema = (account: Account) =>
  z
    .strictObject({ ...idsShape, template_params: inquirySchema })
    .superRefine(checkIds(account))
    .transform(({ template_params }): Inquiry => template_params)

/** The fields of `POST /api/v1.0/email/send-form`: the same, but flat. */
export const sendFormSchema = (account: Account) =>
  inquirySchema.extend(idsShape).superRefine(checkIds(account))

/**
 * The answer to an inquiry that waits in quarantine until a person checks it. Otherwise it's `OK`, as
 * EmailJS says.
 */
export const heldAnswer = 'HELD'

type Ids = Record<'user_id' | 'service_id' | 'template_id', string>

const checkIds = (account: Account) => (ids: Ids, context: z.core.$RefinementCtx) => {
  const message = idFault(ids, account)
  if (message) context.addIssue({ code: 'custom', message })
}

function idFault(ids: Ids, account: Account): string | undefined {
  if (!ids.user_id) return 'The user_id parameter is required'
  if (ids.user_id !== account.publicKey) return 'The Public Key is invalid'
  if (ids.service_id !== account.serviceId) return 'The service ID not found'
  if (ids.template_id !== account.templateId) return 'The template ID not found'
  return undefined
}

/** Turns a form's JSON into EmailJS's text, except for our own page, which asks for JSON. */
export function answerLikeEmailJs(app: FastifyInstance) {
  app.addHook<Answer>('preSerialization', async (request, reply, answer) => {
    if (request.headers.accept === 'application/json') return answer
    reply.type('text/plain; charset=utf-8').serializer(String)
    return textOf(answer, request)
  })
}

/** What a form answers to scripts. */
type Answer = { outcome: string } | { error: string }

function textOf(answer: Answer, request: FastifyRequest): string {
  if ('outcome' in answer) return answer.outcome === 'held' ? heldAnswer : 'OK'
  const faults = faultsOf(request)
  return faults ? describeFaults(faults, request.body).join('\n') : answer.error
}

/** A line for each fault that the schema found in `body`. */
function describeFaults(faults: Fault[], body: unknown): string[] {
  return faults.flatMap((fault) => {
    if (fault.code === 'unrecognized_keys') {
      const unknown = fault.keys?.slice(0, 3) ?? []
      return unknown.map((key) => `The ${printable(key)} parameter is not known`)
    }
    const name = fault.path.at(-1)
    if (!name) {
      return fault.code === 'custom'
        ? fault.message
        : 'The body must hold the parameters of a message'
    }
    const value = valueAt(body, fault.path)
    if (value === undefined || (typeof value === 'string' && !typedText(value))) {
      return `The ${name} parameter is required`
    }
    if (fault.code === 'invalid_type') {
      return `The ${name} parameter must be ${fault.expected === 'object' ? 'an object' : 'text'}`
    }
    if (fault.code === 'too_big') return `The ${name} parameter is too long`
    return `The ${name} parameter is not valid: ${fault.message}`
  })
}

/** Makes a client's field name safe to repeat in an error. */
const printable = (name: string): string => name.replace(/[^\x21-\x7e]/g, '?').slice(0, 40)
