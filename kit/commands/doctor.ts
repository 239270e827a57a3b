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
import { type Config, readConfig } from '#server/config.ts'
import { confirmationsWait, waitingConfirmations } from '#server/newsletter/subscribers.ts'
import { command, Failure, run } from './command.ts'
import { sampleTerms } from './sample-terms.ts'
import { withStore } from './session.ts'

const about = `Says which placeholders are left, what a newer version of the kit expects in your \
files, and how each service is set.`

const made = () =>
  command('npm run doctor', about)
    .option('--fix', 'writes what a newer version expects; your words stay as they are')
    .action(examine)
process.exitCode = await run(made)

async function examine({ fix = false }: { fix?: boolean }) {
  const isFine = [reportChanges(fix), reportIdentity()].every(Boolean)
  reportSamples()
  await reportServices()
  if (!isFine) throw new Failure()
}

/** What a newer version of the kit expects. Returns whether nothing is left to change. */
function reportChanges(fix: boolean): boolean {
  const needed = fix ? makeChanges(siteRoot) : neededChanges(siteRoot)
  if (needed.length === 0) return true
  console.log(
    fix
      ? 'Written for the kit’s newer version:'
      : 'The kit’s newer version expects this (npm run doctor -- --fix writes it):',
  )
  console.log(`${problemsText(needed).replaceAll(/^/gm, '  ')}\n`)
  return fix
}

/** Returns whether every value in identity.ts can be used. */
function reportIdentity(): boolean {
  try {
    checkIdentity(identity)
    console.log('identity.ts: every value can be used.\n')
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

function reportSamples() {
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
}

async function reportServices() {
  const { env } = process
  const config = readConfig(env)
  const outside = (value: string) => (value === 'own' ? 'own server' : value)
  const { services, newsletter, questionnaire, chat } = identity
  const rows: [service: string, setting: string][] = [
    ['Mail sending', outside(services.mail.origin)],
    ['Mail delivery', describeTransport(config.mail)],
    [
      'Inquiry store',
      config.store.databaseUrl ? 'DATABASE_URL is set' : `SQLite in ${config.dataDir}/`,
    ],
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

  if (config.mail.works) return
  const waiting = await waitingSignUps(config)
  if (waiting > 0) console.log(`\n${confirmationsWait(waiting)}`)
}

function describeTransport({ transport }: Config['mail']): string {
  if (!transport)
    return 'not set (SMTP_URL): messages stay in the inbox (npm run inbox), and newsletter confirmations wait'
  if (transport.name === 'smtp') return 'SMTP_URL is set'
  return transport.name === 'postmark' ? 'Postmark' : `the add-on ${transport.addOn}`
}

/** Every value with its path, such as `director.name` or `social.0.url`. */
function* leaves(value: unknown, path: string[] = []): Generator<[path: string, value: unknown]> {
  if (isSample(value) || typeof value !== 'object' || value === null) yield [path.join('.'), value]
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key])
}

/** Opens the inbox's store only if it exists: checking must not create it. */
async function waitingSignUps(config: Config): Promise<number> {
  const { databaseUrl, file } = config.store
  if (!databaseUrl && !existsSync(file)) return 0
  return await withStore(config, ({ db }) => waitingConfirmations(db))
}
