import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PlainPage, plainFile } from '#contracts/plain-page.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import { feedOutbox, listIssues } from '#server/newsletter/issues.ts'
import { issueDelivery } from '#server/newsletter/sending.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import type { Store } from '#server/store/store.ts'
import { kinds, testStores } from '#server/testing/store.ts'
import { now, send, writeDist } from './testing/send.ts'

vi.mock('#owner/identity.ts', async (load) => {
  const own = await load<typeof import('#owner/identity.ts')>()
  const locales = ['en-US', 'es-US', 'fr-FR']
  return {
    ...own,
    identity: { ...own.identity, url: 'https://site.example', locale: 'en-US', locales },
  }
})
vi.mock('#messages/newsletter-issue.json', async () => {
  const { spokenWords } = await import('#owner/site-words.ts')
  return { default: spokenWords('#messages/newsletter-issue.json') }
})

const url = 'https://site.example'
const start = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsletter-send-'))
  process.chdir(folder)
  const page = (path: string, title: string, more: Partial<PlainPage> = {}): PlainPage => ({
    path,
    title,
    deck: 'The deck.',
    image: `${url}/og/home.png`,
    html: `<p>Words of ${path}.</p>`,
    text: `Words of ${path}.`,
    ...more,
  })
  const built = [
    page('/blog/a-post', 'A title', { translations: { es: '/es/blog/un-articulo' } }),
    page('/es/blog/un-articulo', 'Un título', {
      html: `<p>Palabras, <a href="${url}/es">inicio</a>.</p>`,
    }),
    page('/blog/only-english', 'Only English'),
  ]
  writeDist(built, ['/', '/es', '/fr', '/og/home.png'])
})
afterEach(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

describe.each(kinds)('an issue of a site of three languages, on %s', (kind) => {
  const stores = testStores(kind)

  async function withReaders() {
    const store = await stores.open()
    const reader = (name: string, language?: string) => ({
      email: `${name}@example.com`,
      confirmedAt: now - 1,
      source: 'test',
      ...(language && { language }),
    })
    const readers = [
      reader('ada', 'en'),
      reader('old'),
      reader('ana', 'es'),
      reader('zoe', 'fr'),
      // The site has given up German.
      reader('uwe', 'de'),
    ]
    await importAddresses(store, readers, now)
    return store
  }

  /** What each subscriber is mailed. */
  async function delivered(store: Store) {
    // At its start, an issue goes to one subscriber. Later on, it catches up.
    for (const at of [now, now + 1000]) await feedOutbox(store, 1000, at)
    const mails: Record<string, Mail> = {}
    const deliver = issueDelivery(
      store,
      async ({ recipient, payload }) => {
        mails[recipient.replace('@example.com', '')] = JSON.parse(payload)
        return { outcome: 'sent' }
      },
      async () => ({ url, secret: Buffer.alloc(32) }),
    )
    for (const row of await store.db.selectFrom('outbox').selectAll().execute()) await deliver(row)
    return mails
  }
  const subjects = (mails: Record<string, Mail>) =>
    Object.fromEntries(Object.entries(mails).map(([name, { subject }]) => [name, subject]))

  test('goes to each in the translation they read, and says so before', async () => {
    const store = await withReaders()
    const { said, asked } = await send(store, 'a-post')
    expect(said).toContain(
      'Recipients:  5\n  English: 3, “A title”\n  Spanish: 1, “Un título”\n  French: 1, “A title” (not translated)\n',
    )
    expect(asked).toEqual(['Send to 5 addresses? [y/N] '])
    expect(readFileSync('newsletter-a-post.html', 'utf8')).toContain('Words of /blog/a-post.')
    expect(readFileSync('newsletter-a-post.es.html', 'utf8')).toContain('Palabras')

    const mails = await delivered(store)
    expect(subjects(mails)).toEqual({
      ada: 'A title',
      old: 'A title',
      uwe: 'A title',
      ana: 'Un título',
      zoe: 'A title',
    })
    const { ada, ana, zoe } = mails
    expect(ana?.html).toContain('<html lang="es-US" dir="ltr">')
    expect(ana?.html).toContain(`href="${url}/es/blog/un-articulo?utm_source=newsletter`)
    expect(ana?.html).toContain('Darse de baja</a>')
    expect(ana?.text).toMatch(/Darse de baja: \S+&language=es\n/)
    expect(ana?.headers?.['List-Unsubscribe']).toMatch(/&language=es>$/)
    expect(ada?.html).toContain('<html lang="en-US" dir="ltr">')
    expect(ada?.html).toContain('>Unsubscribe</a>')
    expect(ada?.text).not.toContain('language=')

    // An article that's not translated: its frame is, and names the article's language.
    expect(zoe?.html).toContain('<html lang="fr-FR" dir="ltr">')
    expect(zoe?.html).toContain('<td class="t" lang="en-US"')
    expect(zoe?.html).toContain('Words of /blog/a-post.')
    expect(zoe?.text).toMatch(/Se désabonner.*: \S+&language=fr\n/)
    for (const mail of [ada, ana]) expect(mail?.html).not.toContain('<td class="t" lang=')
  })

  test('goes to everyone in the original if there’s no translation', async () => {
    const store = await withReaders()
    const { said } = await send(store, 'only-english')
    expect(said).toContain('  Spanish: 1, “Only English” (not translated)\n')
    expect(new Set(Object.values(subjects(await delivered(store))))).toEqual(
      new Set(['Only English']),
    )
  })

  test('isn’t sent with a dead link in any language', async () => {
    const store = await withReaders()
    const file = join('dist', plainFile('/es/blog/un-articulo'))
    writeFileSync(file, readFileSync(file, 'utf8').replace(`${url}/es`, `${url}/es/nada`))
    await expect(send(store, 'a-post')).rejects.toThrow(`lead nowhere:\n  ${url}/es/nada`)
    expect(await listIssues(store.db)).toEqual([])
    expect(existsSync('newsletter-a-post.es.html')).toBe(false)
  })

  test('is named by its original', async () => {
    const store = await withReaders()
    await expect(send(store, 'un-articulo')).rejects.toThrow(
      '/es/blog/un-articulo is a translation. Name the original',
    )
  })

  test('is tested in every language', async () => {
    const store = await withReaders()
    const { said } = await send(store, 'a-post', { test: 'me@example.com' })
    expect(said).toContain('3 copies for me@example.com, one in each language, are in the outbox.')
    const rows = await store.db.selectFrom('outbox').select('payload').execute()
    const mails: Mail[] = rows.map(({ payload }) => JSON.parse(payload))
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '[Prueba] Un título',
      '[Test] A title',
      '[Test] A title',
    ])
  })
})
