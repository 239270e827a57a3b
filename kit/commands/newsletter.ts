// `npm run newsletter`: the owner's commands for issues and subscribers.
import { buffer } from 'node:stream/consumers'
import { type Command, Option } from 'commander'
import { identity } from '#identity.ts'
import { languageCode, languages } from '#owner/spoken-language.ts'
import { ownerAddress } from '#server/config.ts'
import { csvLine } from '#server/csv.ts'
import { bouncesCommand, countReport } from '#server/newsletter/bounce-command.ts'
import { newsletterLink } from '#server/newsletter/mails.ts'
import {
  confirmationsWait,
  deleteSubscriber,
  listBounced,
  listSubscribers,
  waitingConfirmations,
} from '#server/newsletter/subscribers.ts'
import { type SubscriberRow, type SubscriberState, subscriberStates } from '#server/store/schema.ts'
import type { Store } from '#server/store/store.ts'
import { table } from '#server/table.ts'
import { command, run, type Terminal } from './command.ts'
import {
  importCommand,
  restoreCommand,
  sendCommand,
  stateCommand,
  statusCommand,
} from './newsletter/commands.ts'
import { writePrivate } from './private-file.ts'
import { addSubcommands, type Session, type Subcommand } from './session.ts'

const about = `Sends issues to your subscribers, and keeps the list of addresses.

The commands use the server's store: DATABASE_URL, or the file in DATA_DIR. The server may run \
meanwhile, and sends what they queue.`

interface Options {
  state?: SubscriberState
  out?: string
  test?: string
  at?: string
  yes?: boolean
  again?: boolean
  json?: boolean
}
type NewsletterSession = Session<Options>

const json = new Option('--json', 'prints JSON, for scripts')
const state = new Option('--state <state>', 'only this state').choices(subscriberStates)

const issues = 'Issues:'
const addresses = 'Addresses:'

const commands: Subcommand<Options>[] = [
  {
    group: issues,
    usage: 'send <slug-or-file>',
    summary:
      'shows subject, recipients and a preview, checks the links, asks you to confirm, and queues the built article or letter on the running server',
    options: [
      new Option(
        '--test <email>',
        'mails one copy in each language to this address, and nothing else',
      ),
      new Option('--at <time>', 'not before this local time, such as 2026-12-01T09:00'),
      new Option('--yes', "doesn't ask for confirmation"),
      new Option('--again', 'even if it was sent before'),
    ],
    run: ({ options, args: [what = ''], terminal, ...session }) =>
      sendCommand({ ...session, ...(terminal.ask && { ask: terminal.ask }) }, what, options),
  },
  {
    group: issues,
    usage: 'status',
    summary: 'how far each issue has gotten',
    options: [json],
    run: (session) => statusCommand(session, session.options.json === true, session.terminal.width),
  },
  {
    group: issues,
    usage: 'pause [id]',
    summary: 'stops an issue',
    run: (session) => stateCommand(session, 'paused', session.args[0]),
  },
  {
    group: issues,
    usage: 'resume [id]',
    summary: 'continues an issue',
    run: (session) => stateCommand(session, 'sending', session.args[0]),
  },
  {
    group: addresses,
    usage: 'list',
    summary: 'the addresses and their states',
    options: [state, json],
    run: list,
  },
  {
    group: addresses,
    usage: 'export',
    summary:
      'the confirmed addresses, each with its link to unsubscribe, as CSV; with --state unsubscribed, those to leave out elsewhere, and with --state bounced, those found dead, each with the reason',
    options: [state, json, new Option('--out <file>', 'writes a file that only you can read')],
    run: exportAddresses,
  },
  {
    group: addresses,
    usage: 'bounces [path...]',
    summary: 'reads delivery reports: mails, folders of mails, Maildirs, or standard input',
    run: readBounces,
    // A mail server that pipes a report here tries again after 75 (EX_TEMPFAIL).
    failureStatus: (paths) => (paths.length === 0 ? 75 : 1),
  },
  {
    group: addresses,
    usage: 'restore <email...>',
    summary: 'puts addresses that bounced back on the list',
    run: (session) => restoreCommand(session, session.args),
  },
  {
    group: addresses,
    usage: 'delete <email...>',
    summary:
      'takes these addresses off the list; for everything a person has sent you: npm run inbox -- delete --address <email>',
    run: deleteAddresses,
  },
  {
    group: addresses,
    usage: 'import <file>',
    summary:
      'adds addresses that confirmed elsewhere, from CSV, such as an export; columns: email,date,source, and perhaps language',
    run: (session) => importCommand(session, session.args[0] ?? ''),
  },
]

export const newsletterCommand = (terminal: Terminal): Command =>
  addSubcommands(command('npm run newsletter', about), commands, terminal)

if (import.meta.main) process.exitCode = await run(newsletterCommand)

async function list({ store, config, options, terminal, say }: NewsletterSession) {
  if (options.state === 'bounced' && !options.json) {
    const bounced = await listBounced(store.db)
    if (bounced.length === 0) return say('No addresses.')
    const reasons = bounced.map((row) => [time(row), row.email, row.reason])
    return say(table(['since', 'address', 'reason'], reasons, terminal.width))
  }
  const rows = await listSubscribers(store.db, options.state)
  if (options.json) return say(asJson(rows.map(({ email_key: _key, ...row }) => row)))
  if (rows.length === 0) return say('No addresses.')
  const hasSeveral = languages.length > 1
  const lines = rows.map((row) => [
    row.state,
    time(row),
    ...(hasSeveral ? [languageCode(row.language)] : []),
    row.email,
  ])
  const columns = ['state', 'since', ...(hasSeveral ? ['language'] : []), 'address']
  say(table(columns, lines, terminal.width))
  const waiting = await waitingConfirmations(store.db)
  if (waiting > 0 && !config.mail.works) say(`\n${confirmationsWait(waiting)}`)
}

async function exportAddresses({ store, options, terminal }: NewsletterSession) {
  const { state = 'confirmed' } = options
  const rows = await rowsForExport(store, state)
  const columns = {
    confirmed: 'email,date,source,unsubscribe,language',
    bounced: 'email,bounced,reason',
    unsubscribed: 'email,unsubscribed',
    pending: 'email,pending',
  }
  const text = options.json
    ? `${asJson(rows)}\n`
    : [`${columns[state]}\r\n`, ...rows.map((row) => csvLine(Object.values(row)))].join('')
  if (!options.out) return terminal.out(text)
  await writePrivate(options.out, [text])
  terminal.err(`Addresses written to ${options.out}: ${rows.length}\n`)
}

/** What's exported of each address, in the order of the columns. */
async function rowsForExport(
  store: Store,
  state: SubscriberState,
): Promise<Record<string, string>[]> {
  if (state === 'bounced')
    return (await listBounced(store.db)).map((row) => ({
      email: row.email,
      bounced: since(row),
      reason: row.reason,
    }))
  const rows = await listSubscribers(store.db, state)
  if (state !== 'confirmed') return rows.map((row) => ({ email: row.email, [state]: since(row) }))
  const links = { url: identity.url, secret: await store.secret('newsletter-links') }
  return rows.map((row) => ({
    email: row.email,
    date: since(row),
    // Only an import names another source: everyone else agreed on this site.
    source: row.consent_source ?? identity.url,
    unsubscribe: newsletterLink('unsubscribe', row, links, row.created_at),
    language: languageCode(row.language),
  }))
}

async function readBounces({ store, config, args: paths, terminal, say, now }: NewsletterSession) {
  const options = {
    store,
    now,
    to: ownerAddress(config.mail, identity),
    log: { warn: (_fields: object, message: string) => terminal.err(`${message}\n`) },
  }
  if (paths.length > 0) return await bouncesCommand(paths, { ...options, say })
  // What isn't a report is ignored: a mail server would answer a failure with another mail.
  await countReport(await buffer(process.stdin), options)
}

async function deleteAddresses({ store, args: emails, say }: NewsletterSession) {
  for (const email of emails) {
    const found = await deleteSubscriber(store, email)
    say(found ? `Deleted: ${email}` : `Not known: ${email}`)
  }
  await store.clearLog()
}

/** When the address came into its state, in UTC. */
function since(row: SubscriberRow): string {
  const times = {
    pending: row.created_at,
    confirmed: row.confirmed_at,
    unsubscribed: row.unsubscribed_at,
    bounced: row.bounced_at,
  }
  return new Date(times[row.state] ?? row.created_at).toISOString()
}

function time(row: SubscriberRow): string {
  return since(row).slice(0, 16).replace('T', ' ')
}

function asJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}
