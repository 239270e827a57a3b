import { createReadStream, existsSync, statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { saysYes, type Terminal } from '#commands/command.ts'
import { writePrivate } from '#commands/private-file.ts'
import { type Session, whoSends } from '#commands/session.ts'
import { contentFolder } from '#content/content-folder.ts'
import { manifestFile } from '#contracts/build-manifest.ts'
import { emailSyntax } from '#contracts/fields.ts'
import type { Language } from '#contracts/languages.ts'
import { terminalText } from '#contracts/terminal-text.ts'
import { fill } from '#i18n/format.ts'
import { identity as identityFile } from '#identity.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { checkIdentity } from '#owner/check-identity.ts'
import { languages, shownLanguage, speak } from '#owner/spoken-language.ts'
import { readAddresses } from '#server/newsletter/address-list.ts'
import { importAddresses } from '#server/newsletter/import.ts'
import {
  createFirstIssue,
  createIssue,
  deliveriesOf,
  listIssues,
  remainingOf,
  setIssueState,
} from '#server/newsletter/issues.ts'
import {
  deadLinks,
  type IssueContent,
  NewsletterError,
  readIssue,
} from '#server/newsletter/letter.ts'
import { issueMail } from '#server/newsletter/sending.ts'
import { bouncedAmong, countReaders, restoreSubscriber } from '#server/newsletter/subscribers.ts'
import { enqueue, mailRow } from '#server/outbox/outbox.ts'
import { errorCode } from '#server/store/error-code.ts'
import type { IssueRow } from '#server/store/schema.ts'
import { table } from '#server/table.ts'

const identity = checkIdentity(identityFile)
/** The build's folder. */
const dist = 'dist'
/** How long an external link may take to answer, in ms. */
const linkTimeout = 8000

export interface SendOptions {
  /** Sends a single copy to this address. */
  test?: string
  /** Local time, such as `2026-12-01T09:00`. */
  at?: string
  /** Skips the question. */
  yes?: boolean
  /** Allows sending an article or letter that was sent before. */
  again?: boolean
}

type Work<Needed extends keyof Session> = Pick<Session, Needed>

/** Shows what will be sent to whom, asks, and has the running server send it. */
export async function sendCommand(
  session: Work<'store' | 'config' | 'say' | 'now'> & Pick<Terminal, 'ask'>,
  what: string,
  options: SendOptions,
) {
  const { store, say, now } = session
  const issue = await readIssue(dist, slugOf(what), identity)
  const letters = [issue, ...(issue.others?.values() ?? [])]
  const links = [...new Set(letters.flatMap((letter) => letter.links))]
  const dead = await deadLinks(dist, links, identity.url)
  if (dead.length > 0) throw new NewsletterError(`Links that lead nowhere:\n  ${dead.join('\n  ')}`)
  if (options.test !== undefined) return await sendTest(session, issue, options.test)

  const sendAt = options.at === undefined ? now() : timeOf(options.at, now())
  const sentBefore = (await listIssues(store.db)).find(({ slug }) => slug === issue.slug)
  if (sentBefore && !options.again) {
    throw new NewsletterError(
      `${issue.slug} was sent or scheduled on ${day(sentBefore.created_at)}. To send it once more: --again`,
    )
  }
  const readers = await countReaders(store.db)
  const recipients = [...readers.values()].reduce((sum, count) => sum + count, 0)
  if (recipients === 0) throw new NewsletterError('Nobody has confirmed a subscription yet.')

  const preview = await writePreviews(issue, ['', dirname(session.config.store.file)])
  say(`Subject:     ${issue.subject}`)
  say(`Recipients:  ${recipients}`)
  if (issue.others)
    for (const [language, count] of readers) say(readersLine(issue, language, count))
  say(`Web version: ${identity.url}${issue.path}`)
  say(`Size:        ${(Buffer.byteLength(issue.html) / 1000).toFixed(1)} kB of HTML`)
  say(`Preview:     ${preview}`)
  say(`When:        ${options.at === undefined ? 'now' : new Date(sendAt).toLocaleString()}`)
  say(`At most ${session.config.newsletterPerMinute} mails a minute (NEWSLETTER_PER_MINUTE).`)
  for (const line of await unreachableLinks(links)) say(`No answer:   ${line}`)

  if (!options.yes) {
    if (!session.ask)
      throw new NewsletterError('Nothing was sent. To send without being asked, add --yes.')
    const answer = await session.ask(
      `Send to ${recipients} ${recipients === 1 ? 'address' : 'addresses'}? [y/N] `,
    )
    if (!saysYes(answer)) throw new NewsletterError('Nothing was sent.')
  }
  const create = options.again ? createIssue : createFirstIssue
  const id = await create(store.db, issue, { now: now(), sendAt })
  if (!id) throw new NewsletterError(`${issue.slug} was just sent or scheduled by another program.`)
  say(
    `Issue ${id.slice(0, 8)} is ready. ${whoSends(session.config)} See: npm run newsletter -- status`,
  )
}

/**
 * Writes a page for each letter into the first of these folders that can be written to: in the container,
 * that's only the data's. Returns the first page's name.
 */
async function writePreviews(
  issue: IssueContent,
  [folder = '', ...rest]: string[],
): Promise<string> {
  const { slug, html, others } = issue
  const preview = join(folder, `newsletter-${slug}.html`)
  try {
    await writePrivate(preview, [html])
    for (const [language, letter] of others ?? [])
      await writePrivate(join(folder, `newsletter-${slug}.${language}.html`), [letter.html])
    return preview
  } catch (error) {
    if (rest.length === 0) throw error
    return await writePreviews(issue, rest)
  }
}

/** Who gets what in a language, such as `  Spanish: 12, “El título”`. */
function readersLine(issue: IssueContent, { language }: Language, count: number): string {
  const letter = issue.others?.get(language)
  const { subject } = letter ?? issue
  const isOriginal = letter?.path === issue.path
  return `  ${shownLanguage(language)}: ${count}, “${subject}”${isOriginal ? ' (not translated)' : ''}`
}

/** A slug, or a Markdown file's name without folder and extension. */
function slugOf(what: string): string {
  if (!/\.mdx?$/.test(what)) return what
  if (!existsSync(what)) throw new NewsletterError(`There is no file ${what}.`)
  if (!/(^|\/)content\/[a-z]+\/(blog|newsletter)\//.test(join(process.cwd(), what))) {
    throw new NewsletterError(
      `Put ${basename(what)} into ${contentFolder}/newsletter/, so that it has a web version, then: npm run build`,
    )
  }
  const manifest = join(dist, manifestFile)
  if (existsSync(manifest) && statSync(what).mtimeMs > statSync(manifest).mtimeMs)
    throw new NewsletterError(`${what} is newer than the build. Make another with: npm run build`)
  return basename(what, extname(what))
}

async function sendTest(
  session: Work<'store' | 'config' | 'say' | 'now'>,
  issue: IssueContent,
  to: string,
) {
  const { store, now, say } = session
  if (!emailSyntax.test(to)) throw new NewsletterError(`${to} is not an email address.`)
  const links = { url: identity.url, secret: await store.secret('newsletter-links') }
  const rows = languages.map((spoken) => {
    const { language } = spoken
    const letter = issue.others?.get(language) ?? issue
    const mail = issueMail(letter, { id: 'test', email: to, created_at: now(), language }, links)
    const subject = speak(spoken, () => fill(words.testSubject, { subject: letter.subject }))
    return mailRow({ ...mail, subject }, { now: now() })
  })
  await enqueue(store.db, rows)
  const copies =
    rows.length === 1
      ? `One copy for ${to} is`
      : `${rows.length} copies for ${to}, one in each language, are`
  say(`${copies} in the outbox. ${whoSends(session.config)}`)
}

/** Converts a local time to ms since 1970. */
function timeOf(text: string, now: number): number {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // A date such as February 30 is read as one in March.
  const isDay = new Date(time).getDate() === Number(text.slice(8, 10))
  if (!isDay) throw new NewsletterError('--at must be a time such as 2026-12-01T09:00.')
  if (time <= now) throw new NewsletterError(`--at ${text} is in the past.`)
  return time
}

/** External links that don't answer now. Some sites block programs, so these are only listed. */
async function unreachableLinks(links: string[]): Promise<string[]> {
  const outside = links.filter((link) => new URL(link).origin !== identity.url)
  const found = await Promise.all(
    outside.map(async (link) => {
      try {
        const answer = await fetch(link, {
          method: 'HEAD',
          signal: AbortSignal.timeout(linkTimeout),
        })
        return [404, 410].includes(answer.status) ? `${link} (${answer.status})` : undefined
      } catch {
        return link
      }
    }),
  )
  return found.filter((line) => line !== undefined)
}

/** Prints the progress of every issue. */
export async function statusCommand(
  { store, say }: Work<'store' | 'say'>,
  json: boolean,
  width: number,
) {
  const issues = await listIssues(store.db)
  const rows = await Promise.all(
    issues.map(async (issue) => ({
      id: issue.id,
      slug: issue.slug,
      state: issue.state,
      pauseReason: issue.pause_reason,
      sendAt: new Date(issue.send_at).toISOString(),
      notYetSent: await remainingOf(store.db, issue, Date.now()),
      ...(await deliveriesOf(store.db, issue)),
      handedOver: issue.handed_over,
    })),
  )
  if (json) return say(JSON.stringify(rows, undefined, 2))
  if (rows.length === 0) return say('No issues.')
  const lines = rows.map((row) => [
    row.id.slice(0, 8),
    row.state,
    row.sendAt.slice(0, 16).replace('T', ' '),
    ...[row.notYetSent, row.waiting + row.held, row.delivered, row.dead].map(String),
    row.slug,
  ])
  const columns = [
    'id',
    'state',
    'from (UTC)',
    'to go',
    'waiting',
    'delivered',
    'given up',
    'article or letter',
  ]
  say(table(columns, lines, width))
  for (const { id, pauseReason } of rows)
    if (pauseReason) say(`\n${id.slice(0, 8)}: ${terminalText(pauseReason)}`)
}

/** Pauses or resumes an issue. Without an id, the only one that can be. */
export async function stateCommand(
  { store, say, now }: Work<'store' | 'say' | 'now'>,
  state: 'sending' | 'paused',
  id: string | undefined,
) {
  const from = state === 'paused' ? 'sending' : 'paused'
  const found = (await listIssues(store.db)).filter(
    (issue) => issue.state === from && (id === undefined || issue.id.startsWith(id)),
  )
  const [issue] = found
  if (!issue || found.length > 1) {
    const choices = found.map(({ id: each, slug }) => `  ${each.slice(0, 8)} ${slug}`).join('\n')
    throw new NewsletterError(
      issue
        ? `Which one?\n${choices}`
        : `There is no issue to ${state === 'paused' ? 'pause' : 'resume'}.`,
    )
  }
  await setIssueState(store.db, issue.id, state, now())
  say(`${describe(issue)} is ${state === 'paused' ? 'paused' : 'being sent'}.`)
}

const describe = ({ id, slug }: IssueRow) => `Issue ${id.slice(0, 8)} (${slug})`
const day = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Imports addresses confirmed elsewhere, with the date and source of their consent. */
export async function importCommand(session: Work<'store' | 'say' | 'now'>, file: string) {
  const { store, say, now } = session
  const list = await readAddresses(createReadStream(file), now()).catch((error) => {
    if (error.code === undefined) throw error
    throw new NewsletterError(`Nothing was imported: ${file} can't be read (${error.code}).`)
  })
  const { addresses, faults } = list
  if (faults.length > 0) {
    const lines = faults.map((fault) => `  ${fault}`).join('\n')
    throw new NewsletterError(
      `Nothing was imported, because not every line can be used:\n${lines}\nCorrect the file and import it again.`,
    )
  }
  const added = await importAddresses(store, addresses, now()).catch((error) => {
    throw new NewsletterError(
      `The import stopped (${errorCode(error)}). What it added so far stays. Run the same command again to add the rest.`,
    )
  })
  say(`Imported: ${added}. Known or unsubscribed: ${addresses.length - added}`)
  const emails = addresses.map(({ email }) => email)
  sayBounced(session, await bouncedAmong(store.db, emails))
}

/** Says which imported addresses stay off the list because they were found dead. */
function sayBounced({ say }: Work<'say'>, emails: string[]) {
  if (emails.length === 0) return
  const shown = emails.slice(0, 20).map((email) => `  ${email}`)
  say(`Not imported, because mail to them bounced: ${emails.length}`)
  say(`${shown.join('\n')}${emails.length > 20 ? '\n  …' : ''}`)
  say('To put an address back on the list: npm run newsletter -- restore <email>')
}

/** Puts addresses that bounced back on the list. */
export async function restoreCommand({ store, say }: Work<'store' | 'say'>, emails: string[]) {
  const words = {
    restored: 'Back on the list',
    'not-bounced': 'Did not bounce',
    unknown: 'Not known',
  }
  for (const email of emails) say(`${words[await restoreSubscriber(store, email)]}: ${email}`)
}
