// `npm run bench:newsletter`: sends an issue to 10,000 addresses and kills the server ten times meanwhile;
// imports 300,000 addresses while forms arrive.
// Options: --recipients=10000 --kills=10 --domains=20 --imported=300000 --only=sqlite,postgres
// --quick (500, 3, and 20,000).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensurePostgres } from '#machine/postgres.ts'
import { Connection, inquiryRequest, percentile } from '#server/testing/load.ts'
import { newsletterCrashes } from '#server/testing/newsletter-crashes.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startServer } from '#server/testing/server-process.ts'
import { marked, table } from './figures.ts'

const { values } = parseArgs({
  options: {
    recipients: { type: 'string' },
    kills: { type: 'string' },
    imported: { type: 'string' },
    domains: { type: 'string', default: '20' },
    only: { type: 'string', default: 'sqlite,postgres' },
    quick: { type: 'boolean', default: false },
  },
})
const recipients = Number(values.recipients ?? (values.quick ? 500 : 10_000))
const kills = Number(values.kills ?? (values.quick ? 3 : 10))
const domains = Number(values.domains)
const imported = Number(values.imported ?? (values.quick ? 20_000 : 300_000))

console.log(`## A newsletter with ${kills} kills

${recipients} addresses at ${domains} domains. The test's mail server greets after 100 ms, and eight mails are sent at a time, so at most 80 a second are possible. A repeated mail was being delivered when the server was killed.
`)
const rows: string[][] = []
for (const kind of values.only.split(',')) rows.push(await send(kind))
const columns = [
  ...['store', 'kills', 'delivered', 'missing (must be 0)', 'repeated'],
  ...['new Message-ID (must be 0)', 'seconds'],
]
console.log(`${table(columns, rows)}\n`)
for (const kind of values.only.split(',')) console.log(`- ${await importAddresses(kind)}`)

/** Imports a long list while a visitor sends a form every 50 ms, and says how it went. */
async function importAddresses(kind: string): Promise<string> {
  const programs = kind === 'postgres' ? ensurePostgres() : undefined
  if (kind === 'postgres' && !programs) return `${kind} skipped: not installed`
  const folder = mkdtempSync(join(tmpdir(), 'bench-newsletter-'))
  const list = join(folder, 'list.csv')
  const line = (index: number) =>
    `reader-${(index * 7919) % imported}@example.com,2026-01-01,list\n`
  writeFileSync(
    list,
    `email,date,source\n${Array.from({ length: imported }, (_, index) => line(index)).join('')}`,
  )
  const postgres = programs ? await startPostgres(programs) : undefined
  const databaseUrl = await postgres?.database()
  const env = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const server = await startServer(env)
  const connection = await Connection.open(server.port)
  const cli = fileURLToPath(new URL('../../kit/commands/newsletter.ts', import.meta.url))
  const started = performance.now()
  const importing = spawn(process.execPath, [cli, 'import', list], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const times: number[] = []
  let refused = 0
  while (importing.exitCode === null) {
    const { status, ms } = await connection.send(inquiryRequest(`form-${times.length}`))
    times.push(ms)
    if (status !== 200) refused++
    await wait(50)
  }
  const seconds = (performance.now() - started) / 1000
  connection.close()
  await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
  if (refused > 0 || importing.exitCode !== 0) process.exitCode = 1
  const waits = [0.5, 0.99, 1].map(
    (share) => `p${share * 100} ${percentile(times, share).toFixed(0)}`,
  )
  return `${kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}: an import of ${imported} addresses took ${seconds.toFixed(1)} s, while a visitor sent ${times.length} forms, one every 50 ms; refused (must be 0): ${marked(refused, refused === 0)}; answered after, ms: ${waits.join(', ')}`
}

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
    marked(missing, missing === 0),
    `${marked(repeated, repeated <= allowedRepeats)} (at most ${allowedRepeats})`,
    marked(unrecognizable, unrecognizable === 0),
    String(seconds),
  ]
}
