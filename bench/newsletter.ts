// `npm run bench:newsletter`: an issue for 10,000 addresses, with ten kills while it is sent.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { slots } from '#server/testing/crashes.ts'
import { newsletterCrashes } from '#server/testing/newsletter-crashes.ts'
import { findPostgres, startPostgres } from '#server/testing/postgres.ts'

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    store: { type: 'string', default: 'sqlite' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'bench-newsletter-'))
const bin = values.store === 'postgres' ? findPostgres() : undefined
if (values.store === 'postgres' && !bin) throw new Error('PostgreSQL is not installed.')
const postgres = bin ? await startPostgres(bin) : undefined
const databaseUrl = await postgres?.database()
const report = await newsletterCrashes({
  recipients: Number(values.recipients),
  kills: Number(values.kills),
  place: { databaseUrl, file: join(folder, 'wize.sqlite') },
  env: { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  perMinute: 60_000,
  timeout: 60 * 60_000,
})
console.log({ store: values.store, ...report, allowedRepeats: report.kills * slots })
await postgres?.stop()
rmSync(folder, { recursive: true })
if (report.missing > 0 || report.unrecognizable > 0 || report.repeated > report.kills * slots)
  process.exitCode = 1
