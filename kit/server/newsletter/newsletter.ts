import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { linkTokenSchema, subscribeSchema } from '#contracts/newsletter.ts'
import { pages } from '#contracts/pages.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { wantsPage } from '#server/answers.ts'
import { agedAfter } from '#server/forms/flood-gate.ts'
import { addFormParsers } from '#server/forms/form-body.ts'
import { fillFormPage } from '#server/forms/form-page.ts'
import { FormRefusal, type FormServices, formRoutes } from '#server/forms/form-routes.ts'
import { repeatFinder } from '#server/forms/idempotency.ts'
import { windowCounts } from '#server/forms/limits.ts'
import { addSentPage } from '#server/forms/receipt.ts'
import type { Store } from '#server/store/store.ts'
import { readLinkToken } from './link-token.ts'
import { confirmationMail, type NewsletterMailOptions, welcomeMail } from './mails.ts'
import {
  confirm,
  confirmationQuota,
  confirmationsWait,
  type Recipient,
  renewConfirmations,
  signUpFingerprint,
  subscribe,
  TooManyConfirmations,
  unsubscribe,
  waitingConfirmations,
} from './subscribers.ts'

interface NewsletterOptions extends FormServices {
  store: Store
  /** Sends what was added to the outbox. */
  wake: () => void
  mail: NewsletterMailOptions
  /** Whether a mail server is configured. Without one, confirmations wait in the outbox. */
  mailWorks: boolean
  clock?: () => number
}

/** The newsletter's sign-up with double opt-in, and the links in its mails. */
export async function newsletter(app: FastifyInstance, options: NewsletterOptions) {
  await app.register((scope) => signUp(scope, options))
  await app.register((scope) => mailLinks(scope, options))
  // Runs before the outbox starts to deliver what has waited.
  await prepareWaiting(app, options)
}

/** At startup, warns that confirmations wait for a mail server, or renews those that did. */
async function prepareWaiting(app: FastifyInstance, options: NewsletterOptions) {
  const { store, mail, mailWorks, clock = Date.now } = options
  const now = clock()
  if (mailWorks) return renewConfirmations(store, (to) => confirmationMail(to, mail, now), now)
  const waiting = await waitingConfirmations(store.db)
  if (waiting > 0) app.log.warn({ waiting }, confirmationsWait(waiting))
}

async function signUp(app: FastifyInstance, options: NewsletterOptions) {
  const { store, wake, mail, mailWorks, clock = Date.now, ...services } = options
  const addForm = await formRoutes(app, services)
  const isRepeat = repeatFinder(store.db, clock)
  const sentBy = windowCounts(services.formClock ?? clock)
  addForm({
    name: 'newsletter',
    action: paths.newsletterSubscribe,
    page: pages.embeddedNewsletter,
    summary: 'Sign up for the newsletter',
    schema: subscribeSchema,
    get failure() {
      return words.form.failure
    },
    words: () => '',
    outcome: mailWorks ? 'sent' : 'waiting',
    isRepeat: ({ email }, { idempotencyKey: key }) =>
      isRepeat({ key, fingerprint: signUpFingerprint(email) }),
    async accept({ email }, submission, network) {
      const { spam, age = 0, visit, idempotencyKey, language } = submission
      const now = clock()
      const confirmation = (to: Recipient) => confirmationMail(to, mail, now)
      const isFromForm = age >= agedAfter
      const fromNetwork = sentBy(network, confirmationQuota.window).count
      const signUp = { email, idempotencyKey, visit, language, isFromForm, fromNetwork }
      const mailTo = spam.length > 0 ? undefined : confirmation
      const acceptance = await store.turns
        .first(() => subscribe(store, signUp, mailTo, now))
        .catch((error) => {
          if (!(error instanceof TooManyConfirmations)) throw error
          app.log.warn(
            'Too many new addresses signed up for the newsletter within an hour. Some were refused.',
          )
          throw new FormRefusal(429, 'Too Many Requests', error.retryAfter)
        })
      if (acceptance === 'key-reused') {
        throw new FormRefusal(422, 'This Idempotency-Key was already used for another address')
      }
      wake()
    },
  })
}

/** Plain text, or a page for a browser. */
const answers = {
  200: z.string(),
  303: z.string().describe('Done; leads a browser to the page that says so'),
  '4xx': z
    .union([z.string(), z.object({ error: z.string() })])
    .describe('The link is not complete or no longer valid, or the request cannot be read'),
}

/** Without a query, the token is in the posted form. */
const tokenSchema = z.object({ token: linkTokenSchema.optional() })

/**
 * What links in mails open. A GET only shows a page with a button, because mail scanners open every
 * link; the POST acts. Mail programs post by themselves (RFC 8058).
 */
async function mailLinks(app: FastifyInstance, options: NewsletterOptions) {
  const { store, wake, mail, clock = Date.now } = options
  addFormParsers(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  const links: MailLink[] = [
    {
      purpose: 'confirm',
      path: paths.newsletterConfirm,
      page: pages.newsletterConfirm,
      act: async (id) => {
        const now = clock()
        const welcome = (to: Recipient) => welcomeMail(to, mail, now)
        const done = await store.turns.first(() => confirm(store, id, welcome, now))
        if (done) wake()
        return done
      },
    },
    {
      purpose: 'unsubscribe',
      path: paths.newsletterUnsubscribe,
      page: pages.newsletterUnsubscribe,
      act: async (id) => {
        await store.turns.first(() => unsubscribe(store, id, clock()))
        return true
      },
    },
  ]
  for (const link of links) addLink(app, options, link)
}

interface MailLink {
  purpose: 'confirm' | 'unsubscribe'
  path: string
  /** Addresses of the page that asks once more and the page that says it's done. */
  page: string
  /** Resolves to false if there was nothing to change. */
  act: (id: string) => Promise<boolean>
}

function addLink(app: FastifyInstance, options: NewsletterOptions, link: MailLink) {
  const { mail, page, receipts, clock = Date.now } = options
  const sentAddress = addSentPage(app, { action: link.path, path: link.page, receipts, page })
  const idOf = (token: string | undefined) =>
    readLinkToken(mail.secret, link.purpose, token ?? '', clock())

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    token: string,
    failure?: string,
  ) => {
    reply.code(status).header('cache-control', 'no-store')
    const built = wantsPage(request) ? page(link.page) : undefined
    if (!built) return reply.type('text/plain; charset=utf-8').send(failure ?? 'POST to go on')
    const html = fillFormPage(built, link.path, { fields: { token }, errors: {}, failure })
    return reply
      .headers(built.headers)
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
      .send(html)
  }

  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    link.path,
    {
      attachValidation: true,
      schema: {
        summary: `Show the page to ${link.purpose}`,
        querystring: tokenSchema,
        response: { 200: answers[200], '4xx': answers['4xx'] },
      },
    },
    async (request, reply) => {
      const token = request.validationError ? undefined : request.query.token
      return idOf(token)
        ? show(request, reply, 200, token ?? '')
        : show(request, reply, 400, '', words.invalidLink)
    },
  )

  routes.post(
    link.path,
    {
      attachValidation: true,
      schema: {
        summary: `${link.purpose === 'confirm' ? 'Confirm the sign-up' : 'Unsubscribe'}`,
        querystring: tokenSchema,
        body: tokenSchema.nullish(),
        response: answers,
      },
    },
    async (request, reply) => {
      const { query, body, validationError } = request
      const id = validationError ? undefined : idOf(query.token ?? body?.token)
      if (!id || !(await link.act(id))) return show(request, reply, 400, '', words.invalidLink)
      return wantsPage(request)
        ? reply.redirect(sentAddress('sent'), 303)
        : reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK')
    },
  )
}
