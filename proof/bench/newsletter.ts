// `npm run bench:newsletter`: sends an issue to 10,000 addresses and kills the server ten times meanwhile.
// Options: --recipients=10000 --kills=10 --domains=20 --only=sqlite,postgres --quick (500 and 3).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '#machine/postgres.ts'
import { newsletterCrashes } from '#server/testing/newsletter-crashes.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { table } from './figures.ts'

const { values } = parseArgs({
  options: {
    recipients: { type: 'string' },
    kills: { type: 'string' },
    domains: { type: 'string', default: '20' },
    only: { type: 'string', default: 'sqlite,postgres' },
    quick: { type: 'boolean', default: false },
  },
})
const recipients = Number(values.recipients ?? (values.quick ? 500 : 10_000))
const kills = Number(values.kills ?? (values.quick ? 3 : 10))
const domains = Number(values.domains)

console.log(`## A newsletter with ${kills} kills

${recipients} addresses at ${domains} domains. The test's mail server greets after 100 ms, and eight mails are sent at a time, so at most 80 a second are possible. A repeated mail was being delivered when the server was killed.
`)
const rows: string[][] = []
for (const kind of values.only.split(',')) rows.push(await send(kind))
const columns = ['store', 'kills', 'delivered', 'missing', 'repeated', 'new Message-ID', 'seconds']
console.log(table(columns, rows))

async function send(kind: string): Promise<string[]> {
  const programs = kind === 'postgres' ? ensurePostgres() : undefined
  if (kind === 'postgres' && !programs) return [kind, 'skipped: not installed']
  const folder = mkdtempSync(join(tmpdir(), 'bench-newsletter-'))
  const postgres = programs ? await startPostgres(programs) : undefined
  const databaseUrl = await postgres?.database()
  const report = await newsletterCrashes({
    recipients,
    domains,
    kills,
    place: { databaseUrl, file: join(folder, 'wize.sqlite') },
    env: { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    perMinute: 60_000,
    timeout: 20 * 60_000,
  })
  await postgres?.stop()
  rmSync(folder, { recursive: true })
  const { delivered, missing, repeated, allowedRepeats, unrecognizable, seconds } = report
  if (missing > 0 || unrecognizable > 0 || repeated > allowedRepeats) process.exitCode = 1
  return [
    kind === 'postgres' ? 'PostgreSQL' : 'SQLite',
    String(kills),
    String(delivered),
    `${missing} (must be 0)`,
    `${repeated} (at most ${allowedRepeats})`,
    `${unrecognizable} (must be 0)`,
    String(seconds),
  ]
}
