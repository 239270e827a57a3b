// Runs inside the pseudo-localized copy for `npm run check:pseudo`, on its build.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findTestBrowser } from '@wize/kit/commands/chromium.ts'
import { checkIdentity } from '@wize/kit/owner/check-identity.ts'
import { assistantService } from '@wize/tutor'
import { buildApp as buildAssistant } from '@wize/tutor/server/app.ts'
import { readConfig as readAssistantConfig } from '@wize/tutor/server/config.ts'
import { identity } from '#identity.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { loadSite } from '#server/static/site.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { leaksInAssistant } from './assistant.ts'
import { type Leak, leaksInBuild, wordsOfAddresses, wordsOfData } from './built-files.ts'
import { journeys, statement, typed } from './journeys.ts'
import { overflowingTexts, widths } from './layout.ts'
import { leaksInMails, mailsOfTheServer } from './mails.ts'
import { recordedTexts, recordTexts } from './recorder.ts'
import { englishIn } from './texts.ts'

/** Words that the word game suggests. */
const withoutGuesses = (text: string) => text.replaceAll(/\b[A-Z]{5}\b/g, '')

const viewport = { width: 1440, height: 600 }
/** Pages that a journey visited. */
const visited = new Set<string>()
const data = mkdtempSync(join(tmpdir(), 'pseudo-locale-'))
// Nothing listens there, so mails stay in the outbox, where they're inspected.
const smtpUrl = 'smtp://127.0.0.1:9'
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: data,
  SMTP_URL: smtpUrl,
  MAIL_ACKNOWLEDGE: 'on',
  RATE_LIMIT_PER_ADDRESS: '1000',
})
const store = await openStore(config.store)
const app = await buildApp({
  config,
  site: await loadSite('dist', config),
  store,
  identity: checkIdentity(identity),
})
await app.listen({ port: 0, host: '127.0.0.1' })
const base = `http://localhost:${(app.server.address() as AddressInfo).port}`
const assistant = buildAssistant(
  readAssistantConfig({
    ASSISTANT_ORIGINS: base,
    ASSISTANT_ENGINE: 'builtin',
    LOG_LEVEL: 'silent',
  }),
)
await assistant.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: findTestBrowser(),
  // Font hinting would make words wider than in a normal browser.
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  const leaks = [
    ...leaksInBuild('dist'),
    ...(await leaksOnJourneys(browser)),
    ...(await mailLeaks(store)),
    ...(await leaksInAssistant()),
    ...(await overflowOfPages(browser)),
  ]
  for (const { where, text } of leaks) console.error(`${where}: ${text}`)
  console.log(leaks.length ? `${leaks.length} to fix.` : 'No plain English, and every text fits.')
  process.exitCode = leaks.length ? 1 : 0
} finally {
  await browser.close()
  await assistant.close()
  await app.close()
  rmSync(data, { recursive: true })
}

async function leaksOnJourneys(browser: Browser): Promise<Leak[]> {
  const { port } = assistant.server.address() as AddressInfo
  const all = journeys({
    resumePath: `/${identity.director.initials}`,
    assistant: { origin: assistantService(identity).origin, at: `http://127.0.0.1:${port}` },
  })
  const leaks: Leak[] = []
  for (const [name, journey] of Object.entries(all)) {
    const where = `Journey ${name}`
    const context = await browser.newContext({ baseURL: base, viewport })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const texts = new Set<string>()
    /** What a page has shown is lost when it's left, so it's recorded first. */
    const leave = async () => {
      for (const text of await recordedTexts(page)) texts.add(text)
      leaks.push(...(await overflowAt(page, where)))
    }
    await recordTexts(page)
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      await leave()
      visited.add(args[0])
      return goto(...args)
    }
    try {
      await journey(page)
    } catch (error) {
      leaks.push({ where, text: (error as Error).message.slice(0, 600) })
    }
    await leave()
    await context.close()
    leaks.push(...englishAmong(texts, name === 'articles').map((text) => ({ where, text })))
  }
  return leaks
}

/** The texts that contain English. Tags are part of addresses, and figures show data. */
function englishAmong(texts: Set<string>, inArticles: boolean): string[] {
  const names = inArticles
    ? [...wordsOfAddresses(readdirSync('dist/blog/tags')), ...wordsOfData('dist')]
    : []
  const allowed = new Set([...typed, ...names])
  return [...texts]
    .filter((text) => englishIn(withoutGuesses(text), allowed).length > 0)
    .filter((text) => !statement.includes(text.trim()))
    .map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 120))
}

async function overflowAt(page: Page, where: string): Promise<Leak[]> {
  const found: Leak[] = []
  for (const width of widths) {
    await page.setViewportSize({ ...viewport, width })
    for (const text of await overflowingTexts(page))
      found.push({ where: `${where} at ${width} px`, text })
  }
  await page.setViewportSize(viewport)
  return found
}

async function mailLeaks({ db }: Store): Promise<Leak[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
  const mails = rows.map(({ payload }) => JSON.parse(payload) as Mail)
  if (mails.length < 3) return [{ where: 'Mails', text: `${mails.length} were made, not 3` }]
  return leaksInMails(
    [...mails, ...(await mailsOfTheServer(store, 'price-the-unknowns'))],
    new Set([...typed, ...wordsOfData('dist')]),
  )
}

/**
 * Checks the initial state of every page that no journey visited; of the many tag pages, only one.
 */
async function overflowOfPages(browser: Browser): Promise<Leak[]> {
  const page = await browser.newPage({ baseURL: base, javaScriptEnabled: false })
  const [tagPage, ...otherTags] = readdirSync('dist/blog/tags').filter((file) =>
    file.endsWith('.html'),
  )
  const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !otherTags.includes(basename(file)) || basename(file) === tagPage)
    .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`)
    .filter((path) => !visited.has(path))
  const found: Leak[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    found.push(...(await overflowAt(page, path)))
  }
  return found
}
