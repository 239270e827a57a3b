import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { keepLanguage, spokenPath } from '#server/page-language.ts'
import { readToken, signToken } from '#server/signed-token.ts'
import { type FormPage, showFormSent } from './form-page.ts'

/** How long a receipt is valid, in ms. An older one, for example from the history, leads to the form. */
const receiptLife = 15 * 60 * 1000

/** What an accepted form can show: `sent`, or another block of its page marked `data-form-sent`. */
export type Outcome = 'sent' | 'held' | 'waiting'

export interface FormReceipts {
  issue: (action: string, outcome: Outcome) => string
  /** The outcome; undefined if the receipt is invalid, for another form, or too old. */
  read: (action: string, receipt: string) => Outcome | undefined
}

/** Signed proofs that a form was accepted, so that no link can fake a success message. */
export function formReceipts(secret: Buffer, clock: () => number = Date.now): FormReceipts {
  const signer = (action: string) => ({ secret, purpose: `form-receipt:${action}` })
  return {
    issue: (action, outcome) => signToken(signer(action), [outcome], clock()),
    read(action, receipt) {
      const { fields: [outcome] = [], age = 0 } = readToken(signer(action), receipt, clock()) ?? {}
      return age <= receiptLife ? (outcome as Outcome | undefined) : undefined
    },
  }
}

interface SentPageOptions {
  /** Where the form is posted to. */
  action: string
  /** Address of the page with the form. */
  path: string
  receipts: FormReceipts
  page: (path: string) => FormPage | undefined
}

/**
 * Adds the page that's shown after a form was posted without scripts. Without a valid receipt, the page
 * redirects to the form. Returns a function that gives the page's address for an outcome.
 */
export function addSentPage(
  app: FastifyInstance,
  { action, path, receipts, page }: SentPageOptions,
): (outcome: Outcome) => string {
  const address = `${action}/sent`
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      address.slice(app.prefix.length),
      { schema: { hide: true, querystring: querySchema }, attachValidation: true },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const outcome = request.validationError
          ? undefined
          : receipts.read(action, request.query.receipt)
        const built = outcome && page(path)
        if (!built) return reply.redirect(spokenPath(path), 303)
        return reply
          .headers(built.headers)
          .header('cache-control', 'no-store')
          .send(showFormSent(built, action, outcome))
      },
    )
  return (outcome) => keepLanguage(`${address}?receipt=${receipts.issue(action, outcome)}`)
}

const querySchema = z.object({ receipt: z.string().max(200) })
