// `npm run report`: what was read, where readers came from, and what led to inquiries.
import { writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { identity } from '#identity.ts'
import { ownerAddress, readConfig } from '#server/config.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { openCommandStore } from '#server/store/command-store.ts'
import { lastWeek, monthOf, type Range, readReport, weekOf } from './report.ts'
import { reportHtml } from './report-html.ts'
import { reportMail } from './report-mail.ts'
import { reportText } from './report-text.ts'

const help = `Usage: npm run report -- [options]

Prints last week's report and writes it to report.html, a page with plots that loads nothing.

Options
  --week <day>      the week of this day, such as 2026-11-18
  --month <month>   a month, such as 2026-11
  --out <file>      writes the page to another file
  --json            prints JSON and writes no page
  --mail            also mails it to you (MAIL_TO, or the email in identity.ts); the running server
                    sends it. The server mails last week's report every Monday anyway
  --help            prints this`

const options = readArguments()
if (options.help) {
  console.log(help)
  process.exit()
}

const range = rangeOf(options)
const config = readConfig()
const store = await openCommandStore(config.store)
try {
  const site = { name: identity.company.name, url: identity.url }
  const report = await readReport(store.db, range)
  if (options.json) console.log(JSON.stringify(report, undefined, 2))
  else {
    console.log(reportText(report, process.stdout.columns ?? 120))
    writePage(options.out, reportHtml(report, site))
  }
  if (options.mail) {
    const to = ownerAddress(config.mail, identity)
    const mail = reportMail(report, { site, to, weekly: false })
    await enqueue(store.db, [mailRow(mail, { now: Date.now() })])
    console.error(
      config.mail.works
        ? `Put into the outbox for ${to}`
        : `Put into the outbox for ${to}; it goes out when a server with SMTP_URL runs`,
    )
  }
  if (!config.statistics) console.error('STATISTICS=off: nothing new is counted.')
} finally {
  await store.close()
}

/** In the container, for example, only DATA_DIR can be written to. */
function writePage(file: string, html: string) {
  try {
    writeFileSync(file, html, { mode: 0o600 })
    console.error(`Wrote ${file}`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const other = join(dirname(resolve(config.store.file)), 'report.html')
    console.error(
      `The report is above, but its page couldn’t be written to ${resolve(file)} (${code}). Try: --out ${other}`,
    )
    process.exitCode = 1
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        week: { type: 'string' },
        month: { type: 'string' },
        out: { type: 'string', default: 'report.html' },
        json: { type: 'boolean', default: false },
        mail: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return fail((error as Error).message)
  }
}

function rangeOf({ week, month }: { week?: string; month?: string }): Range {
  if (week && month) fail('Give --week or --month, not both.')
  if (month !== undefined) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) fail('--month must be a month such as 2026-11.')
    return monthOf(month)
  }
  if (week === undefined) return lastWeek(Date.now())
  const time = /^\d{4}-\d\d-\d\d$/.test(week) ? Date.parse(`${week}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time)) fail('--week must be a day such as 2026-11-18.')
  return weekOf(week)
}

function fail(message: string): never {
  console.error(`${message}\nSee: npm run report -- --help`)
  process.exit(2)
}
