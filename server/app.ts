import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { checkIdentity } from '#contracts/identity.ts'
import { identity as identityFile } from '#identity.ts'
import { answerError } from './answers.ts'
import type { Config } from './config.ts'
import { contact } from './contact/contact.ts'
import { description } from './description.ts'
import { answerTheRest } from './fallback.ts'
import { feed } from './feed/feed.ts'
import { formPageOf } from './forms/form-page.ts'
import { formReceipts } from './forms/receipt.ts'
import { health } from './health.ts'
import { createHttpServer } from './http-server.ts'
import { inbox } from './inbox/inbox.ts'
import { sharedCounters } from './inbox/rate-limits.ts'
import { formToken } from './inbox/spam.ts'
import { metrics } from './metrics/metrics.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { questionnaire } from './questionnaire/questionnaire.ts'
import type { Site } from './static/site.ts'
import { PageViews } from './statistics/page-views.ts'
import { statistics } from './statistics/statistics.ts'
import type { Store } from './store/store.ts'
import { words } from './words/words.ts'

export interface Dependencies {
  config: Pick<
    Config,
    'logLevel' | 'trustProxy' | 'https' | 'inbox' | 'contact' | 'statistics' | 'reportMail'
  >
  site: Site
  /** Is closed with the server. */
  store: Store
}

/** The site's server, with everything it serves, not yet listening. */
export async function buildApp({ config, site, store }: Dependencies): Promise<FastifyInstance> {
  const identity = checkIdentity(identityFile)
  const views = config.statistics ? new PageViews(new URL(identity.url).host) : undefined
  const app: FastifyInstance = Fastify({
    serverFactory: (next) =>
      createHttpServer({
        site,
        https: config.https,
        onStatic: ({ kind }, request, status) => {
          app.countAnswer(kind, status)
          if (kind === 'page') views?.count(request)
        },
        next,
      }),
    // The server in front answers these, on every address that Fastify listens on.
    clientErrorHandler: () => {},
    logger: { level: config.logLevel },
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  // A form of another site can post text/plain without asking first.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('X-Request-Id', id)
  })
  // The route's pattern is logged, not the address, its query or who asked: no personal data.
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method, route: routeOptions.url, status: statusCode, ms }, 'answered')
  })

  metrics(app)
  await description(app, { identity })
  health(app)
  if (identity.parts.games) app.register(words)
  app.register(feed, {
    own: {
      url: `${identity.url}/rss.xml`,
      xml: () => site.get('/rss.xml')?.variants.identity.body.toString(),
    },
    outside: identity.newsletter.feed === 'own' ? [] : [identity.newsletter.feed],
  })
  const { accept: acceptInquiry, wake } = inbox(app, { config: config.inbox, identity, store })
  const accept: typeof acceptInquiry = (inquiry) =>
    acceptInquiry(config.statistics ? inquiry : { ...inquiry, visit: null })
  const secret = await store.secret('form-token')
  const receipts = formReceipts(secret)
  const forms = {
    origins: [identity.url, ...config.contact.origins],
    limits: config.contact.limits,
    counters: sharedCounters(store),
    receipts,
  }
  app.register(contact, {
    ...forms,
    accept,
    secret,
    account: identity.services.mail,
    contactPage: () => formPageOf(site, '/contact'),
  })
  const ownForms = {
    ...forms,
    page: (path: string) => formPageOf(site, path),
    token: () => formToken(secret, Date.now()),
  }
  if (identity.parts.questionnaire) app.register(questionnaire, { ...ownForms, accept, secret })
  if (identity.parts.newsletter)
    app.register(newsletter, {
      ...ownForms,
      store,
      wake,
      mailWorks: config.inbox.mail.smtpUrl !== undefined,
      formSecret: secret,
      visits: config.statistics,
      mail: {
        company: identity.company.name,
        url: identity.url,
        secret: await store.secret('newsletter-links'),
      },
    })
  statistics(app, {
    store,
    views,
    site: { name: identity.company.name, url: identity.url },
    mailTo: config.reportMail ? (config.inbox.mail.to ?? identity.email) : undefined,
    wake,
  })
  answerTheRest(app, site)
  return app
}
