import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeEnglishSite } from '../english-site.ts'
import { findTestBrowser } from '../machine/browsers.ts'
import { startServe } from './serve.ts'

/**
 * Every way to extend a site without changing the kit, on an English copy of sites/lisbon with the files in
 * `site/`: docs/recipes.md explains each.
 */
const repository = join(import.meta.dirname, '../..')
const wize = join(repository, 'kit/bin/wize.mjs')
let site: string

const run = (...args: string[]) =>
  spawnSync(process.execPath, [wize, ...args], { cwd: site, encoding: 'utf8', env: settings() })
const settings = () => ({ ...process.env, WIZE_SITE: site, DATA_DIR: join(site, 'data') })
const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(join(site, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(join(site, file), changed)
}

/** What any text may have, whatever it's for. */
const aside = `![The hall](../pictures/station/hall.png "Where the law applies")

![The plan](../pictures/station/plan.svg)

[The law](http://law.example/access) applies.`

beforeAll(() => {
  // Beside the other sites: Astro takes absolute paths of an unrelated folder for paths in the site.
  site = mkdtempSync(join(repository, 'sites/.doors-'))
  makeEnglishSite(site)
  cpSync(join(repository, 'proof/doors/site'), site, { recursive: true })
  const font = join(repository, 'kit/site/theme/fonts/newsreader-italic.woff2')
  cpSync(font, join(site, 'public/fonts/house.woff2'))
  edit(
    'identity.ts',
    /addOns: .*\n {2}parts: \{ explorables: true,/,
    "addOns: ['./add-ons/tides', './add-ons/courier', '@wize/explorables'],\n  parts: { explorables: true, tides: true, courier: true,",
  )
  for (const file of ['legal/terms-of-service.md', 'newsletter/what-we-test-first.md'])
    edit(`content/en/${file}`, /$/, `\n${aside}\n`)
  edit('identity.ts', 'newsletter: { ', "newsletter: { feed: 'https://news.example/feed', ")
  const { status, stderr } = run('build')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

describe('pages of the owner’s own', () => {
  test.each([
    ['access-audit', 'The order to fix it in'],
    ['prices', 'An audit of 10 templates takes two days.'],
    ['colophon', 'Set in Archivo and Newsreader.'],
    ['tools', 'Ask about one'],
  ])('%s is a page with the frame of all others', (name, words) => {
    const html = built(`${name}.html`)
    expect(html).toContain(words)
    expect(html).toContain('<main id="main">')
    expect(built('sitemap.xml')).toContain(`/${name}`)
  })
})

test('a page in Markdown has pictures, a gallery, downloads, alerts, links out, and a form', () => {
  const html = built('access-audit.html')
  expect(html).toMatch(/class="gallery" role="group" tabindex="0".*<source [^>]*image\/avif/)
  expect(html).toContain('<figcaption>The ramp, before</figcaption>')
  expect(html).toContain('<p class="alert-title">Tip</p>')
  expect(html).toMatch(/href="http:\/\/law.example\/access" rel="noopener"/)
  expect(html).toContain('href="/checklist.txt"')
  expect(html).toContain('action="/api/forms/site-visit"')
  expect(html).toContain('[data-prose] .alert')
})

test.each(['terms-of-service', 'newsletter/what-we-test-first'])(
  'a picture, a drawing, and a link out are on /%s as in any other text',
  (name) => {
    const html = built(`${name}.html`)
    expect(html).toMatch(
      /<source [^>]*image\/avif.*<figcaption>Where the law applies<\/figcaption>/s,
    )
    expect(html).toMatch(/<img [^>]*alt="The plan"/)
    expect(html).toMatch(/href="http:\/\/law.example\/access" rel="noopener"/)
  },
)

describe('a project with a text', () => {
  const page = () => built('projects/station.html')

  test('has a page that tells its story to the next client', () => {
    for (const words of [
      'Confidential',
      'Lisbon',
      '2023–2025',
      'What we tried',
      'A new motor changed nothing.',
      'What we’d do differently',
      '1 of 8',
      'Source: Our count, May 2024',
      'They asked the people who had to carry me.',
      'The names are left out at the client’s wish.',
      'href="/checklist.txt"',
    ])
      expect(page()).toContain(words)
    expect(page()).toMatch(/href="http:\/\/law.example\/access" rel="noopener"/)
    expect(built('sitemap.xml')).toContain('/projects/station')
  })

  test('shows its photographs upright, small, and with their captions, without a script', () => {
    // A phone stores an upright photograph as a lying one with a mark.
    expect(page()).toMatch(/alt="A stairwell without a lift" width="600" height="900"/)
    const gallery = /class="gallery" role="group" tabindex="0".*?<\/section>/is.exec(page())?.[0]
    // The second one stands beside the first.
    expect(gallery?.match(/<source type="image\/avif"/g)).toHaveLength(1)
    expect(page()).toContain('<figcaption>The hall, before</figcaption>')
    expect(page()).not.toContain('astro-island')
    for (const list of ['projects.html', 'index.html'])
      expect(built(list)).toMatch(/IMG_0417[^>]*\.avif.*href="\/projects\/station"/s)
  })

  test('and its services and people link to each other', () => {
    for (const path of ['/services/audits', '/services/repairs', '/about-marta', '/about-rui']) {
      expect(page()).toContain(`href="${path}"`)
      expect(built(`${path.slice(1)}.html`)).toContain('href="/projects/station"')
    }
    expect(built('services/training.html')).not.toContain('href="/projects/station"')
  })

  test('says to search engines what it is', () => {
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page()) ?? []
    const things: { '@type': string }[] = JSON.parse(data)['@graph']
    expect(things.find((thing) => thing['@type'] === 'CreativeWork')).toMatchObject({
      name: 'A station that everyone can leave',
      locationCreated: { name: 'Lisbon' },
      contributor: [{ name: 'Marta Quintela' }, { name: 'Rui Salgueiro' }],
      about: [{ url: expect.stringContaining('/services/audits') }, {}],
    })
    expect(data).not.toContain('onfidential')
  })

  test('is named by verify where it’s thin', () => {
    edit('content/en/projects/station.md', /^cost: .*\n/m, '')
    const { stdout, status } = run('verify', '--no-build', '--no-browser')
    expect(stdout).toMatch(/projects\/station\.md.*doesn’t say what it cost \(cost\)/)
    expect(stdout).toMatch(/projects\/station\.md.*has a text of \d+ words/)
    expect(stdout).toMatch(/http:\/\/law\.example\/access isn’t https/)
    // The add-on's own check.
    expect(stdout).toMatch(/Tides: 1 warning[\s\S]*tomorrow’s are missing/)
    expect(status).toBe(0)
  })
})

test('a component is replaced wherever it’s used, and may use the original', () => {
  for (const page of ['index.html', 'contact.html', 'access-audit.html']) {
    expect(built(page)).toContain('Everyone gets in, this page included.')
    expect(built(page)).toContain('privacy-policy')
  }
})

test('a stylesheet and additions to the head reach every page', () => {
  for (const page of ['index.html', 'colophon.html']) {
    expect(built(page)).toContain('.house-rule{')
    expect(built(page)).toContain('<link rel="me" href="https://social.farol.example/@farol"')
  }
})

test('a folder of the site can be an add-on, with pages, words, files, and hosts', () => {
  expect(built('tides.html')).toContain('Tides')
  expect(built('tides/today.txt')).toContain('06:12')
  const manifest = JSON.parse(built('.hosts/manifest.json'))
  const policyOf = (path: string) =>
    manifest.served.find((file: { path: string }) => file.path === path)?.headers?.[
      'Content-Security-Policy'
    ]
  expect(policyOf('/tides')).toContain("connect-src 'self' https://tides.example")
  expect(policyOf('/')).not.toContain('tides.example')
})

test('an add-on’s tag is on pages with its look, and in feeds and text without', () => {
  const article = built('blog/ramps-and-tides.html')
  expect(article).toMatch(/<p class="tide"[^>]*>High water at Cascais: 06:12<\/p>/)
  expect(article).toContain('3px double')
  expect(built('prices.html')).toContain('High water at Seixal: 06:12')
  const address = 'https://farol.example/blog/ramps-and-tides'
  expect(built('blog/ramps-and-tides.txt')).toContain('High water at Cascais, today’s on our page')
  const { items } = JSON.parse(built('feed.json'))
  expect(items.find(({ url }: { url: string }) => url === address).content_html).toContain(
    `today’s on <a href="${address}">our page</a>`,
  )
})

test('a form of the owner’s own goes from its page to inbox, export, and deletion', async () => {
  const page = built('forms/site-visit.html')
  expect(page).toContain('Ask for a visit')
  const server = await startServe(wize, settings(), site)
  try {
    const tides = await fetch(`${server.origin}/api/tides`)
    expect(await tides.json()).toEqual({ high: '06:12' })

    const send = (fields: Record<string, string>, accept = 'application/json') =>
      fetch(`${server.origin}/api/forms/site-visit`, {
        method: 'POST',
        headers: { origin: server.origin, accept },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const refused = await send({ name: 'Kim', email: 'kim@' }, 'text/html')
    expect(refused.status).toBe(400)
    const again = await refused.text()
    expect(again).toContain('value="Kim"')
    expect(again).toContain('Where is it: Please fill this in.')

    const answers = {
      place: 'Rua do Ouro 5',
      name: 'Kim',
      email: 'kim@example.com',
      notes: 'Two steps',
    }
    const sent = await send({ ...answers, doors: 'entrance', floor: 'ground' })
    expect(await sent.json()).toEqual({ outcome: 'sent' })
  } finally {
    await server.stop()
  }
  const { stdout } = run('inbox', 'list')
  expect(stdout).toContain('Site visit: Rua do Ouro 5')
  const exported = run('inbox', 'export', '--format', 'json').stdout
  expect(exported).toContain('Two steps')
  expect(exported).toContain('The entrance')
  const removed = run('inbox', 'delete', '--address', 'kim@example.com', '--yes')
  expect(removed.stdout).toContain('Messages deleted: 1')
  expect(run('inbox', 'list').stdout).not.toContain('Rua do Ouro')
})

test('mail goes out through a transport of the owner’s own', async () => {
  const mails: { to: string; subject: string; messageId: string }[] = []
  const courier = createServer(async (request, response) => {
    mails.push(JSON.parse(await text(request)))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(courier, 'listening')
  const { port } = courier.address() as AddressInfo
  const env = {
    ...settings(),
    DATA_DIR: mkdtempSync(join(site, 'courier-')),
    MAIL_TRANSPORT: 'courier',
    COURIER_URL: `http://127.0.0.1:${port}/`,
    MAIL_TO: 'owner@farol.example',
  }
  const server = await startServe(wize, env, site)
  try {
    const { status } = await fetch(`${server.origin}/api/forms/site-visit`, {
      method: 'POST',
      headers: { origin: server.origin },
      body: new URLSearchParams({
        place: 'Rua da Prata 1',
        name: 'Rui',
        email: 'rui@example.com',
        doors: 'entrance',
        floor: 'ground',
      }),
    })
    expect(status).toBe(200)
    await vi.waitFor(() => expect(mails).toHaveLength(1))
  } finally {
    await server.stop()
    courier.close()
  }
  expect(mails[0]).toMatchObject({
    to: 'owner@farol.example',
    subject: expect.stringContaining('Rua da Prata 1'),
    messageId: expect.stringMatching(/^<.+@farol\.example>$/),
  })
  expect(run('doctor').stdout).toMatch(/Mail delivery +not set/)

  const { stderr, status } = spawnSync(process.execPath, [wize, 'serve'], {
    cwd: site,
    encoding: 'utf8',
    env: { ...env, COURIER_URL: '' },
  })
  expect(status).toBe(1)
  expect(stderr).toBe('COURIER_URL: expected the address of the courier\n')
})

test('fields added to the contact form are asked, sent, and kept', async () => {
  const page = built('contact.html')
  expect(page).toContain('Phone, if you’d rather talk')
  expect(page).toContain('In large print')
  const server = await startServe(wize, settings(), site)
  try {
    const body = new URLSearchParams({
      lib_version: '4.4.1',
      user_id: 'farol',
      service_id: 'inbox',
      template_id: 'inquiry',
      from_name: 'Ana',
      from_email: 'ana@example.com',
      type: 'general',
      subject: 'A ramp',
      message: 'Is it enough?',
      phone: '21 000 00 00',
      access: 'large',
    })
    const { status } = await fetch(`${server.origin}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { origin: server.origin },
      body,
    })
    expect(status).toBe(200)
  } finally {
    await server.stop()
  }
  const exported = run('inbox', 'export', '--format', 'json').stdout
  expect(exported).toContain('21 000 00 00')
  expect(exported).toContain('In large print')
})

test('the newest of an outside feed take their place, or the blog’s do, and nothing moves', async () => {
  const item = (title: string, description: string) => ({
    title,
    link: `https://news.example/${title.length}`,
    pubDate: '2025-09-16 14:13:35',
    description,
  })
  const [short, long] = [item('Plain', 'Words.'), item('Longer '.repeat(20), 'Words. '.repeat(60))]
  const server = await startServe(wize, settings(), site)
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox'],
  })
  try {
    for (const width of [390, 1440])
      for (const answer of [
        { status: 'ok', items: [short, { ...short, link: 'https://news.example/2' }, long] },
        { status: 'error', message: 'down' },
      ]) {
        const page = await browser.newPage({ viewport: { width, height: 900 } })
        const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>()
        await page.route('**/api/feed?*', async (route) => {
          await asked
          await route.fulfill({ json: answer })
        })
        await page.goto(`${server.origin}/newsletter`)
        // The font of the site's own stylesheet arrives, too.
        await page.waitForFunction(() => document.fonts.check('16px House', 'Everyone'))
        const own = await page.evaluate(async () => {
          await document.fonts.ready
          return [...document.fonts]
            .filter(({ family }) => family === 'House')
            .map((face) => face.status)
        })
        expect(own).toEqual(['loaded'])
        const end = () =>
          page.evaluate(() =>
            Math.round(
              (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY,
            ),
          )
        expect(await page.locator('[data-placeholder]').count()).toBe(1)
        const before = await end()
        answerNow()
        await page.locator('[data-placeholder]').waitFor({ state: 'detached' })
        expect([width, answer.status, await end()]).toEqual([width, answer.status, before])
        // With neither items nor articles, no heading is left over nothing.
        const isLeft = await page
          .locator('section ol:has(article)')
          .first()
          .evaluate((list) => {
            list.replaceChildren()
            return list.closest('section')?.checkVisibility()
          })
        expect(isLeft).toBe(false)
        await page.close()
      }
  } finally {
    await browser.close()
    await server.stop()
  }
})

test('no row of a service’s projects looks left over, and downloads are in their text’s column', async () => {
  const server = await startServe(wize, settings(), site)
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${server.origin}/services/audits`)
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const gaps = await page.locator('#related-projects + div').evaluate((row, wanted) => {
        const [card] = row.children
        if (card) row.replaceChildren(...Array.from({ length: wanted }, () => card.cloneNode(true)))
        const edge = row.getBoundingClientRect().right
        const ends = Map.groupBy(row.children, (each) => each.getBoundingClientRect().top)
        return [...ends.values()].map((cards) =>
          Math.round(edge - Math.max(...cards.map((each) => each.getBoundingClientRect().right))),
        )
      }, count)
      expect([count, ...gaps]).toEqual([count, ...gaps.map(() => 0)])
      expect(gaps).toHaveLength(Math.ceil(count / 3))
    }
    await page.goto(`${server.origin}/access-audit`)
    const [text, downloads] = await page.evaluate(() =>
      ['[data-prose] > p', '#downloads'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().left,
      ),
    )
    expect(text).toBeGreaterThan(0)
    expect(downloads).toBe(text)
  } finally {
    await browser.close()
    await server.stop()
  }
})

test.each([
  ['overrides/Foter.tsx', 'export function Foter() {}', 'Footer'],
  ['content/en/forms/visit.yaml', 'title: Visit\n', 'expected some text'],
  ['content/en/messages/editor.json', '{ "redy": "Go" }', 'ready'],
  [
    'content/en/pages/when.mdx',
    '---\ntitle: When\ndescription: When to come.\n---\n\n<Tide at="Porto" />\n',
    'Tide at: expected one of Seixal, Cascais; found "Porto"',
  ],
])('a mistake in %s stops the build and names it', (file, text, expected) => {
  expect(existsSync(join(site, file))).toBe(false)
  writeFileSync(join(site, file), text)
  const { status, stderr } = run('build')
  rmSync(join(site, file))
  expect(status).not.toBe(0)
  expect(stderr).toContain(file)
  expect(stderr).toContain(expected)
  expect(stderr).not.toMatch(/^ {4}at /m)
})
