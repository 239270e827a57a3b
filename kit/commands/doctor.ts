// `wize doctor`: which placeholders are left in identity.ts, whether every value is valid, what a newer
// version of the kit expects in the site's files, and how the services behind the pages are set.
import { existsSync, readFileSync } from 'node:fs'
import { addOns } from '#add-ons.ts'
import { contentFolder } from '#content/content-folder.ts'
import { problemsText } from '#content/problem.ts'
import { makeChanges, neededChanges } from '#content/site-changes.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import { readConfig } from '#server/config.ts'
import { confirmationsWait, waitingConfirmations } from '#server/newsletter/subscribers.ts'
import { openStore } from '#server/store/store.ts'
import { helpOption, readArguments } from './arguments.ts'
import { sampleTerms } from './sample-terms.ts'

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

/** Every value with its path, such as `director.name` or `social.0.url`. */
function* leaves(value: unknown, path: string[] = []): Generator<[path: string, value: unknown]> {
  if (isSample(value) || typeof value !== 'object' || value === null) yield [path.join('.'), value]
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

try {
  checkIdentity(identity)
  console.log('identity.ts: every value can be used.\n')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

const samples = [...leaves(identity)].filter(([, value]) => isSample(value))
console.log(
  samples.length
    ? `Placeholders still in identity.ts (${samples.length}):`
    : 'No placeholders are left in identity.ts.',
)
for (const [path, value] of samples) console.log(`  ${path.padEnd(24)} ${JSON.stringify(value)}`)
const resumeFile = `${contentFolder}/resume.json`
const resume = existsSync(siteFile(resumeFile))
  ? JSON.parse(readFileSync(siteFile(resumeFile), 'utf8'))
  : {}
if (resume.meta?.sample) console.log(`\n${resumeFile}: ${resume.meta.sample}`)

const terms = sampleTerms(siteRoot)
if (terms.length)
  console.log('\nPrices and terms that are samples (set `isSample: false` once they’re yours):')
for (const term of terms) console.log(`  ${term}`)

const env = process.env
const set = (name: string, without: string) => (env[name] ? `${name} is set` : without)
const outside = (value: string) => (value === 'own' ? 'own server' : value)
const { services, newsletter, questionnaire, chat } = identity
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
  ['Newsletter sign-up', outside(newsletter.frame)],
  ['Newsletter feed', newsletter.feed === 'own' ? 'own feed (/rss.xml)' : newsletter.feed],
  ['Questionnaire', questionnaire.frame === 'own' ? 'own form' : questionnaire.frame],
  ['Chat', `WhatsApp, +${chat.number}`],
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
