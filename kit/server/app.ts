import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { mailSignature } from '#contracts/office.ts'
import { formsOf } from '#contracts/parts.ts'
import { identity as identityFile } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { answerError } from './answers.ts'
import type { Config } from './config.ts'
import { contact } from './contact/contact.ts'
import { description } from './description.ts'
import { fallback } from './fallback.ts'
import { feed } from './feed/feed.ts'
import { admission } from './forms/admission.ts'
import { floodGate } from './forms/flood-gate.ts'
import { formPageOf } from './forms/form-page.ts'
import { formTokens } from './forms/form-token.ts'
import { formReceipts } from './forms/receipt.ts'
import { sharedCounter } from './forms/shared-counter.ts'
import { health } from './health.ts'
import { createHttpServer } from './http-server.ts'
import { inbox } from './inbox/inbox.ts'
import { formToken, steadyNow } from './inbox/spam.ts'
import { metrics } from './metrics/metrics.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { sendIssues } from './newsletter/sending.ts'
import { ownForms } from './own-forms/own-forms.ts'
import type { Site } from './static/site.ts'
import { PageViews } from './statistics/page-views.ts'
import { statistics } from './statistics/statistics.ts'
import type { Store } from './store/store.ts'

export interface Dependencies {
  config: Pick<
    Config,
    | 'logLevel'
    | 'trustProxy'
    | 'https'
    | 'inbox'
    | 'forms'
    | 'statistics'
    | 'spamReferrers'
    | 'reportMail'
    | 'newsletterPerMinute'
  >
  site: Site
  /** Closed together with the server. */
  store: Store
  /** Addresses that moved, old to new. */
  redirects?: Record<string, string>
  /** Replaces the owner's identity in tests. */
  identity?: Identity
}

/**
 * Builds the site's server with everything it serves, without starting it.
 *
 * Long because it lists every service with what it needs from the others.
 */
export async function buildApp({
  config,
  site,
  store,
  redirects = {},
  identity: given = identityFile,
}: Dependencies): Promise<FastifyInstance> {
  const identity = checkIdentity(given)
  const views = config.statistics ? new PageViews(new URL(identity.url).host) : undefined
  const app: FastifyInstance = Fastify({
    serverFactory: (next) =>
      createHttpServer({
        site,
        https: config.https,
        onStatic: ({ kind }, request, status) => {
          app.countResponse(kind, status)
          if (kind === 'page') views?.count(request)
        },
        next,
      }),
    // `http-server.ts` in front handles these, on every address that Fastify listens on.
    clientErrorHandler: () => {},
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    logController: new LogController({ disableRequestLogging: true }),
  })
  // Fastify runs these hooks in reverse order, so everything that uses the store has stopped by
  // then.
  app.addHook('onClose', () => store.close())
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // Another site's form can post text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('X-Request-Id', id)
  })
  // Logs the route's pattern instead of the address or the sender, so no personal data.
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method, route: routeOptions.url, status: statusCode, ms }, 'answered')
  })

  await app.register(admission, { limits: config.forms.limits })
  await app.register(metrics)
  await app.register(description, { identity })
  await app.register(health)
  await registerAddOns(app, identity)
  app.register(feed, {
    own: {
      url: `${identity.url}/rss.xml`,
      xml: () => site.get('/rss.xml')?.variants.identity.body.toString(),
    },
    outside: identity.newsletter.feed === 'own' ? [] : [identity.newsletter.feed],
  })
  await app.register(inbox, { config: config.inbox, identity, store })
  const { wake } = app.inbox
  const secret = await store.secret('form-token')
  const receipts = formReceipts(secret, steadyNow)
  const { limits } = config.forms
  const counter = sharedCounter(store)
  const gate = floodGate({ limits, counter, secret, clock: steadyNow })
  const forms = {
    origins: [identity.url, ...config.forms.origins],
    limits,
    counter,
    page: (path: string) => formPageOf(site, path),
    secret,
    receipts,
    visits: config.statistics,
    formClock: steadyNow,
    gate,
  }
  app.register(formTokens, {
    token: () => formToken(secret, steadyNow()),
    requiredAge: gate.requiredAge,
  })
  app.register(contact, { ...forms, inbox: app.inbox, account: identity.services.mail })
  app.register(ownForms, { ...forms, inbox: app.inbox, forms: formsOf(identity) })
  if (identity.parts.newsletter) {
    app.register(newsletter, {
      ...forms,
      store,
      wake,
      mailWorks: config.inbox.mail.smtpUrl !== undefined,
      mail: {
        company: identity.company.name,
        signature: mailSignature(identity),
        url: identity.url,
        secret: await store.secret('newsletter-links'),
      },
    })
  }
  if (config.inbox.mail.smtpUrl) {
    app.register(sendIssues, { store, perMinute: config.newsletterPerMinute, wake })
  }
  app.register(statistics, {
    store,
    views,
    site: { name: identity.company.name, url: identity.url },
    spamReferrers: config.spamReferrers,
    mailTo: config.reportMail ? (config.inbox.mail.to ?? identity.email) : undefined,
    wake,
  })
  app.register(fallback, { site, redirects })
  return app
}

/** Each add-on's plugin, if the site has the add-on switched on. */
async function registerAddOns(app: FastifyInstance, identity: Identity) {
  for (const { name, url, server } of addOns) {
    if (!server || !identity.parts[name]) continue
    const { default: plugin } = await import(new URL(server, url).href)
    await app.register(plugin, { identity })
  }
}
