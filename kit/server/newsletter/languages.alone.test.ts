import Fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { pages } from '#contracts/pages.ts'
import { paths } from '#contracts/paths.ts'
import { spokenLanguage } from '#owner/spoken-language.ts'
import { formReceipts } from '#server/forms/receipt.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { speakPageLanguage } from '#server/page-language.ts'
import type { Store } from '#server/store/store.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { newsletter } from './newsletter.ts'
import { listSubscribers } from './subscribers.ts'

vi.mock('#owner/identity.ts', async (load) => {
  const own = await load<typeof import('#owner/identity.ts')>()
  return { ...own, identity: { ...own.identity, locale: 'en-US', locales: ['en-US', 'es-US'] } }
})
vi.mock('#messages/mails.json', async () => {
  const { spokenWords } = await import('#owner/site-words.ts')
  return { default: spokenWords('#messages/mails.json') }
})
vi.mock('#messages/newsletter.json', async () => {
  const { spokenWords } = await import('#owner/site-words.ts')
  return { default: spokenWords('#messages/newsletter.json') }
})

const url = 'https://site.example'
const secret = Buffer.alloc(32, 7)
const hour = 60 * 60 * 1000
const actions: Record<string, string> = {
  [pages.newsletterConfirm]: paths.newsletterConfirm,
  [pages.newsletterUnsubscribe]: paths.newsletterUnsubscribe,
}

describe.each(kinds)('a site of two languages, on %s', (kind) => {
  const stores = testStores(kind)

  async function site(store: Store, { mailWorks = true, now = () => hour } = {}) {
    const app = Fastify()
    speakPageLanguage(app)
    await app.register(newsletter, {
      store,
      wake: () => {},
      mail: { company: 'Site', url, secret },
      origins: [url],
      limits: { perAddress: 20, all: 1000, window: 60_000 },
      page: (path: string) => ({
        html: `<html lang="${spokenLanguage()?.locale}"><p data-form-sent="sent">Sent</p>
          <div data-error-summary hidden><p data-form-failure hidden></p></div>
          <form action="${actions[path] ?? paths.newsletterSubscribe}">
          <input name="email" type="email"><input type="hidden" name="token"></form></html>`,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
      secret,
      receipts: formReceipts(secret, now),
      mailWorks,
      clock: now,
    })
    const post = (address: string, fields: Record<string, string>, headers = {}) =>
      app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      })
    const signUp = (email: string, prefix: string) =>
      post(
        paths.newsletterSubscribe,
        { email },
        { referer: `${url}${prefix}${pages.embeddedNewsletter}` },
      )
    const mails = async (): Promise<Mail[]> =>
      (await store.db.selectFrom('outbox').select('payload').orderBy('created_at').execute()).map(
        ({ payload }) => JSON.parse(payload),
      )
    return { app, post, signUp, mails }
  }
  const languagesIn = async ({ db }: Store) =>
    Object.fromEntries((await listSubscribers(db)).map(({ email, language }) => [email, language]))
  const linkIn = (text = '') =>
    (/https:\S+token=[^\s>]+/.exec(text)?.[0] ?? 'no link').replace(url, '')
  const langOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1]

  test('a sign-up, its mails, and their pages stay in the language of its page', async () => {
    const store = await stores.open()
    const { app, post, signUp, mails } = await site(store)
    await signUp('ana@example.com', '/es')
    await signUp('ada@example.com', '')
    expect(await languagesIn(store)).toEqual({ 'ana@example.com': 'es', 'ada@example.com': 'en' })
    const asked = (await mails()).find(({ to }) => to === 'ana@example.com')
    expect(asked?.subject).toBe('Confirme su suscripción al boletín de Site')
    expect(asked?.text).toMatch(/\nhttps:\/\/site\.example\/es$/)
    const english = (await mails()).find(({ to }) => to === 'ada@example.com')
    expect(english?.subject).toBe('Please confirm your subscription to the Site newsletter')
    expect(english?.text).not.toContain('language=')

    const accept = { accept: 'text/html' }
    const link = linkIn(asked?.text)
    const shown = await app.inject({ url: link, headers: accept })
    expect(langOf(shown.body)).toBe('es-US')
    const token = new URL(link, url).searchParams.get('token') ?? ''
    const action = /action="([^"]*)"/.exec(shown.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const referer = url + paths.newsletterConfirm
    const confirmed = await post(action, { token }, { ...accept, referer })
    expect(confirmed.statusCode).toBe(303)
    const done = await app.inject({ url: String(confirmed.headers.location), headers: accept })
    expect(langOf(done.body)).toBe('es-US')

    const welcomed = (await mails()).filter(({ to }) => to === 'ana@example.com')
    expect(welcomed.map(({ subject }) => subject)).toContain(
      'Su suscripción al boletín de Site está lista',
    )
  })

  test('unsubscribing is in it, with one click and with a link that’s no longer whole', async () => {
    const store = await stores.open()
    const { app, post, signUp, mails } = await site(store)
    await signUp('ana@example.com', '/es')
    const [asked] = await mails()
    const oneClick = linkIn(asked?.headers?.['List-Unsubscribe'])
    const page = await app.inject({ url: oneClick, headers: { accept: 'text/html' } })
    expect(langOf(page.body)).toBe('es-US')
    const broken = await post(oneClick.replace(/token=[^&]*/, 'token=x'), {})
    expect([broken.statusCode, broken.body]).toEqual([400, expect.stringMatching(/enlace/)])
    const left = await post(oneClick, { 'List-Unsubscribe': 'One-Click' })
    expect([left.statusCode, left.body]).toEqual([200, 'OK'])
    expect((await listSubscribers(store.db))[0]?.state).toBe('unsubscribed')
  })

  test('a new sign-up in another language counts, but not that of someone confirmed', async () => {
    const store = await stores.open()
    let now = hour
    const { post, signUp, mails } = await site(store, { now: () => now })
    await signUp('ana@example.com', '')
    now += 24 * hour
    await signUp('ana@example.com', '/es')
    expect(await languagesIn(store)).toEqual({ 'ana@example.com': 'es' })
    const [, asked] = await mails()
    await post(linkIn(asked?.text), {})
    // Anyone can type her address.
    now += 30 * 24 * hour
    await signUp('ana@example.com', '')
    expect(await languagesIn(store)).toEqual({ 'ana@example.com': 'es' })
  })

  test('a confirmation that waited for a mail server is renewed in its language', async () => {
    const store = await stores.open()
    await (await site(store, { mailWorks: false })).signUp('ana@example.com', '/es')
    const renewed = await site(store, { now: () => 100 * hour })
    await renewed.app.ready()
    const [asked] = await renewed.mails()
    expect(asked?.subject).toBe('Confirme su suscripción al boletín de Site')
    const shown = await renewed.app.inject({
      url: linkIn(asked?.text),
      headers: { accept: 'text/html' },
    })
    expect([shown.statusCode, langOf(shown.body)]).toEqual([200, 'es-US'])
  })
})
