// `npm run report`: what was read, where readers came from, and what led to inquiries.
import { dirname, join, resolve } from 'node:path'
import { identity } from '#identity.ts'
import { ownerAddress, readConfig } from '#server/config.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { lastWeek, monthOf, type Range, readReport, weekOf } from '#server/statistics/report.ts'
import { reportHtml } from '#server/statistics/report-html.ts'
import { reportMail } from '#server/statistics/report-mail.ts'
import { reportText } from '#server/statistics/report-text.ts'
import { lastBackup } from '#server/store/backups.ts'
import { command, Failure, run, type Terminal, UsageError } from './command.ts'
import { writePrivate } from './private-file.ts'
import { whoSends, withStore } from './session.ts'

const about = "Prints last week's report and writes it to report.html, a page that loads nothing."

interface Options {
  week?: string
  month?: string
  out: string
  json?: boolean
  mail?: boolean
}

export const reportCommand = (terminal: Terminal) =>
  command('npm run report', about)
    .option('--week <day>', 'the week of this day, such as 2026-11-18')
    .option('--month <month>', 'a month, such as 2026-11')
    .option('--out <file>', 'writes the page to another file', 'report.html')
    .option('--json', 'prints JSON and writes no page')
    .option(
      '--mail',
      'also mails it to you (MAIL_TO, or the email in identity.ts); the running server sends it. The server mails last week’s report every Monday anyway',
    )
    .action((options: Options) => report(options, terminal))
if (import.meta.main) process.exitCode = await run(reportCommand)

async function report(options: Options, terminal: Terminal) {
  const { out, err, width, env } = terminal
  const range = rangeOf(options)
  const config = readConfig(env)
  const isWritten = await withStore(config, async (store) => {
    const site = { name: identity.company.name, url: identity.url }
    const { backups } = config
    const last = backups && lastBackup(backups.folder, Date.now())
    const read = await readReport(store.db, range, last)
    if (options.json) out(`${JSON.stringify(read, undefined, 2)}\n`)
    else out(`${reportText(read, width)}\n`)
    const written =
      options.json || (await writePage(options.out, reportHtml(read, site), config.store, err))
    if (options.mail) {
      const to = ownerAddress(config.mail, identity)
      const mail = reportMail(read, { site, to, weekly: false })
      await enqueue(store.db, [mailRow(mail, { now: Date.now() })])
      err(`Put into the outbox for ${to}. ${whoSends(config)}\n`)
    }
    return written
  })
  if (!config.statistics) err('STATISTICS=off: nothing new is counted.\n')
  if (!isWritten) throw new Failure()
}

/** In the container, for example, only DATA_DIR can be written to. Returns whether it worked. */
async function writePage(
  file: string,
  html: string,
  store: { file: string },
  err: Terminal['err'],
): Promise<boolean> {
  try {
    await writePrivate(file, [html])
    err(`Wrote ${file}\n`)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const other = join(dirname(resolve(store.file)), 'report.html')
    err(
      `The report is above, but its page couldn’t be written to ${resolve(file)} (${code}). Try: --out ${other}\n`,
    )
    return false
  }
}

function rangeOf({ week, month }: Pick<Options, 'week' | 'month'>): Range {
  if (week && month) throw new UsageError('Give --week or --month, not both.')
  if (month !== undefined) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new UsageError('--month must be a month such as 2026-11.')
    return monthOf(month)
  }
  if (week === undefined) return lastWeek(Date.now())
  // A date such as February 30 is read as one in March.
  const isDay = new Date(`${week}T00:00:00Z`).toJSON()?.slice(0, 10) === week
  if (!isDay) throw new UsageError('--week must be a day such as 2026-11-18.')
  return weekOf(week)
}
