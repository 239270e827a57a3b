import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkIdentity } from '#contracts/identity.ts'
import { identity as identityFile } from '#identity.ts'
import { readConfig } from '#server/config.ts'
import { outboxDepth } from '#server/outbox/worker.ts'
import { describeVisit } from '#server/statistics/visit.ts'
import { restoreBackup } from '#server/store/backups.ts'
import { type InquiryRow, inquiryStates, type OutboxRow } from '#server/store/schema.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { inquiriesCsv, inquiryJson } from './export.ts'
import { announcementsFor } from './inbox.ts'
import { inquiryDetails, typeLabel } from './mails.ts'
import {
  countInquiries,
  deleteAddress,
  deleteInquiry,
  findDelivery,
  findInquiry,
  InboxError,
  listDeliveries,
  listInquiries,
  markInquiry,
  releaseInquiry,
  retryDeliveries,
} from './messages.ts'
import { purge } from './retention.ts'
import { table, terminalText } from './table.ts'

const help = `Usage: npm run inbox -- <command> [options]

Messages
  list                      messages, newest first (without quarantine)
  read <id>                 one message in full; a new one is marked as read
  search <word>...          messages that hold all of the words
  mark <state> <id>...      sets the state: ${inquiryStates.join(', ')}
  export                    all messages as CSV, or as JSON with --format json
  delete <id>...            deletes messages
  delete --address <email>  deletes all that came from an address or waits for it, and its
                            place on the newsletter's list
  purge --days <n>          deletes messages older than n days

Quarantine
  quarantine                suspected messages with the reasons
  release <id>...           takes messages out and has you told of them

Deliveries (mails and webhook calls)
  deliveries                those that wait and those given up
  dead                      those given up
  retry <id>... | --all     tries them again now; --all is every one given up

  status                    how many there are of each
  backup <file>             copies the whole store (SQLite) while the server runs
  restore <file>            puts a backup in the store's place; stop the server first

Options
  --state <state>   list, search, export: only this state
  --type <type>     list, search, export: only this type, such as consulting
  --limit <n>       list, search: at most n messages (50; 0 is all)
  --out <file>      export: writes a file that only you can read
  --format csv|json export: the form of the export
  --yes             delete, purge: does not ask
  --json            prints JSON, for scripts
  --help            prints this

An id may be cut after its first four characters. The store is the server's own: DATABASE_URL, or
the file in DATA_DIR. These tools may be used while the server runs.
`

/** The world of a command, so that a test can be one. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** Characters in a line. */
  width: number
  /** Asks the person who sits there; missing when nobody does. */
  ask?: (question: string) => Promise<string>
}

interface Session {
  options: ReturnType<typeof parse>['values']
  words: string[]
  config: ReturnType<typeof readConfig>
  store: Store
  terminal: Terminal
}

class UsageError extends Error {}

/** Runs one of the owner's commands; resolves with its exit code: 0, 1 failed, 2 not understood. */
export async function inboxCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    const { values: options, positionals } = parse(args)
    const [command, ...words] = positionals
    if (options.help || !command) {
      terminal.out(help)
      return options.help ? 0 : 2
    }
    const config = readConfig(terminal.env)
    // The store may be too damaged to be opened.
    if (command === 'restore') return restore(words, config, terminal)
    const store = await openStore(config.store)
    try {
      await run(command, { options, words, config, store, terminal })
    } finally {
      await store.close()
    }
    return 0
  } catch (error) {
    const usage = error instanceof UsageError
    terminal.err(`${(error as Error).message}\n`)
    if (usage) terminal.err('See: npm run inbox -- --help\n')
    return usage ? 2 : 1
  }
}

async function run(command: string, session: Session): Promise<void> {
  const { options, words, config, store, terminal } = session
  const { db } = store
  const say = (text: string) => terminal.out(`${text}\n`)
  switch (command) {
    case 'list':
    case 'search': {
      if (command === 'search' && words.length === 0) throw new UsageError('Search for what?')
      const limit = options.limit === undefined ? 50 : count('--limit', options.limit, 0)
      printInquiries(
        session,
        await listInquiries(db, {
          ...filter(session),
          words: command === 'search' ? words : [],
          limit,
        }),
      )
      return command === 'list' && !options.json ? await sayWhatElse(session) : undefined
    }
    case 'quarantine':
      return printInquiries(
        session,
        await listInquiries(db, { ...filter(session), states: ['quarantined'] }),
      )

    case 'read': {
      for (const inquiry of await inquiries(session)) {
        if (options.json) print(session, inquiryJson(inquiry))
        else say(letter(inquiry))
        if (inquiry.state === 'new') await markInquiry(db, inquiry.id, 'read')
      }
      return
    }
    case 'mark': {
      const state = inquiryStates.find((candidate) => candidate === words[0])
      if (!state) throw new UsageError(`The state is one of: ${inquiryStates.join(', ')}.`)
      const found = await inquiries(session, words.slice(1))
      for (const { id } of found) await markInquiry(db, id, state)
      return report(session, { marked: found.length }, `Marked as ${state}: ${found.length}`)
    }
    case 'release': {
      const announce = announcementsFor(config.inbox, checkIdentity(identityFile))
      const found = await inquiries(session)
      for (const inquiry of found) await releaseInquiry(db, inquiry, announce, Date.now())
      return report(session, { released: found.length }, `Released: ${found.length}`)
    }
    case 'export': {
      const rows = await listInquiries(db, filter(session, inquiryStates))
      const text =
        options.json || options.format === 'json'
          ? `${JSON.stringify(rows.map(inquiryJson), undefined, 2)}\n`
          : inquiriesCsv(rows)
      if (!options.out) return terminal.out(text)
      writeFileSync(options.out, text, { mode: 0o600 })
      return terminal.err(`Wrote ${rows.length} messages to ${options.out}\n`)
    }
    case 'delete': {
      const { address } = options
      if (address) {
        if (words.length > 0) throw new UsageError('Give ids or --address, not both.')
        await confirm(session, `Delete everything from and for ${address}?`)
        const deleted = await deleteAddress(db, address)
        await store.clearLog()
        return report(
          session,
          deleted,
          `Deleted: ${deleted.inquiries} messages, ${deleted.deliveries} deliveries`,
        )
      }
      const found = await inquiries(session)
      await confirm(session, `Delete ${found.length} messages?`)
      for (const { id } of found) await deleteInquiry(db, id)
      await store.clearLog()
      return report(session, { inquiries: found.length }, `Deleted: ${found.length} messages`)
    }
    case 'purge': {
      if (options.days === undefined) throw new UsageError('Say how old: --days <n>')
      const days = count('--days', options.days, 1)
      await confirm(session, `Delete all messages older than ${days} days?`)
      const deleted = await purge(db, Date.now(), days)
      await store.clearLog()
      return report(session, { inquiries: deleted }, `Deleted: ${deleted} messages`)
    }
    case 'deliveries':
      return printDeliveries(session, await listDeliveries(db, ['waiting', 'dead']))
    case 'dead':
      return printDeliveries(session, await listDeliveries(db, ['dead']))

    case 'retry': {
      if (options.all === words.length > 0) throw new UsageError('Give ids, or --all.')
      const rows = options.all
        ? await listDeliveries(db, ['dead'])
        : await Promise.all(words.map((id) => findDelivery(db, id)))
      const retried = await retryDeliveries(
        db,
        rows.map(({ id }) => id),
        Date.now(),
      )
      return report(session, { retried }, `To be tried again now: ${retried}`)
    }
    case 'status': {
      const messages = await countInquiries(db)
      const { waiting, dead, age } = await outboxDepth(db, Date.now())
      const deliveries = { waiting, dead, oldestSeconds: Math.round(age / 1000) }
      if (options.json) return print(session, { messages, deliveries })
      const lines = Object.entries(messages).map(([state, number]) => [
        `messages, ${state}`,
        String(number),
      ])
      lines.push(['deliveries that wait', String(waiting)], ['deliveries given up', String(dead)])
      return say(table(['what', 'how many'], lines, terminal.width))
    }
    case 'backup': {
      const [file] = words
      if (!file) throw new UsageError('Say which file to write.')
      await store.backup(file)
      return report(session, { file }, `Wrote ${file}`)
    }
    default:
      throw new UsageError(`There is no command ${command}.`)
  }
}

function restore([backup]: string[], { store }: Session['config'], terminal: Terminal): number {
  if (!backup) throw new UsageError('Say which backup to restore.')
  if (store.databaseUrl) throw new InboxError('Restore PostgreSQL with pg_restore.')
  const aside = restoreBackup(backup, store.file, Date.now())
  terminal.out(`Restored ${backup}. You can start the server now.\n`)
  if (aside) terminal.out(`What was there before is kept beside it, as ${aside}.\n`)
  return 0
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        type: { type: 'string' },
        limit: { type: 'string' },
        out: { type: 'string' },
        format: { type: 'string', default: 'csv' },
        address: { type: 'string' },
        days: { type: 'string' },
        all: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function filter(
  { options }: Session,
  states: readonly InquiryRow['state'][] = ['new', 'read', 'answered'],
) {
  if (!['csv', 'json'].includes(options.format)) throw new UsageError('--format is csv or json.')
  if (options.state === undefined) return { states, type: options.type }
  const state = inquiryStates.find((candidate) => candidate === options.state)
  if (!state) throw new UsageError(`--state is one of: ${inquiryStates.join(', ')}.`)
  return { states: [state], type: options.type }
}

async function inquiries({ store: { db }, words }: Session, ids = words): Promise<InquiryRow[]> {
  if (ids.length === 0) throw new UsageError('Give the id of a message.')
  return await Promise.all(ids.map((id) => findInquiry(db, id)))
}

function count(option: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least) {
    throw new UsageError(`${option} is a whole number from ${least}.`)
  }
  return number
}

async function confirm({ options, terminal }: Session, question: string) {
  if (options.yes) return
  if (!terminal.ask) throw new InboxError(`${question} Say so with --yes.`)
  const answer = await terminal.ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new InboxError('Nothing was deleted.')
}

function printInquiries(session: Session, rows: InquiryRow[]) {
  const { options, terminal } = session
  if (options.json) return print(session, rows.map(inquiryJson))
  if (rows.length === 0) return terminal.out('No messages.\n')
  const lines = table(
    ['id', 'received', 'state', 'type', 'from', 'subject'],
    rows.map((row) => [
      row.id.slice(0, 8),
      time(row.received_at),
      row.spam_reasons && row.state === 'quarantined' ? row.spam_reasons : row.state,
      row.type,
      `${row.name} <${row.email}>`,
      row.subject,
    ]),
    terminal.width,
  )
  terminal.out(`${lines}\n`)
}

/** Under the list: what the owner would have to look for elsewhere. */
async function sayWhatElse({ store: { db }, terminal }: Session) {
  const { quarantined } = await countInquiries(db)
  const { dead } = await outboxDepth(db, Date.now())
  if (quarantined > 0) terminal.out(`In quarantine: ${quarantined}. See: quarantine\n`)
  if (dead > 0) terminal.out(`Deliveries given up: ${dead}. See: dead\n`)
}

function printDeliveries(session: Session, rows: OutboxRow[]) {
  const { options, terminal } = session
  if (options.json) {
    return print(
      session,
      rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        recipient: row.recipient,
        inquiry: row.inquiry_id,
        state: row.state,
        attempts: row.attempts,
        due: new Date(row.due_at).toISOString(),
        lastError: row.last_error,
      })),
    )
  }
  if (rows.length === 0) return terminal.out('No deliveries.\n')
  const lines = table(
    ['id', 'state', 'kind', 'attempts', 'next', 'to', 'last error'],
    rows.map((row) => [
      row.id.slice(0, 8),
      row.state,
      row.kind,
      String(row.attempts),
      row.state === 'waiting' ? time(row.due_at) : '',
      row.recipient,
      row.last_error ?? '',
    ]),
    terminal.width,
  )
  terminal.out(`${lines}\n`)
}

function letter(inquiry: InquiryRow): string {
  const visit = describeVisit(inquiry)
  const lines = [
    `Id:       ${inquiry.id}`,
    `Received: ${time(inquiry.received_at)}`,
    `State:    ${inquiry.state}${inquiry.spam_reasons ? ` (${inquiry.spam_reasons})` : ''}`,
    `Type:     ${typeLabel(inquiry.type)}`,
    `From:     ${inquiry.name} <${inquiry.email}>`,
    `Subject:  ${inquiry.subject}`,
    ...(visit ? [`Visit:    ${visit}`] : []),
    '',
    inquiry.message,
    ...Object.entries(inquiryDetails(inquiry)).flatMap(([label, answer]) => ['', label, answer]),
    '',
  ]
  return terminalText(lines.join('\n'))
}

/** Local time to the minute. */
function time(ms: number): string {
  return new Date(ms).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}

function report(session: Session, result: object, sentence: string) {
  if (session.options.json) print(session, result)
  else session.terminal.out(`${sentence}\n`)
}

function print({ terminal }: Session, value: unknown) {
  terminal.out(`${JSON.stringify(value, undefined, 2)}\n`)
}
