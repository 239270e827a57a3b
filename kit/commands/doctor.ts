// `wize doctor`: which placeholders are left in identity.ts, whether every value is valid, what a newer
// version of the kit expects in the site's files, and how the services behind the pages are set.
import { existsSync } from 'node:fs'
import { addOns } from '#add-ons.ts'
import { problemsText } from '#content/problem.ts'
import { makeChanges, neededChanges } from '#content/site-changes.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import { type Config, readConfig } from '#server/config.ts'
import { confirmationsWait, waitingConfirmations } from '#server/newsletter/subscribers.ts'
import { lastBackup } from '#server/store/backups.ts'
import { command, Failure, run, type Terminal } from './command.ts'
import { withStore } from './session.ts'
import { samplesLeft, termsLeft, unwritten } from './verify/content.ts'
import { readDist } from './verify/dist.ts'
import { datesOfLegalPages, unreadLegalPages } from './verify/legal-pages.ts'
import { promises, sitePromises } from './verify/promises.ts'
import { checkText } from './verify/report.ts'

const about = `Says which placeholders are left, what a newer version of the kit expects in your \
files, and how each service is set.`

type Say = (text: string) => void

export const doctorCommand = (terminal: Terminal) =>
  command('npm run doctor', about)
    .option('--fix', 'writes what a newer version expects; your words stay as they are')
    .action((options: { fix?: boolean }) => examine(options, terminal))
if (import.meta.main) process.exitCode = await run(doctorCommand)

async function examine({ fix = false }: { fix?: boolean }, { out, err, env }: Terminal) {
  const say = (text: string) => out(`${text}\n`)
  const isFine = [reportChanges(fix, say), reportIdentity(say, err)].every(Boolean)
  reportContent(say)
  await reportServices(say, env)
  if (!isFine) throw new Failure()
}

/** What a newer version of the kit expects. Returns whether nothing is left to change. */
function reportChanges(fix: boolean, say: Say): boolean {
  const needed = fix ? makeChanges(siteRoot) : neededChanges(siteRoot)
  if (needed.length === 0) return true
  say(
    fix
      ? 'Written for the kit’s newer version:'
      : 'The kit’s newer version expects this (npm run doctor -- --fix writes it):',
  )
  say(`${problemsText(needed).replaceAll(/^/gm, '  ')}\n`)
  return fix
}

/** Returns whether every value in identity.ts can be used. */
function reportIdentity(say: Say, err: Say): boolean {
  try {
    checkIdentity(identity)
    say('identity.ts: every value can be used.\n')
    return true
  } catch (error) {
    err(`${(error as Error).message}\n`)
    return false
  }
}

/** The same checks as `npm run verify`, on the last build, so that the two never disagree. */
function reportContent(say: Say) {
  const dist = existsSync(siteFile('dist')) ? readDist(`${siteRoot}/dist`) : undefined
  const checks = [
    samplesLeft(identity),
    termsLeft(siteRoot),
    unreadLegalPages(siteRoot),
    datesOfLegalPages(siteRoot),
    ...(dist ? [unwritten(dist), promises(siteRoot, sitePromises(dist))] : []),
  ]
  say(checks.map((check) => checkText(check)).join('\n'))
  say(
    dist
      ? 'Texts and promises are those of the last build. npm test builds, and checks everything.'
      : 'The site hasn’t been built yet. npm test builds it, and also finds texts left to write.',
  )
}

async function reportServices(say: Say, env: NodeJS.ProcessEnv) {
  const config = readConfig(env)
  const outside = (value: string) => (value === 'own' ? 'own server' : value)
  const { services, newsletter, questionnaire, chat, parts } = identity
  const part = (name: keyof typeof parts, setting: string) => (parts[name] ? setting : 'off')
  const rows: [service: string, setting: string][] = [
    ['Mail sending', outside(services.mail.origin)],
    ['Mail delivery', describeTransport(config.mail)],
    [
      'Inquiry store',
      config.store.databaseUrl ? 'DATABASE_URL is set' : `SQLite in ${config.dataDir}/`,
    ],
    ['Daily backup', describeBackup(config)],
    ['RSS to JSON', outside(services.feed.url)],
    ['Newsletter sign-up', part('newsletter', outside(newsletter.frame))],
    ['Newsletter feed', newsletter.feed === 'own' ? 'own feed (/rss.xml)' : newsletter.feed],
    [
      'Questionnaire',
      part('questionnaire', questionnaire.frame === 'own' ? 'own form' : questionnaire.frame),
    ],
    ['Chat', part('chat', `WhatsApp, ${chat ? `+${chat.number}` : 'without a number'}`)],
    ...addOns.flatMap(({ name, settings }) =>
      identity.parts[name] ? (settings?.(identity, env) ?? []) : [],
    ),
  ]
  say('\nServices behind the pages:')
  for (const [service, setting] of rows) say(`  ${service.padEnd(24)} ${setting}`)

  if (config.mail.works) return
  const waiting = await waitingSignUps(config)
  if (waiting > 0) say(`\n${confirmationsWait(waiting)}`)
}

function describeTransport({ transport }: Config['mail']): string {
  if (!transport)
    return 'not set (SMTP_URL): messages stay in the inbox (npm run inbox), and newsletter confirmations wait'
  if (transport.name === 'smtp') return 'SMTP_URL is set'
  return transport.name === 'postmark' ? 'Postmark' : `the add-on ${transport.addOn}`
}

function describeBackup({ store, backups }: Config): string {
  if (store.databaseUrl) return 'yours to make (pg_dump)'
  if (!backups) return 'off (BACKUP_KEEP=0)'
  const last = lastBackup(backups.folder, Date.now())
  return last ? `last made on ${last}` : `none in ${backups.folder}/`
}

/** Opens the inbox's store only if it exists: checking must not create it. */
async function waitingSignUps(config: Config): Promise<number> {
  const { databaseUrl, file } = config.store
  if (!databaseUrl && !existsSync(file)) return 0
  return await withStore(config, ({ db }) => waitingConfirmations(db))
}
