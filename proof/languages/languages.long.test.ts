import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { ownFormPath, paths } from '@wize/kit/contracts/paths.ts'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServe } from '../doors/serve.ts'
import { edit } from '../english-site.ts'
import { findTestBrowser } from '../machine/browsers.ts'
import { makeSite, mark } from './two-languages.ts'

/** A site in two languages, built and served: see `two-languages.ts`. */
const repository = join(import.meta.dirname, '../..')
const wize = join(repository, 'kit/bin/wize.mjs')
let site: string

const settings = () => ({ ...process.env, WIZE_SITE: site, DATA_DIR: join(site, 'data') })
const run = (...args: string[]) =>
  spawnSync(process.execPath, [wize, ...args], { cwd: site, encoding: 'utf8', env: settings() })
const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')
// jsdom can't read attr() with types, which some styles have.
const documentOf = (file: string) =>
  new JSDOM(built(file).replaceAll(/<style[^>]*>.*?<\/style>/gs, '')).window.document
const addresses = (file: string, selector: string) =>
  [...documentOf(file).querySelectorAll(selector)].map((link) => link.getAttribute('href'))

beforeAll(() => {
  // Beside the other sites, as in `doors.long.test.ts`.
  site = mkdtempSync(join(repository, 'sites/.languages-'))
  makeSite(site)
  // A link to what only the first language has, one to a page with another name, and one to a view.
  edit(
    join(site, 'content/es/blog/contrast-you-can-argue-with.mdx'),
    /\n\n(?=[A-Z])/,
    '\n\n[Uno](/blog/captions-are-not-a-feature), [dos](/blog/form-that-cannot-be-sent#main), [tres](/blog?category=pratica), [cuatro](/contact).\n\n',
  )
  const { status, stderr } = run('build')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

describe('the build', () => {
  test('has every page of the second language under its prefix, in its words', () => {
    for (const file of ['es.html', 'es/contact.html', 'es/blog.html', 'es/privacy-policy.html']) {
      const { documentElement } = documentOf(file)
      expect(documentElement.lang).toBe('es-US')
      expect(documentElement.querySelector('a[href="#main"]')?.textContent).toContain(mark)
    }
    expect(documentOf('contact.html').documentElement.textContent).not.toContain(mark)
  })

  test('doesn’t build a page without a translation', () => {
    const pages = globSync('es/blog/*.html', { cwd: join(site, 'dist') })
    expect(pages.toSorted()).toEqual([
      'es/blog/archive.html',
      'es/blog/contrast-you-can-argue-with.html',
      'es/blog/formulario-que-no-se-envia.html',
      'es/blog/test-with-the-keyboard-first.html',
    ])
  })

  test('gives each link its language, and says where it leads to another', () => {
    const file = 'es/blog/contrast-you-can-argue-with.html'
    const links = [...documentOf(file).querySelectorAll('main a')]
    const link = (text: string) => {
      const found = links.find(({ textContent }) => textContent === text)
      return [found?.getAttribute('href'), found?.getAttribute('hreflang')]
    }
    expect(link('Uno')).toEqual(['/blog/captions-are-not-a-feature', 'en-US'])
    expect(link('dos')).toEqual(['/es/blog/formulario-que-no-se-envia#main', null])
    expect(link('tres')).toEqual(['/es/blog?category=pratica', null])
    expect(link('cuatro')).toEqual(['/es/contact', null])
  })

  test('leaves no link of a page to the other language but those that say so', () => {
    for (const file of globSync('{es.html,es/**/*.html}', { cwd: join(site, 'dist') }))
      expect(
        addresses(file, 'a[href^="/"]:not([hreflang])').filter(
          (href) => !/^\/(es(\/|$|\?|#)|evidence\/)/.test(String(href)),
        ),
        file,
      ).toEqual([])
  })

  test('names counterparts both ways, with the first language as the default', () => {
    const alternates = (file: string) =>
      [...documentOf(file).querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
    const group = (english: string, spanish: string) => [
      ['en-US', `https://farol.example${english}`],
      ['es-US', `https://farol.example${spanish}`],
      ['x-default', `https://farol.example${english}`],
    ]
    for (const [files, english, spanish] of [
      [['index.html', 'es.html'], '/', '/es'],
      [['contact.html', 'es/contact.html'], '/contact', '/es/contact'],
      [
        ['blog/form-that-cannot-be-sent.html', 'es/blog/formulario-que-no-se-envia.html'],
        '/blog/form-that-cannot-be-sent',
        '/es/blog/formulario-que-no-se-envia',
      ],
    ] as const)
      for (const file of files) expect(alternates(file)).toEqual(group(english, spanish))
    expect(alternates('blog/captions-are-not-a-feature.html')).toEqual([])
    expect(addresses('es.html', 'link[rel=canonical]')).toEqual(['https://farol.example/es'])
    // The blog's views, which the sitemap lists as the blog, have counterparts of their own.
    for (const page of ['/contact', '/blog']) {
      const [, entry = ''] = built('sitemap.xml').split(
        `<loc>https://farol.example/es${page}</loc>`,
      )
      const links = entry
        .slice(0, entry.indexOf('</url>'))
        .matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)
      expect([...links].map(([, language, address]) => [language, address])).toEqual([
        ['en-US', `https://farol.example${page}`],
        ['es-US', `https://farol.example/es${page}`],
        ['x-default', `https://farol.example${page}`],
      ])
    }
  })

  test('tells search engines which language a page is in', () => {
    const languagesIn = (file: string) => [
      ...new Set(
        [...built(file).matchAll(/"inLanguage":"([^"]*)"/g)].map(([, language]) => language),
      ),
    ]
    for (const name of ['contact', 'about-us', 'blog', 'mq', 'services'])
      expect([name, languagesIn(`${name}.html`), languagesIn(`es/${name}.html`)]).toEqual([
        name,
        ['en-US'],
        ['es-US'],
      ])
  })

  test('switches to the same page, or to the other language’s home, which it says', () => {
    const switches = (file: string) =>
      [...documentOf(file).querySelectorAll('header a[lang], footer a[lang]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('lang'),
        link.textContent,
      ])
    expect(switches('contact.html')).toEqual(
      Array.from({ length: 2 }, () => ['/es/contact', 'es-US', 'Español']),
    )
    expect(switches('es/contact.html')).toEqual(
      Array.from({ length: 2 }, () => ['/contact', 'en-US', 'English']),
    )
    // The bar has no room for more than the name, and says it in a hint.
    const home = `${mark}Español: home page`
    const article = 'blog/captions-are-not-a-feature.html'
    expect(switches(article)).toEqual([
      ['/es', 'es-US', 'Español'],
      ['/es', 'es-US', home],
    ])
    const inBar = documentOf(article).querySelector('header a[lang]')
    expect(['aria-label', 'title'].map((name) => inBar?.getAttribute(name))).toEqual([home, home])
  })

  test('has feeds, search, the list for models, and what mails show in each language', () => {
    for (const feed of ['es/rss.xml', 'es/atom.xml', 'es/feed.json', 'es/llms.txt']) {
      const text = built(feed)
      expect(text).toContain('https://farol.example/es/blog/formulario-que-no-se-envia')
      // One article links to what only the first language has.
      expect(
        text.replaceAll('https://farol.example/blog/captions-are-not-a-feature', ''),
      ).not.toContain('https://farol.example/blog/')
    }
    expect(built('es/rss.xml')).toContain('<language>es-US</language>')
    expect(built('es/blog/posts.json')).toContain('El formulario')
    expect(built('blog/posts.json')).not.toContain('El formulario')
    expect(built('.hosts/plain/es/blog/formulario-que-no-se-envia.json')).toContain(
      'https://farol.example/og/es/blog/formulario-que-no-se-envia.png',
    )
    const cards = /<meta property="og:image" content="https:\/\/farol\.example(\/og[^"]*)"/.exec(
      built('es/contact.html'),
    )
    expect(cards?.[1]).toBe('/og/es/contact.png')
    expect(readFileSync(join(site, 'dist/og/es/contact.png')).length).toBeGreaterThan(1000)
    expect(built('es.html')).toContain('Probamos sitios web como los usan sus visitantes.')
  })

  test('ships scripts of one language with a page, and each shared file once', () => {
    const scripts = (file: string) =>
      [...built(file).matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([path]) => built(path.slice(1)))
    expect(scripts('contact.html').join('')).not.toContain(mark)
    expect(scripts('es/contact.html').join('')).toContain(mark)
    const fonts = globSync(join(site, 'dist/**/*.woff2')).map((font) =>
      readFileSync(font, 'base64'),
    )
    expect(new Set(fonts).size).toBe(fonts.length)
    expect(globSync('es/_astro/**', { cwd: join(site, 'dist') })).toEqual([])
  })
})

describe('the server', () => {
  let origin: string
  let stop: () => Promise<void>
  beforeAll(async () => {
    const env = { ...settings(), MAIL_ACKNOWLEDGE: 'on', TRUST_PROXY: 'loopback' }
    const server = await startServe(wize, env, site)
    origin = server.origin
    stop = server.stop
  })
  afterAll(() => stop())

  test('leads unknown addresses to the nearest page in their language', async () => {
    const leads = async (path: string) => {
      const answer = await fetch(origin + path, { redirect: 'manual' })
      return [answer.status, answer.headers.get('location')]
    }
    expect(await leads('/es/nothing')).toEqual([302, '/es'])
    expect(await leads('/es/services/nothing')).toEqual([302, '/es/services'])
    expect(await leads('/es/blog/captions-are-not-a-feature')).toEqual([302, '/es/blog'])
    expect(await leads('/services/nothing')).toEqual([302, '/services'])
    expect(await leads('/espresso')).toEqual([302, '/'])
    expect(await leads('/es/')).toEqual([301, '/es'])
    expect(await leads('/es/contact.html')).toEqual([301, '/es/contact'])
    const reader = { redirect: 'manual', headers: { 'accept-language': 'es' } } as const
    expect((await fetch(`${origin}/contact`, reader)).status).toBe(200)
    const view = await (await fetch(`${origin}/es/blog?category=pratica`)).text()
    expect(view).toContain('lang="es-US"')
    expect(view).toContain('test-with-the-keyboard-first')
    expect(view).not.toContain('formulario-que-no-se-envia')
    const search = await fetch(`${origin}/es/blog?q=formulario`, { redirect: 'manual' })
    const { documentElement } = new JSDOM(await search.text()).window.document
    expect([search.status, documentElement.lang]).toEqual([200, 'es-US'])
    const found = documentElement.querySelectorAll('article h2 a')
    expect(Array.from(found, (link) => link.getAttribute('href'))).toEqual([
      '/es/blog/formulario-que-no-se-envia',
    ])
    expect(documentElement.querySelector('[data-list=count]')?.textContent).toContain(mark)
  })

  /** Posts a form from a page; a browser without scripts asks for a page. */
  const post = (path: string, from: string, fields: Record<string, string>, accept: string) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept, origin, referer: origin + from },
      body: new URLSearchParams(fields),
    })
  const messageOf = async (answer: Response) =>
    (await answer.json()) as { errors: Record<string, string> }
  const contact = {
    user_id: 'farol',
    service_id: 'inbox',
    template_id: 'inquiry',
    from_name: 'Ana',
    from_email: 'ana@example.com',
    type: 'general',
    subject: 'Una pregunta',
    message: 'Buenos días',
  }

  test('names a form’s errors in the language of the page that posted it', async () => {
    for (const [path, page, name] of [
      [paths.mailSendForm, '/contact', 'from_name'],
      [paths.newsletterSubscribe, '/embed/newsletter', 'email'],
      [ownFormPath('visit'), '/forms/visit', 'room'],
    ] as const) {
      const spanish = await messageOf(await post(path, `/es${page}`, {}, 'application/json'))
      expect(spanish.errors[name], path).toMatch(new RegExp(`^${mark}`))
      for (const from of [page, '/fr/contact', '/constructor', '']) {
        const english = await messageOf(await post(path, from, {}, 'application/json'))
        expect(english.errors[name], `${path} from ${from}`).toMatch(/^[A-Z]/)
      }
    }
  })

  test('names the errors of fields that the owner adds by their names in that language', async () => {
    const { errors } = await messageOf(
      await post(ownFormPath('visit'), '/es/forms/visit', {}, 'application/json'),
    )
    expect(errors['floor']).toContain('Piso')
    expect(errors['room']).toContain('Sala')
  })

  test('answers a browser without scripts with pages of that language, and stays in it', async () => {
    const html = 'text/html'
    const languageOf = (text: string) => new JSDOM(text).window.document.documentElement.lang
    const refused = await post(paths.mailSendForm, '/es/contact', { from_name: 'Ana' }, html)
    const page = new JSDOM(await refused.text()).window.document
    expect([refused.status, page.documentElement.lang]).toEqual([400, 'es-US'])
    expect(page.querySelector('[data-error-list]')?.textContent).toContain(mark)
    expect(page.title).toContain(mark)
    const action = page.querySelector('form[method=post]')?.getAttribute('action') ?? ''
    expect(page.querySelector<HTMLInputElement>('[name=from_name]')?.value).toBe('Ana')

    // The second attempt comes from the service's own address.
    const again = await post(action, paths.mailSendForm, {}, html)
    expect(languageOf(await again.text())).toBe('es-US')
    const sent = await post(action, paths.mailSendForm, contact, html)
    expect(sent.status).toBe(303)
    const receipt = await (await fetch(new URL(sent.headers.get('location') ?? '', origin))).text()
    expect(languageOf(receipt)).toBe('es-US')
    expect(receipt).toContain('data-shown="true"')
    const old = await fetch(`${origin}${paths.mailSendForm}/sent?receipt=x&language=es`, {
      redirect: 'manual',
    })
    expect([old.status, old.headers.get('location')]).toEqual([303, '/es/contact'])

    // Whatever else a page at such an address asks for is in its language, too.
    const other = `${paths.newsletterConfirm}?token=x&language=es`
    const { errors } = await messageOf(
      await post(paths.newsletterSubscribe, other, {}, 'application/json'),
    )
    expect(errors['email']).toContain(mark)

    const english = await post(paths.mailSendForm, '/contact', { from_name: 'Ana' }, html)
    const text = await english.text()
    expect(languageOf(text)).toBe('en-US')
    expect(text).toContain(`action="${paths.mailSendForm}"`)
    expect(text).not.toContain(mark)
  })

  const rowsOf = (query: string): Record<string, string>[] => {
    const store = new DatabaseSync(join(site, 'data/wize.sqlite'), { readOnly: true })
    const rows = store.prepare(query).all() as Record<string, string>[]
    store.close()
    return rows
  }

  test('stays in that language for a browser without scripts, however often it tries', async () => {
    const browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: ['--no-sandbox'],
    })
    const page = await browser.newPage({ javaScriptEnabled: false })
    const language = () => page.locator('html').getAttribute('lang')
    await page.goto(`${origin}/es/contact`)
    const form = page.locator('main form[method=post]')
    const send = () => form.locator('[type=submit]').click()
    await form.locator('[name=from_name]').fill('Ana')
    await form.locator('[name=from_email]').fill('ana@example.com')
    await form.locator('[name=subject]').fill('Una pregunta')
    await form.locator('[name=type][value=general]').check()
    await form.locator('[name=message]').fill('x'.repeat(12_003))
    for (let attempt = 1; attempt <= 3; attempt++) {
      await send()
      expect([new URL(page.url()).pathname, await language()], `attempt ${attempt}`).toEqual([
        paths.mailSendForm,
        'es-US',
      ])
      expect(await page.locator('[data-error-list]').textContent()).toContain(mark)
    }
    await form.locator('[name=message]').fill('Buenos días')
    await send()
    expect([new URL(page.url()).pathname, await language()]).toEqual([
      `${paths.mailSendForm}/sent`,
      'es-US',
    ])
    await browser.close()
  })

  test('keeps what the owner reads in the first language, and remembers the visitor’s', async () => {
    const issued = await fetch(origin + paths.formToken)
    const { token, minimumFill } = (await issued.json()) as { token: string; minimumFill: number }
    await sleep(minimumFill + 100)
    const guard = { form_token: token }
    const visit = { email: 'ana@example.com', room: 'Azul', floor: '3' }
    for (const [path, page, fields] of [
      [paths.mailSendForm, '/es/contact', contact],
      [ownFormPath('visit'), '/es/forms/visit', visit],
    ] as const) {
      const { status } = await post(path, page, { ...fields, ...guard }, 'application/json')
      expect(status).toBe(200)
    }
    const inquiries = rowsOf('select type, language, subject, details from inquiries')
    expect(new Set(inquiries.map(({ type, language }) => `${type} ${language}`))).toEqual(
      new Set(['general es', 'visit es']),
    )
    const mails = rowsOf('select recipient, payload from outbox')
    const [acknowledged, toOwner] = [true, false].map((isVisitors) =>
      mails.filter(({ recipient }) => (recipient === 'ana@example.com') === isVisitors),
    )
    // One mailbox is acknowledged once a day.
    expect(acknowledged).toEqual([
      expect.objectContaining({ payload: expect.stringContaining(`"subject":"${mark}We got`) }),
    ])
    const kept = JSON.stringify([inquiries, toOwner])
    expect(kept).toContain('Language: Spanish')
    expect(kept).toContain('Una pregunta')
    expect(kept).toContain('General question')
    expect(kept).toContain('Room')
    expect(kept).not.toContain('Sala')
    expect(kept).not.toContain(mark)
  })

  test('asks for a subscription’s confirmation, and ends it, in its language', async () => {
    const email = 'lector@example.com'
    const issued = await fetch(origin + paths.formToken)
    const { token, minimumFill } = (await issued.json()) as { token: string; minimumFill: number }
    await sleep(minimumFill + 100)
    const signUp = { email, form_token: token }
    const from = '/es/embed/newsletter'
    const { status } = await post(paths.newsletterSubscribe, from, signUp, 'application/json')
    expect(status).toBe(200)
    const mailed = () =>
      rowsOf(`select payload from outbox where recipient = '${email}' order by created_at`).map(
        ({ payload = '' }) => JSON.parse(payload) as { subject: string; text: string },
      )
    const linkIn = (text = '') =>
      (/https:\S+token=\S+/.exec(text)?.[0] ?? '').replace('https://farol.example', origin)
    /** The page that a link opens, and the one after its button, as a browser without scripts. */
    const followed = async (link: string) => {
      const asked = await (await fetch(link, { headers: { accept: 'text/html' } })).text()
      const form = new JSDOM(asked).window.document.querySelector('main form[method=post]')
      const fields = Object.fromEntries(
        [...(form?.querySelectorAll('input[name]') ?? [])].map((input) => [
          String(input.getAttribute('name')),
          input.getAttribute('value') ?? '',
        ]),
      )
      const action = form?.getAttribute('action') ?? ''
      const done = await post(action, new URL(link).pathname, fields, 'text/html')
      expect(done.status).toBe(303)
      const address = new URL(done.headers.get('location') ?? '', origin)
      return [asked, await (await fetch(address)).text()].map(
        (html) => new JSDOM(html).window.document.documentElement,
      )
    }
    const [confirmation] = mailed()
    expect(confirmation?.subject).toContain(mark)
    for (const page of await followed(linkIn(confirmation?.text)))
      expect([page.lang, page.querySelector('h1')?.textContent]).toEqual([
        'es-US',
        expect.stringContaining(mark),
      ])
    const welcome = mailed().at(-1)
    expect(welcome?.subject).toContain(`${mark}You’re subscribed`)
    for (const page of await followed(linkIn(welcome?.text))) expect(page.lang).toBe('es-US')
    expect(rowsOf('select email, language, state from subscribers')).toEqual([
      { email, language: 'es', state: 'unsubscribed' },
    ])
  })

  test('mails an article in the translation that each subscriber reads', () => {
    const list = join(site, 'readers.csv')
    writeFileSync(
      list,
      'email,date,source,language\nada@example.com,2026-01-01,list,en\nana@example.com,2026-01-01,list,es\n',
    )
    expect(run('newsletter', 'import', list).stdout).toContain('Imported: 2')
    const { stdout, stderr } = run('newsletter', 'send', 'form-that-cannot-be-sent', '--yes')
    expect(stderr).toBe('')
    const [, original = ''] = /^Subject: +(.*)$/m.exec(stdout) ?? []
    expect(stdout).toContain(`\n  English: 1, “${original}”\n`)
    expect(stdout).toContain('\n  Spanish: 1, “El formulario que no se envía”\n')
    const [letter] = rowsOf('select language, path, html from newsletter_issue_languages')
    expect(letter).toMatchObject({
      language: 'es',
      path: '/es/blog/formulario-que-no-se-envia',
      html: expect.stringContaining(`>${mark}Unsubscribe</a>`),
    })
    expect(letter?.['html']).toContain('<html lang="es-US" dir="ltr">')
    const untranslated = run('newsletter', 'send', 'captions-are-not-a-feature', '--yes')
    expect(untranslated.stdout).toMatch(/\n {2}Spanish: 1, “.*” \(not translated\)\n/)
  })

  test('refuses in that language: a foreign page, a text too large, too many forms, no room', async () => {
    const refused = async (
      headers: Record<string, string>,
      body = new URLSearchParams(contact),
    ) => {
      const answer = await fetch(origin + paths.mailSendForm, {
        method: 'POST',
        headers: { accept: 'text/html', referer: `${origin}/es/contact`, origin, ...headers },
        body,
      })
      return { status: answer.status, text: await answer.text() }
    }
    const alert = (text: string) =>
      new JSDOM(text).window.document.querySelector('[data-form-failure]')?.textContent
    const foreign = await refused({ origin: 'https://elsewhere.example' })
    expect([foreign.status, alert(foreign.text)]).toEqual([403, expect.stringMatching(`^${mark}`)])
    const large = await refused(
      {},
      new URLSearchParams({ ...contact, message: 'x'.repeat(70_000) }),
    )
    expect([large.status, alert(large.text)]).toEqual([413, expect.stringMatching(`^${mark}`)])
    const statuses = new Map<number, string>()
    for (let sent = 0; sent < 60 && !statuses.has(429); sent++) {
      const { status, text } = await refused(
        {},
        new URLSearchParams({ ...contact, subject: `${sent}` }),
      )
      statuses.set(status, text)
    }
    expect(alert(statuses.get(429) ?? '')).toMatch(new RegExp(`^${mark}`))
    const unread = await Promise.all(
      Array.from({ length: 200 }, () => refused({}, new URLSearchParams())),
    )
    // Without a page, because that costs more than reading what's sent. Some get 503 for being too many at once.
    const plain = unread.filter(({ text }) => !text.includes('<'))
    expect(plain.map(({ status }) => status)).toContain(429)
    for (const { text } of plain) expect(text).toMatch(new RegExp(`^${mark}`))
    const long = new URLSearchParams({ message: 'x'.repeat(70_000) })
    await vi.waitFor(async () => {
      // From elsewhere, as many long forms as there's memory for begin and don't end. After half a second,
      // the server ends one for another sender, so a busy machine needs new ones for its next try.
      const others = Array.from({ length: 24 }, (_, index) => {
        const socket = connect(Number(new URL(origin).port), 'localhost').on('error', () => {})
        socket.write(
          `POST ${paths.mailSendForm} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.${index}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 190000\r\n\r\n`,
        )
        return socket
      })
      try {
        expect(await refused({ 'x-forwarded-for': '198.51.100.1' }, long)).toEqual({
          status: 503,
          text: expect.stringMatching(`^${mark}`),
        })
      } finally {
        for (const socket of others) socket.destroy()
      }
    })
  })

  test('names missing files and unreadable addresses in the language of the address', async () => {
    const page = async (path: string) =>
      (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
    for (const path of ['/es/missing.png', '/es/%ff']) {
      const text = await page(path)
      expect(text).toContain('<html lang="es-US" dir="ltr">')
      expect(text).toContain(`<h1>${mark}`)
      expect(text).toContain('href="/es/contact"')
    }
    for (const path of ['/missing.png', '/%ff']) {
      const text = await page(path)
      expect(text).toContain('<html lang="en-US" dir="ltr">')
      expect(text).not.toContain(mark)
    }
  })

  test('serves pages whose scripts stay in their language', async () => {
    const browser = await chromium.launch({
      executablePath: findTestBrowser(),
      args: ['--no-sandbox'],
    })
    const page = await browser.newPage()
    const failed: string[] = []
    page.on('pageerror', ({ message }) => failed.push(message))
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url())
    })
    await page.goto(`${origin}/es/contact?type=other#main`)
    await page.locator('footer a[lang]').click()
    await page.waitForURL(`${origin}/contact?type=other#main`)
    await page.goto(`${origin}/blog/captions-are-not-a-feature?a=b`)
    await page.locator('footer a[lang]').click()
    await page.waitForURL(`${origin}/es`)

    await page.goto(`${origin}/es/blog?q=formulario`)
    const found = page.locator('article h2 a')
    await found.getByText('El').waitFor()
    expect(
      await found.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/es/blog/formulario-que-no-se-envia'])
    expect(failed).toEqual([])
    await browser.close()
  })
})

describe('the build stops, with the file, the line, and what to do,', () => {
  const problems = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(site, file), 'utf8')
    edit(join(site, file), from, to)
    const { status, stderr } = run('build')
    writeFileSync(join(site, file), before)
    expect(status).not.toBe(0)
    return stderr
  }

  test.each([
    [
      'an unknown language',
      "'es-US']",
      "'espanol-US']",
      /identity\.ts:\d+: locales\[1\]: expected the tag of a language that exists, such as es-US; found "espanol-US"/,
    ],
    [
      'two equal languages',
      "'es-US']",
      "'en-GB']",
      /identity\.ts:\d+: locales\[1\]: expected each language once.*; found both en-US and en-GB: remove one of them/,
    ],
    [
      'a first language that isn’t the first',
      "['en-US', 'es-US']",
      "['es-US', 'en-US']",
      /identity\.ts:\d+: locales\[0\]: expected en-US first, as in locale; found "es-US"/,
    ],
    [
      'a language without words',
      "'es-US']",
      "'sw']",
      /identity\.ts:\d+: locales\[1\]: expected a language that the kit has words in \(ar, .*\); found sw/,
    ],
    [
      'a language whose address another page has',
      "initials: 'mq'",
      "initials: 'es'",
      /identity\.ts:\d+: locales\[1\]: expected a language whose address \/es is free/,
    ],
  ])('at %s', (_what, from, to, message) => {
    expect(problems('identity.ts', from, to)).toMatch(message)
  })

  test('at a translation of a missing original', () => {
    expect(
      problems(
        'content/es/blog/formulario-que-no-se-envia.mdx',
        'translationOf: form-that-cannot-be-sent',
        'translationOf: form-that-can-be-sent',
      ),
    ).toMatch(
      /content\/es\/blog\/formulario-que-no-se-envia\.mdx:2: translationOf: expected the name of a file in content\/en\/blog\/, such as form-that-cannot-be-sent, .*; found "form-that-can-be-sent"/,
    )
  })

  test('at two translations of one original', () => {
    expect(
      problems(
        'content/es/blog/formulario-que-no-se-envia.mdx',
        'translationOf: form-that-cannot-be-sent',
        'translationOf: contrast-you-can-argue-with',
      ),
    ).toMatch(
      /content\/es\/blog\/formulario-que-no-se-envia\.mdx:2: translationOf: expected one translation of each file: remove one of the two, or its field; found contrast-you-can-argue-with, which content\/es\/blog\/contrast-you-can-argue-with\.mdx translates too/,
    )
  })

  test('at a translation in the first language', () => {
    expect(
      problems(
        'content/en/blog/contrast-you-can-argue-with.mdx',
        '---\n',
        '---\ntranslationOf: form-that-cannot-be-sent\n',
      ),
    ).toMatch(
      /content\/en\/blog\/contrast-you-can-argue-with\.mdx:2: translationOf: expected no such field in en, the first language: remove this line/,
    )
  })

  test('at a word that only the first language has', () => {
    expect(
      problems('add-ons/spanish/words/es/layout.json', /"skip":"[^"]*"/, '"skip":null'),
    ).toMatch(
      /content\/es\/messages\/layout\.json: skip: expected some text, as in the first language; found nothing/,
    )
  })

  test('at a needed page without a translation', () => {
    expect(problems('content/es/pages/home.yaml', /^title: .*$/m, '')).toMatch(
      /content\/es\/pages\/home\.yaml/,
    )
  })

  test('and leaves the build before it as it was', () => {
    expect(built('es.html')).toContain('es-US')
  })
})
