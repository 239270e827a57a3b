import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { addOns } from '#add-ons.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { formsOf } from '#contracts/parts.ts'
import { movedByQuery, type Redirects } from '#contracts/redirects.ts'
import { identity as identityFile } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { importOwn, ownCodeError } from '#owner/own-code.ts'
import { answerError } from './answers.ts'
import { blog } from './blog/blog.ts'
import { type Config, ownerAddress } from './config.ts'
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
import { formToken, steadyNow } from './forms/spam.ts'
import { atMostOnce, health } from './health.ts'
import { keepHouse } from './housekeeping/housekeeping.ts'
import { createHttpServer } from './http-server.ts'
import { openInbox } from './inbox/inbox.ts'
import { mailSignature } from './inbox/mail-signature.ts'
import { metrics } from './metrics/metrics.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { sendIssues } from './newsletter/sending.ts'
import { mailSender } from './outbox/mail-sender.ts'
import { mailTransport } from './outbox/mail-transports.ts'
import { openPostOffice } from './outbox/post-office.ts'
import type { Deliver } from './outbox/sender.ts'
import { webhookDelivery } from './outbox/webhook.ts'
import { ownForms } from './own-forms/own-forms.ts'
import { speakPageLanguage, speakTo, spokenPath } from './page-language.ts'
import { proxiesIn } from './proxies.ts'
import type { Site } from './static/site.ts'
import { DailyCounts, unknownAddress } from './statistics/daily-counts.ts'
import { PageViews } from './statistics/page-views.ts'
import { statistics } from './statistics/statistics.ts'
import type { Store } from './store/store.ts'

export interface Dependencies {
  config: Config
  site: Site
  /** Closed together with the server. */
  store: Store
  /** Addresses that moved, old to new. */
  redirects?: Redirects['byPath']
  /** Those identified by their query. */
  queryRedirects?: Redirects['byQuery']
  /** Replaces the owner's identity in tests. */
  identity?: Identity
}

/** Builds the site's server with everything it serves, without starting it. */
export async function buildApp({
  config,
  site,
  store,
  redirects = {},
  queryRedirects = new Map(),
  identity: given = identityFile,
}: Dependencies): Promise<FastifyInstance> {
  const identity = checkIdentity(given)
  const views = config.statistics ? new PageViews(new URL(identity.url).host) : undefined
  const app = createApp({ config, site, views, queryRedirects })
  // Fastify runs these hooks in reverse order, so everything that uses the store has stopped by
  // then.
  app.addHook('onClose', () => store.close())
  app.addHook('onReady', async () => {
    if (store.isNew) app.log.warn('There was no store: a new, empty one was made')
  })
  await app.register(admission, { limits: config.forms.limits })
  await app.register(metrics)
  await app.register(description, { identity })
  await app.register(health)
  app.readiness.set(
    'store',
    atMostOnce(1000, () => store.beat(Date.now())),
  )
  await registerAddOns(app, identity)
  const unknownAddresses = views && new DailyCounts(Date.now, unknownAddress)
  await registerServices(app, { config, site, store, identity, views, unknownAddresses })
  app.register(fallback, {
    site,
    redirects,
    languages: languagesOf(identity),
    onUnknown: (path, request) => views?.isCounted(request) && unknownAddresses?.count(path),
  })
  return app
}

/** For the log. A line that can't be written, such as to a full disk, doesn't end the server. */
const standardOutput = {
  write(line: string) {
    try {
      writeSync(1, line)
    } catch {}
  },
}

const answerInLanguage: typeof answerError = (error, request, reply) =>
  speakTo(request, () => answerError(error, request, reply))

/** Fastify behind our HTTP server, with what concerns every answer. */
function createApp({
  config,
  site,
  views,
  queryRedirects,
}: Pick<Services, 'config' | 'site' | 'views'> & {
  queryRedirects: Redirects['byQuery']
}): FastifyInstance {
  const isProxy = proxiesIn(config.trustProxy)
  const app: FastifyInstance = Fastify({
    serverFactory: (next) =>
      createHttpServer({
        site,
        https: config.https,
        isProxy,
        isMoved: (url) => movedByQuery(queryRedirects, url) !== undefined,
        onStatic: ({ kind }, request, status) => {
          app.countResponse(kind, status)
          if (kind === 'page') views?.count(request)
        },
        next,
      }),
    // `http-server.ts` in front handles these, on every address that Fastify listens on.
    clientErrorHandler: () => {},
    logger: { level: config.logLevel, stream: standardOutput },
    genReqId: () => randomUUID(),
    trustProxy: isProxy,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerInLanguage,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerInLanguage)
  // Another site's form can post text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain')

  speakPageLanguage(app)
  app.addHook('onRequest', async ({ id, method, url }, reply) => {
    reply.header('X-Request-Id', id)
    if (!url.includes('?') || (method !== 'GET' && method !== 'HEAD')) return
    const moved = movedByQuery(queryRedirects, url)
    if (moved) return reply.header('Cache-Control', 'no-cache').redirect(moved, 301)
  })
  // Logs the route's pattern instead of the address or the sender, so no personal data.
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode, elapsedTime }) => {
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ method, route: routeOptions.url, status: statusCode, ms }, 'answered')
  })
  return app
}

interface Services extends Required<Omit<Dependencies, 'redirects' | 'queryRedirects'>> {
  /** Undefined if statistics are off. */
  views: PageViews | undefined
  unknownAddresses: DailyCounts | undefined
}

/** Registers every service with what it needs from the others. */
async function registerServices(
  app: FastifyInstance,
  { config, site, store, identity, views, unknownAddresses }: Services,
) {
  const { mail, webhook } = config
  const { url, company } = identity
  const owner = ownerAddress(mail, identity)

  const post = openPostOffice(app, {
    store,
    lease: config.outboxLease,
    notices: { to: owner, webhook: webhook !== undefined },
  })
  const sendMail = await senderOfMails(config, identity)
  if (sendMail) post.register('mail', { deliver: sendMail, transport: 'mail' })
  if (webhook) post.register('webhook', { deliver: webhookDelivery(webhook), transport: 'webhook' })

  app.register(blog, {
    site,
    onPage: (request) => views?.count(request),
  })
  const rss = () => site.get('/rss.xml')?.variants.identity
  app.register(feed, {
    own: { url: `${url}/rss.xml`, xml: () => rss()?.body.toString(), etag: () => rss()?.etag },
    outside: identity.newsletter.feed === 'own' ? [] : [identity.newsletter.feed],
  })
  const receivers = { mail: mail.works ? owner : undefined, webhook: webhook !== undefined }
  keepHouse(app, { config, store, receivers, wake: post.wake })
  const inbox = openInbox(app, { config, identity, store, receivers, wake: post.wake })
  const forms = await formSettings({ config, site, store, url })
  app.register(formTokens, {
    token: () => formToken(forms.secret, steadyNow()),
    requiredAge: forms.gate.requiredAge,
  })
  app.register(contact, { ...forms, inbox, account: identity.services.mail })
  app.register(ownForms, { ...forms, inbox, forms: formsOf(identity) })
  if (identity.parts.newsletter) {
    app.register(newsletter, {
      ...forms,
      store,
      wake: post.wake,
      mailWorks: mail.works,
      mail: {
        company: company.name,
        signature: () => mailSignature(identity),
        url,
        secret: await store.secret('newsletter-links'),
      },
    })
  }
  if (sendMail) {
    const perMinute = config.newsletterPerMinute
    app.register(sendIssues, { store, post, sendMail, perMinute, url, to: owner })
  }
  app.register(statistics, {
    store,
    views,
    unknownAddresses,
    site: { name: company.name, url },
    spamReferrers: config.spamReferrers,
    mailTo: config.reportMail ? owner : undefined,
    backups: config.backups?.folder,
    wake: post.wake,
  })
}

/** Undefined if no mail can go out. */
async function senderOfMails(
  { mail }: Config,
  identity: Services['identity'],
): Promise<Deliver | undefined> {
  if (!mail.transport) return undefined
  return mailSender(await mailTransport(mail.transport, identity, process.env), {
    from: { name: identity.company.name, address: mail.from ?? identity.email },
    bounces: mail.bounces,
    domain: new URL(identity.url).hostname,
  })
}

/** What every form shares. */
async function formSettings({
  config,
  site,
  store,
  url,
}: Pick<Services, 'config' | 'site' | 'store'> & { url: string }) {
  const secret = await store.secret('form-token')
  const { limits, origins } = config.forms
  const counter = sharedCounter(store)
  return {
    origins: [url, ...origins],
    limits,
    counter,
    // A page without a translation exists only in the first language.
    page: (path: string) => formPageOf(site, spokenPath(path)) ?? formPageOf(site, path),
    secret,
    receipts: formReceipts(secret, steadyNow),
    visits: config.statistics,
    formClock: steadyNow,
    gate: floodGate({ limits, counter, secret, clock: steadyNow }),
  }
}

/** Each add-on's plugin, if the site has the add-on switched on. */
async function registerAddOns(app: FastifyInstance, identity: Identity) {
  for (const { name, url, server } of addOns) {
    if (!server || !identity.parts[name]) continue
    const file = new URL(server, url)
    const { default: plugin } = await importOwn(file)
    try {
      await app.register(plugin as FastifyPluginAsync<{ identity: Identity }>, { identity })
    } catch (error) {
      throw ownCodeError(file, error as Error)
    }
  }
}
