import { dirname, join } from 'node:path'
import { saysYes, UsageError } from '#commands/command.ts'
import { writePrivate } from '#commands/private-file.ts'
import type { Subcommand } from '#commands/session.ts'
import { identity as identityFile } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { purge } from '#server/housekeeping/retention.ts'
import { announcementsFor } from '#server/inbox/inbox.ts'
import {
  countInquiries,
  deleteAddress,
  deleteInquiries,
  findDelivery,
  findInquiry,
  InboxError,
  listDeliveries,
  listInquiries,
  markInquiries,
  readInquiries,
  releaseInquiry,
  retryDeliveries,
} from '#server/inbox/owner-queries.ts'
import { outboxDepth } from '#server/outbox/depth.ts'
import { copyStore, makeBackup, restoreBackup } from '#server/store/backups.ts'
import { type InquiryRow, inquiryStates } from '#server/store/schema.ts'
import { idOf } from '#server/store/small-commits.ts'
import { table } from '#server/table.ts'
import { csvParts, inquiryJson, jsonParts } from './export.ts'
import { type InboxSession, type Options, optionTable } from './options.ts'
import {
  letter,
  printDeliveries,
  printHints,
  printInquiries,
  printJson,
  report,
} from './printing.ts'

const messages = 'Messages:'
const quarantineGroup = 'Quarantine:'
const deliveries = 'Deliveries (mails and webhook calls):'
const storeGroup = 'Store:'

interface Entry extends Omit<Subcommand<Options>, 'options'> {
  options?: Exclude<keyof Options, 'json'>[]
}

const entries: Entry[] = [
  {
    group: messages,
    usage: 'list',
    summary: 'messages, newest first (without quarantine)',
    options: ['state', 'type', 'limit'],
    run: async (session) => {
      printInquiries(session, await listInquiries(session.store.db, filter(session)))
      if (!session.options.json) await printHints(session)
    },
  },
  {
    group: messages,
    usage: 'read <id...>',
    summary: 'messages in full; new ones are marked as read',
    run: read,
  },
  {
    group: messages,
    usage: 'search <word...>',
    summary: 'messages that contain all of the words',
    options: ['state', 'type', 'limit'],
    run: async (session) => {
      const { store, args } = session
      printInquiries(session, await listInquiries(store.db, { ...filter(session), words: args }))
    },
  },
  {
    group: messages,
    usage: 'mark <state> <id...>',
    summary: `sets the state: ${inquiryStates.join(', ')}`,
    run: mark,
  },
  {
    group: messages,
    usage: 'export',
    summary: 'all messages as CSV or JSON',
    options: ['state', 'type', 'out', 'format'],
    run: exportInquiries,
  },
  {
    group: messages,
    usage: 'delete [id...]',
    summary: 'deletes messages; with --address, also removes that person from the newsletter list',
    options: ['address', 'yes'],
    run: deleteMessages,
  },
  {
    group: messages,
    usage: 'purge',
    summary: 'deletes messages older than --days',
    options: ['days', 'yes'],
    run: purgeMessages,
  },
  {
    group: quarantineGroup,
    usage: 'quarantine',
    summary: 'suspected messages, with the reasons',
    options: ['type'],
    run: async (session) => {
      const { store, options } = session
      const states = ['quarantined'] as const
      printInquiries(session, await listInquiries(store.db, { states, type: options.type }))
    },
  },
  {
    group: quarantineGroup,
    usage: 'release <id...>',
    summary: 'releases messages and notifies you',
    run: release,
  },
  {
    group: deliveries,
    usage: 'deliveries',
    summary: 'the ones that wait and the ones given up',
    run: async (session) =>
      printDeliveries(session, await listDeliveries(session.store.db, ['waiting', 'dead'])),
  },
  {
    group: deliveries,
    usage: 'dead',
    summary: 'the ones given up',
    run: async (session) =>
      printDeliveries(session, await listDeliveries(session.store.db, ['dead'])),
  },
  {
    group: deliveries,
    usage: 'retry [id...]',
    summary: 'tries them again now',
    options: ['all'],
    run: retry,
  },
  {
    group: storeGroup,
    usage: 'status',
    summary: 'counts messages and deliveries by state',
    run: status,
  },
  {
    group: storeGroup,
    usage: 'backup [file]',
    summary: 'copies the whole store (SQLite) while the server runs',
    options: ['keep'],
    run: backup,
  },
  {
    group: storeGroup,
    usage: 'restore <file>',
    summary: "puts a backup in the store's place; stop the server first",
    runWithoutStore: restore,
  },
]

/** Every command of `npm run inbox`. The help is generated from this table. */
export const commands: Subcommand<Options>[] = entries.map(({ options = [], ...entry }) => ({
  ...entry,
  options: [...options, 'json' as const].map((name) => optionTable[name]),
}))

function filter({ options: { state, type, limit } }: InboxSession) {
  const usual = ['new', 'read', 'answered'] as const
  return { states: state ? [state] : usual, type, limit }
}

function inquiries({ store: { db } }: InboxSession, ids: string[]): Promise<InquiryRow[]> {
  return Promise.all(ids.map((id) => findInquiry(db, id)))
}

async function confirm({ options, terminal }: InboxSession, question: string) {
  if (options.yes) return
  if (!terminal.ask) throw new InboxError(`${question} Pass --yes to confirm.`)
  const answer = await terminal.ask(`${question} [y/N] `)
  if (!saysYes(answer)) throw new InboxError('Nothing was deleted.')
}

async function read(session: InboxSession) {
  const { store, args, options, terminal } = session
  const found = await inquiries(session, args)
  for (const inquiry of found) {
    if (options.json) printJson(session, inquiryJson(inquiry))
    else terminal.out(`${letter(inquiry)}\n`)
  }
  const unread = found.filter(({ state }) => state === 'new')
  await markInquiries(store.db, unread.map(idOf), 'read')
}

async function mark(session: InboxSession) {
  const [name, ...ids] = session.args
  const state = inquiryStates.find((candidate) => candidate === name)
  if (!state) throw new UsageError(`The state must be one of: ${inquiryStates.join(', ')}.`)
  const found = await inquiries(session, ids)
  await markInquiries(session.store.db, found.map(idOf), state)
  report(session, { marked: found.length }, `Marked as ${state}: ${found.length}`)
}

async function release(session: InboxSession) {
  const { store, config, args } = session
  const announce = announcementsFor(config, checkIdentity(identityFile))
  const found = await inquiries(session, args)
  for (const inquiry of found) await releaseInquiry(store.db, inquiry, announce, Date.now())
  report(session, { released: found.length }, `Released: ${found.length}`)
}

async function exportInquiries(session: InboxSession) {
  const { store, options, terminal } = session
  const { state, type } = options
  let count = 0
  async function* counted(rows: AsyncIterable<InquiryRow>) {
    for await (const row of rows) {
      count++
      yield row
    }
  }
  const states = state ? [state] : inquiryStates
  const rows = counted(readInquiries(store.db, { states, type }))
  const parts = options.json || options.format === 'json' ? jsonParts(rows) : csvParts(rows)
  if (!options.out) {
    for await (const part of parts) terminal.out(part)
    return
  }
  await writePrivate(options.out, parts)
  terminal.err(`Messages written to ${options.out}: ${count}\n`)
}

async function deleteMessages(session: InboxSession) {
  const { store, args, options } = session
  const { address } = options
  const namesIds = args.length > 0
  if (namesIds === Boolean(address)) throw new UsageError('Give ids, or --address.')
  if (address) {
    await confirm(session, `Delete everything from and for ${address}?`)
    const deleted = await deleteAddress(store.db, address)
    await store.clearLog()
    const { inquiries: count, deliveries } = deleted
    return report(session, deleted, `Messages deleted: ${count}; deliveries: ${deliveries}`)
  }
  const found = await inquiries(session, args)
  await confirm(
    session,
    found.length > 1 ? `Delete these ${found.length} messages?` : 'Delete this message?',
  )
  await deleteInquiries(store.db, found.map(idOf))
  await store.clearLog()
  report(session, { inquiries: found.length }, `Messages deleted: ${found.length}`)
}

async function purgeMessages(session: InboxSession) {
  const { store, options } = session
  if (options.days === undefined) throw new UsageError('Pass the age: --days <n>')
  await confirm(session, `Delete all messages older than ${options.days} days?`)
  const deleted = await purge(store, Date.now(), options.days)
  await store.clearLog()
  report(session, { inquiries: deleted }, `Messages deleted: ${deleted}`)
}

async function retry(session: InboxSession) {
  const { store, args, options } = session
  const namesIds = args.length > 0
  if (namesIds === Boolean(options.all)) throw new UsageError('Give ids, or --all.')
  const rows = options.all
    ? await listDeliveries(store.db, ['dead'])
    : await Promise.all(args.map((id) => findDelivery(store.db, id)))
  const retried = await retryDeliveries(store.db, rows.map(idOf), Date.now())
  report(session, { retried }, `Queued for retry: ${retried}`)
}

async function status(session: InboxSession) {
  const { store, options, terminal } = session
  const counts = await countInquiries(store.db)
  const { waiting, dead, age } = await outboxDepth(store.db, Date.now())
  if (options.json) {
    const oldestSeconds = Math.round(age / 1000)
    return printJson(session, { messages: counts, deliveries: { waiting, dead, oldestSeconds } })
  }
  const lines = Object.entries(counts).map(([state, count]) => [
    `messages, ${state}`,
    String(count),
  ])
  lines.push(['deliveries that wait', String(waiting)], ['deliveries given up', String(dead)])
  terminal.out(`${table(['what', 'how many'], lines, terminal.width)}\n`)
}

async function backup(session: InboxSession) {
  const { store, args, options } = session
  const [path] = args
  if (!store.file) throw new InboxError('Back up PostgreSQL with pg_dump: see docs/operations.md.')
  if (options.keep === undefined) {
    if (path === undefined) throw new UsageError('Name a file, or say --keep <n>.')
    await copyStore(store.file, path)
    return report(session, { file: path }, `Wrote ${path}`)
  }
  const folder = path ?? join(dirname(store.file), 'backups')
  const { keep } = options
  const file = await makeBackup({ file: store.file, folder, keep, now: Date.now() })
  if (file) report(session, { file }, `Wrote ${file}`)
  else report(session, { file: null }, `${folder} has today's backup.`)
}

function restore({
  args: [backup = ''],
  config: { store },
  terminal,
}: Omit<InboxSession, 'store'>) {
  if (store.databaseUrl) throw new InboxError('Restore PostgreSQL with pg_restore.')
  const { aside, keptOff } = restoreBackup(backup, store.file, Date.now())
  terminal.out(`Restored ${backup}. You can start the server now.\n`)
  if (aside) terminal.out(`What was there before is kept beside it, as ${aside}.\n`)
  if (keptOff)
    terminal.out(
      `Readers who unsubscribed since the backup, or whose address bounced, stay off the list: ${keptOff}\n`,
    )
  if (keptOff === undefined)
    terminal.out(
      'The replaced store can’t be read, so readers who unsubscribed since the backup, or whose address bounced, are on the list again.\n',
    )
}
