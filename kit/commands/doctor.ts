// `wize doctor`: which placeholders are left in identity.ts, whether every value is valid, what a newer
// version of the kit expects in the site's files, and how the services behind the pages are set.
import { existsSync } from 'node:fs'
import { addOns } from '#add-ons.ts'
import { problemsText } from '#content/problem.ts'
import { makeChanges, neededChanges } from '#content/site-changes.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import { readConfig } from '#server/config.ts'
import { confirmationsWait, waitingConfirmations } from '#server/newsletter/subscribers.ts'
import { openStore } from '#server/store/store.ts'
import { helpOption, readArguments } from './arguments.ts'
import {
  samplesLeft,
  termsLeft,
  undatedLegalPages,
  unreadLegalPages,
  unwritten,
} from './verify/content.ts'
import { readDist } from './verify/dist.ts'
import { promises, sitePromises } from './verify/promises.ts'
import { checkText } from './verify/report.ts'

const help = `Usage: npm run doctor -- [options]

Says which placeholders are left, what a newer version of the kit expects in your files, and how each
service is set.

Options
  --fix   writes what a newer version expects; your words stay as they are
  --help  prints this`

const { values: flags } = readArguments(help, {
  options: { fix: { type: 'boolean', default: false }, help: helpOption },
})

const needed = flags.fix ? makeChanges(siteRoot) : neededChanges(siteRoot)
if (needed.length > 0) {
  console.log(
    flags.fix
      ? 'Written for the kit’s newer version:'
      : 'The kit’s newer version expects this (npm run doctor -- --fix writes it):',
  )
  console.log(`${problemsText(needed).replaceAll(/^/gm, '  ')}\n`)
  if (!flags.fix) process.exitCode = 1
}

try {
  checkIdentity(identity)
  console.log('identity.ts: every value can be used.\n')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

// The same checks as `npm run verify`, on the last build, so that the two never disagree.
const dist = existsSync(siteFile('dist')) ? readDist(`${siteRoot}/dist`) : undefined
const checks = [
  samplesLeft(),
  termsLeft(siteRoot),
  unreadLegalPages(siteRoot),
  undatedLegalPages(siteRoot),
  ...(dist ? [unwritten(dist), promises(siteRoot, sitePromises(dist))] : []),
]
console.log(checks.map(checkText).join('\n'))
console.log(
  dist
    ? 'Texts and promises are those of the last build. npm test builds, and checks everything.'
    : 'The site hasn’t been built yet. npm test builds it, and also finds texts left to write.',
)

const env = process.env
const set = (name: string, without: string) => (env[name] ? `${name} is set` : without)
const outside = (value: string) => (value === 'own' ? 'own server' : value)
const { services, newsletter, questionnaire, chat, parts } = identity
const part = (name: keyof typeof parts, setting: string) => (parts[name] ? setting : 'off')
const rows: [service: string, setting: string][] = [
  ['Mail sending', outside(services.mail.origin)],
  [
    'Mail delivery (SMTP)',
    set(
      'SMTP_URL',
      'not set: messages stay in the inbox (npm run inbox), and newsletter confirmations wait',
    ),
  ],
  ['Inquiry store', set('DATABASE_URL', `SQLite in ${env['DATA_DIR'] ?? 'data'}/`)],
  ['RSS to JSON', outside(services.feed.url)],
  ['Newsletter sign-up', part('newsletter', outside(newsletter.frame))],
  ['Newsletter feed', newsletter.feed === 'own' ? 'own feed (/rss.xml)' : newsletter.feed],
  [
    'Questionnaire',
    part('questionnaire', questionnaire.frame === 'own' ? 'own form' : questionnaire.frame),
  ],
  ['Chat', part('chat', `WhatsApp, +${chat.number}`)],
  ...addOns.flatMap(({ name, settings }) =>
    identity.parts[name] ? (settings?.(identity, env) ?? []) : [],
  ),
]
console.log('\nServices behind the pages:')
for (const [service, setting] of rows) console.log(`  ${service.padEnd(24)} ${setting}`)

if (!env['SMTP_URL']) {
  const waiting = await waitingSignUps()
  if (waiting > 0) console.log(`\n${confirmationsWait(waiting)}`)
}

/** Opens the inbox's store only if it exists: checking must not create it. */
async function waitingSignUps(): Promise<number> {
  const config = readConfig().store
  if (!config.databaseUrl && !existsSync(config.file)) return 0
  const store = await openStore(config)
  try {
    return await waitingConfirmations(store.db)
  } finally {
    await store.close()
  }
}
