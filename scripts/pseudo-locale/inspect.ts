// Run by `npm run check:pseudo` inside the pseudo-localized copy, on its build.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildApp as buildAssistant } from '#assistant/app.ts'
import { readConfig as readAssistantConfig } from '#assistant/config.ts'
import { checkIdentity } from '#contracts/identity.ts'
import { identity } from '#identity.ts'
import { findChromium } from '#scripts/chromium.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { loadSite } from '#server/static/site.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { type Leak, leaksInBuild, wordsOfAddresses, wordsOfData } from './built-files.ts'
import { journeys, statement, typed } from './journeys.ts'
import { misfits, widths } from './layout.ts'
import { leaksInMails, mailsOfTheServer } from './mails.ts'
import { recordedTexts, recordTexts } from './recorder.ts'
import { englishIn } from './texts.ts'

const data = mkdtempSync(join(tmpdir(), 'pseudo-locale-'))
// Nothing listens there: mails stay in the outbox, where they are read.
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
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const seen = [
    ...leaksInBuild('dist'),
    ...(await leaksOnJourneys(browser)),
    ...(await mailLeaks(store)),
  ]
  for (const { where, text } of seen) console.error(`${where}: ${text}`)
  const tight = await misfitsOfPages(browser)
  for (const problem of tight) console.error(problem)
  const problems = seen.length + tight.length
  console.log(
    problems ? `${problems} to repair.` : 'No plain English, and every text fits its place.',
  )
  process.exitCode = problems ? 1 : 0
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
    assistant: { origin: identity.services.assistant.origin, at: `http://127.0.0.1:${port}` },
  })
  const leaks: Leak[] = []
  // Tags are part of addresses, and what figures show is data.
  const allowed = new Set([
    ...typed,
    ...wordsOfAddresses(readdirSync('dist/blog/tags')),
    ...wordsOfData('dist'),
  ])
  for (const [name, journey] of Object.entries(all)) {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width: 1440, height: 900 },
    })
    context.setDefaultTimeout(15_000)
    const page = await context.newPage()
    const texts = new Set<string>()
    const collect = async () => {
      for (const text of await recordedTexts(page)) texts.add(text)
    }
    await recordTexts(page)
    // What a page has shown goes with it.
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      await collect()
      return goto(...args)
    }
    try {
      await journey(page)
    } catch (error) {
      leaks.push({ where: `Journey ${name}`, text: (error as Error).message.slice(0, 600) })
    }
    await collect()
    await context.close()
    for (const text of texts)
      if (
        englishIn(withoutGuesses(text), name === 'articles' ? allowed : typed).length > 0 &&
        !statement.includes(text.trim())
      )
        leaks.push({ where: `Journey ${name}`, text: text.replaceAll(/\s+/g, ' ').slice(0, 120) })
  }
  return leaks
}

/** Words that the game suggests. */
const withoutGuesses = (text: string) => text.replaceAll(/\b[A-Z]{5}\b/g, '')

async function mailLeaks({ db }: Store): Promise<Leak[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()
  const mails = rows.map(({ payload }) => JSON.parse(payload) as Mail)
  if (mails.length < 3) return [{ where: 'Mails', text: `${mails.length} were made, not 3` }]
  return leaksInMails(
    [...mails, ...(await mailsOfTheServer(store, 'price-the-unknowns'))],
    new Set([...typed, ...wordsOfData('dist')]),
  )
}

async function misfitsOfPages(browser: Browser): Promise<string[]> {
  const page = await browser.newPage({ baseURL: base, reducedMotion: 'reduce' })
  await page.route('https://wa.me/**', (route) => route.fulfill({ status: 204 }))
  const paths = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !file.startsWith('blog/tags/') || file.endsWith('/testing.html'))
    .map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`)
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const problem of await misfits(page)) problems.push(`${path} at ${width} px: ${problem}`)
    }
  }
  return problems
}
