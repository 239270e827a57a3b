// `npm run proof:mails`: sends every article as a newsletter issue through the site's server and a real
// Postfix into a mailbox, reads the mails back, and looks at them in light and dark, wide and narrow.
// Build the site first. Options: --out=shots/mails (folder for the screenshots).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import type axe from 'axe-core'
import PostalMime from 'postal-mime'
import { readList } from '#contracts/blog-list.ts'
import { identity } from '#identity.ts'
import { ensurePostfix, type Postfix, startPostfix } from '#machine/postfix.ts'
import { commandFlags, siteEnv, startServer } from '#server/testing/server-process.ts'
import { ensureChromium } from '../machine/browsers.ts'
import { builtPage, mailFaults } from './faults.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'shots/mails' } } })
/** How long all mails may take to arrive, in ms. */
const deliveryTimeout = 120_000
/** Gmail clips HTML above 102 kB. With its text, a mail stays below that, too. */
const maxBytes = 90_000
const domain = 'example.com'
const dist = fileURLToPath(siteFile('dist/'))
const posts = readList(JSON.parse(readFileSync(join(dist, 'blog/posts.json'), 'utf8')))
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

if (!ensurePostfix()) {
  console.log('Skipped: Postfix is not installed, and only root can install and start it.')
  process.exit()
}
const postfix = await startPostfix(domain)
const raws = await deliver(postfix).finally(() => postfix.stop())
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
mkdirSync(values.out, { recursive: true })
const rows: string[] = []
const arrived = new Set<string>()
for (const raw of raws) {
  const { subject, html = '', text = '', headers, messageId } = await PostalMime.parse(raw)
  const slug = posts.find(({ title }) => title === subject)?.slug ?? ''
  arrived.add(slug)
  const faults = [
    ...mailFaults({ html, text }, builtPage(`/blog/${slug}`)),
    ...['list-unsubscribe', 'list-unsubscribe-post', 'list-id']
      .filter((name) => !headers.some(({ key }) => key === name))
      .map((name) => `no header ${name}`),
    ...(messageId ? [] : ['no Message-ID']),
    ...(raw.length > maxBytes ? [`${raw.length} bytes`] : []),
    ...(await lookAt(browser, slug, html)),
  ]
  if (faults.length > 0) process.exitCode = 1
  const pictures = html.match(/<img /g)?.length ?? 0
  const sizes = [html, text, raw].map((part) => kB(Buffer.byteLength(part)))
  rows.push(`| ${[slug, ...sizes, pictures, faults.join('; ') || 'none'].join(' | ')} |`)
}
await browser.close()
const missing = posts.map(({ slug }) => slug).filter((slug) => !arrived.has(slug))
if (missing.length > 0 || raws.length !== posts.length) process.exitCode = 1
console.log(`## Every article through Postfix

Sent: ${posts.length}. In the mailbox: ${raws.length}${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}.

| article | HTML, kB | text, kB | whole mail, kB | pictures | faults |
| - | - | - | - | - | - |
${rows.toSorted().join('\n')}

Screenshots: ${values.out}`)

/** Sends every article to one reader with the owner's command. Returns the mails that arrived. */
async function deliver({ url, mails }: Postfix): Promise<Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  symlinkSync(dist, join(folder, 'dist'))
  const readers = join(folder, 'readers.csv')
  writeFileSync(readers, `email,date,source\nreader@${domain},2026-01-01,proof\n`)
  const cli = fileURLToPath(import.meta.resolve('@wize/kit/commands/newsletter.ts'))
  const newsletter = (...args: string[]) =>
    execFileSync(process.execPath, [...commandFlags, cli, ...args], {
      cwd: folder,
      env: { ...siteEnv, DATA_DIR: folder },
    })
  const server = await startServer({
    DATA_DIR: folder,
    SMTP_URL: url,
    NEWSLETTER_PER_MINUTE: '6000',
  })
  try {
    newsletter('import', readers)
    for (const { slug } of posts) newsletter('send', slug, '--yes')
    const until = Date.now() + deliveryTimeout
    while (mails().length < posts.length && Date.now() < until) await wait(200)
    return mails()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

/** What a reader would stumble over, by screenshots in both schemes and two widths. */
async function lookAt(browser: Browser, slug: string, html: string): Promise<string[]> {
  const faults: string[] = []
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 700]) {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 800 } })
      await page.route('**', (route) => serveBuild(route))
      await page.setContent(html, { waitUntil: 'load' })
      // Mail programs paint the ground. Without one, axe assumes white.
      const ground = scheme === 'dark' ? '#1e1e1e' : '#ffffff'
      await page.addStyleTag({ content: `html{background:${ground}}` })
      await page.screenshot({
        path: join(values.out, `${slug}-${width}-${scheme}.png`),
        fullPage: true,
      })
      const found = [...(await layoutFaults(page)), ...(await accessFaults(page))]
      faults.push(...found.map((fault) => `${scheme}, ${width} px: ${fault}`))
      await page.close()
    }
  return faults
}

/** Answers requests to the site with the build, and no others. */
async function serveBuild(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const { origin, pathname } = new URL(route.request().url())
  if (origin !== identity.url) return await route.abort()
  await route.fulfill({ path: join(dist, decodeURI(pathname)) })
}

async function layoutFaults(page: Page): Promise<string[]> {
  return await page.evaluate(() => [
    ...[...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => `${src} doesn’t load`),
    ...(document.documentElement.scrollWidth > window.innerWidth
      ? [`${document.documentElement.scrollWidth} px wide`]
      : []),
  ])
}

/** Only what concerns a mail: a mail program adds the landmarks. */
async function accessFaults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa'],
    })
    return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(' ')}`)
  })
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
