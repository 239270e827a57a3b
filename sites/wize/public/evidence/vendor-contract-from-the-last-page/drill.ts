// An exit drill through the owner's own commands: fills a store, exports it to files, reads the
// files back with another parser, restores a backup, and imports the newsletter's addresses.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { insertRows } from '@wize/kit/server/store/insert-rows.ts'
import {
  type InquiryRow,
  inquiryStates,
  type SubscriberRow,
  subscriberStates,
} from '@wize/kit/server/store/schema.ts'
import { openStore } from '@wize/kit/server/store/store.ts'
import { commandFlags, siteEnv, startServer } from '@wize/kit/server/testing/server-process.ts'
import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import { csvFormat, csvParse } from 'd3-dsv'

export const inquiryCount = 2000
export const subscriberCount = 400
const firstDay = Date.UTC(2025, 4, 14)
const minute = 60_000
/** A time with milliseconds, which an export may lose. */
const timeOf = (index: number) => firstDay + index * minute + ((index * 37) % 1000)

/** Texts that people really type, and that trip up exports. */
const messages = [
  'What would a first version cost?',
  'Two lines,\nand a comma, and a "quotation".',
  'Lines that end\r\nas on Windows',
  '=SUM(A1:A9) is in our sheet',
  '- a list\n- that starts with a dash',
  '+1 212 555 0100 is my number',
  'Grüße aus Köln – 你好 – 🙂',
  '@ops can you call back?',
  'Plain words; with a semicolon\tand a tab',
]
const answers = [
  { Company: 'Northwind', Budget: '$10,000–25,000' },
  { Deadline: 'Two weeks: by June 1', Team: 'Ada, Zoë' },
  { Goal: 'First line\nBudget: second line of the same answer' },
]
const visits = [
  { landing: '/services/cto', referrer: 'news.example' },
  { landing: '/', utm_source: 'letter', utm_campaign: 'spring, part 2' },
]

/** How addresses begin. Any of these is valid. */
const beginnings = ['', '+', '-', '=', "'=", "'"]
const languages = ['en', 'es']

/** In every tenth inquiry, the optional columns are empty. */
const empty = { details: null, spam_reasons: null, visit: null, language: null }

/** Inquiries in every state, with every column filled in nine of ten. */
function inquiries(): InquiryRow[] {
  const random = seededRandom(20250514)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: inquiryCount }, (_, index) => ({
    id: `inquiry-${String(index).padStart(4, '0')}`,
    type: pick(['general', 'consulting', 'ai', 'questionnaire']),
    state: pick(inquiryStates),
    name: pick(['Ada', 'Zoë O’Brien', '=Ada', '小林']),
    email: `${beginnings[index % 9] ?? ''}person${index}@example.com`,
    subject: pick(['Hello', '-5% this quarter?', 'A "quoted" subject']),
    message: pick(messages),
    details: JSON.stringify(pick(answers)),
    spam_reasons: pick(['links', 'too-fast,links']),
    fingerprint: `fingerprint-${index}`,
    received_at: timeOf(index),
    visit: JSON.stringify(pick(visits)),
    language: languages[index % languages.length] ?? null,
    ...(index % 10 === 0 && empty),
  }))
}

/** Where people agreed; null for those who signed up here. */
const consentSources = ['Substack', null, '=HYPERLINK', 'A fair, "Expo"\n- hall 2', "'-quoted"]

/** Subscribers in every state, a quarter each, with every column filled that the state allows. */
const subscribers = (): SubscriberRow[] =>
  Array.from({ length: subscriberCount }, (_, index) => {
    const group = Math.floor(index / subscriberStates.length)
    const email = `${beginnings[group % beginnings.length]}Reader${index}@Example.com`
    const created_at = timeOf(index)
    const state = subscriberStates[index % subscriberStates.length] ?? 'pending'
    return {
      id: `subscriber-${String(index).padStart(4, '0')}`,
      email,
      email_key: email.toLowerCase(),
      state,
      created_at,
      mailed_at: created_at + 1000,
      confirmed_at: state === 'pending' ? null : created_at + 2 * minute,
      unsubscribed_at: state === 'unsubscribed' ? created_at + 3 * minute : null,
      bounced_at: state === 'bounced' ? created_at + 3 * minute : null,
      consent_source: consentSources[group % consentSources.length] ?? null,
      visit: JSON.stringify(visits[index % visits.length]),
      language: languages[group % languages.length] ?? null,
    }
  })

type Rows = Record<string, unknown>[]

/** A table as SQLite holds it, read without the product's code. */
function tableOf(file: string, table: string): Rows {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare(`select * from ${table} order by id`).all()
  db.close()
  return rows.map((row) => ({ ...row }))
}

function command(program: 'inbox' | 'newsletter', folder: string, ...args: string[]) {
  const cli = fileURLToPath(import.meta.resolve(`@wize/kit/commands/${program}.ts`))
  const env = { ...siteEnv, DATA_DIR: folder }
  return spawnSync(process.execPath, [...commandFlags, cli, ...args], {
    env,
    cwd: siteEnv.WIZE_SITE,
    encoding: 'utf8',
  })
}

function succeeding({ status, stderr }: SpawnSyncReturns<string>) {
  if (status !== 0) throw new Error(stderr)
}

export interface Exported {
  csv: string
  json: string
  held: Rows
  restored: Rows
}

/** For each column that the store has, how a row of an export gives its value back. */
const readers: Record<string, { csv?: (row: Line) => unknown; json?: (row: Line) => unknown }> = {
  id: { csv: ({ id }) => id, json: ({ id }) => id },
  type: { csv: ({ type }) => type, json: ({ type }) => type },
  state: { csv: ({ state }) => state, json: ({ state }) => state },
  name: { csv: ({ name }) => name, json: ({ name }) => name },
  email: { csv: ({ email }) => email, json: ({ email }) => email },
  subject: { csv: ({ subject }) => subject, json: ({ subject }) => subject },
  message: { csv: ({ message }) => message, json: ({ message }) => message },
  details: {
    csv: ({ details }) => (details ? answersOf(details) : {}),
    json: ({ details }) => details,
  },
  spam_reasons: {
    csv: ({ spam }) => String(spam).replaceAll(' ', ','),
    json: ({ spam }) => (spam as string[]).join(','),
  },
  received_at: {
    csv: ({ received }) => Date.parse(String(received)),
    json: ({ received }) => Date.parse(String(received)),
  },
  visit: { csv: ({ visit }) => (visit ? visitOf(visit) : {}), json: ({ visit }) => visit },
  fingerprint: {},
  language: { csv: ({ language }) => language, json: ({ language }) => language },
}
type Line = Record<string, unknown>

/** The questionnaire's answers from a cell of the form `label: answer`, one a line. */
const answersOf = (cell: unknown) =>
  Object.fromEntries(
    String(cell)
      .split('\n')
      .map((line) => [line.split(': ', 1)[0] ?? '', line.slice(line.indexOf(': ') + 2)]),
  )

/** A visit from a cell such as `from news.example, landed on /, utm_source=letter`. */
const visitOf = (cell: unknown) =>
  Object.fromEntries(
    String(cell)
      .split(', ')
      .map((part) => {
        if (part.startsWith('from ')) return ['referrer', part.slice(5)]
        if (part.startsWith('landed on ')) return ['landing', part.slice(10)]
        return part.split('=', 2)
      }),
  )

/** What an empty column means, according to the comments in the store's schema. */
const ofEmpty: Record<string, unknown> = {
  details: {},
  spam_reasons: '',
  visit: {},
  language: languages[0],
}

/** What a column's value means, so that the same JSON in another order is the same. */
const meaning = (column: string, value: unknown) => {
  if (value === null) return ofEmpty[column]
  return ['details', 'visit'].includes(column) ? JSON.parse(String(value)) : value
}

/** How many values of a column a format brings back changed; undefined if it leaves them out. */
export function changedIn(format: 'csv' | 'json', column: string, { csv, json, held }: Exported) {
  const read = readers[column]?.[format]
  if (!read) return undefined
  const lines: Line[] =
    format === 'csv' ? [...csvParse(csv.replace('\ufeff', ''))] : JSON.parse(json)
  const byId = new Map(lines.map((line) => [line.id, line]))
  return held.filter((row) => {
    const line = byId.get(row.id)
    return !line || !isDeepStrictEqual(read(line), meaning(column, row[column]))
  }).length
}

/** Values that a spreadsheet would run as a formula, or would without the apostrophe they begin with. */
export const formulas = (rows: Rows, column: string) =>
  rows.filter((row) => /^'*\s*[=+\-@]/.test(String(row[column]))).length

/** Fills a store, exports it both ways, and restores a backup of it somewhere else. */
export async function exportInbox(): Promise<Exported> {
  return await inFolder(async (folder) => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    const file = join(from, 'wize.sqlite')
    const store = await openStore({ file })
    await insertRows(store.db, 'inquiries', inquiries())
    await store.close()
    const out = (name: string) => join(folder, name)
    succeeding(command('inbox', from, 'export', '--out', out('all.csv')))
    succeeding(command('inbox', from, 'export', '--format', 'json', '--out', out('all.json')))
    succeeding(command('inbox', from, 'backup', out('copy.sqlite')))
    const empty = await openStore({ file: join(to, 'wize.sqlite') })
    await empty.close()
    succeeding(command('inbox', to, 'restore', out('copy.sqlite')))
    return {
      csv: readFileSync(out('all.csv'), 'utf8'),
      json: readFileSync(out('all.json'), 'utf8'),
      held: tableOf(file, 'inquiries'),
      restored: tableOf(join(to, 'wize.sqlite'), 'inquiries'),
    }
  })
}

export interface Moved {
  /** The rows before, and those that an empty store took from the export. */
  before: Rows
  after: Rows
  /** How many confirmed addresses the unsubscribe links from before the move still unsubscribe. */
  unsubscribed: { imported: number; restored: number }
  /** What the import says about the export in the form of the first drill, and what it takes. */
  refusal: string
  afterRefusal: Rows
}

/** Moves the newsletter's list to an empty store by its own export and import. */
export async function moveSubscribers(): Promise<Moved> {
  return await inFolder(async (folder) => {
    const storeFile = (name: string) => join(folder, name, 'wize.sqlite')
    const store = await openStore({ file: storeFile('from') })
    await store.db.insertInto('subscribers').values(subscribers()).execute()
    await store.close()
    for (const name of ['to', 'first', 'restored']) {
      const empty = await openStore({ file: storeFile(name) })
      await empty.close()
    }
    const list = join(folder, 'list.csv')
    succeeding(command('newsletter', join(folder, 'from'), 'export', '--out', list))
    succeeding(command('newsletter', join(folder, 'to'), 'import', list))
    const after = tableOf(storeFile('to'), 'subscribers')
    const lines = csvParse(readFileSync(list, 'utf8'))
    const copy = join(folder, 'copy.sqlite')
    succeeding(command('inbox', join(folder, 'from'), 'backup', copy))
    succeeding(command('inbox', join(folder, 'restored'), 'restore', copy))
    // The export has the same links as the letters.
    const links = lines.map(({ unsubscribe }) => unsubscribe ?? '')
    const follow = async (name: string) => {
      const count = () =>
        tableOf(storeFile(name), 'subscribers').filter(({ state }) => state === 'unsubscribed')
          .length
      const known = count()
      await followLinks(join(folder, name), links)
      return count() - known
    }
    const unsubscribed = { imported: await follow('to'), restored: await follow('restored') }
    const firstForm = lines.map(({ email, date, unsubscribe }) => ({
      email,
      confirmed: date,
      unsubscribe,
    }))
    writeFileSync(list, csvFormat(firstForm))
    const refused = command('newsletter', join(folder, 'first'), 'import', list)
    return {
      before: tableOf(storeFile('from'), 'subscribers'),
      after,
      unsubscribed,
      refusal: refused.stderr.trim(),
      afterRefusal: tableOf(storeFile('first'), 'subscribers'),
    }
  })
}

/** Posts the links to the site's server with this store, as mail programs do (RFC 8058). */
async function followLinks(folder: string, links: string[]) {
  const server = await startServer({ DATA_DIR: folder })
  for (const link of links) {
    const { pathname, search } = new URL(link)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await fetch(`http://127.0.0.1:${server.port}${pathname}${search}`, {
      method: 'POST',
      body,
    })
    await answer.arrayBuffer()
  }
  await server.stop()
}

/**
 * Those of the confirmed addresses before the move that came in with the same spelling, day of
 * consent, source, and language. Whoever signed up here agreed on this site, at the address `here`.
 */
export const movedWhole = (before: Rows, after: Rows, here: string) => {
  const byEmail = new Map(after.map((row) => [row.email, row]))
  return before.filter((row) => {
    const moved = byEmail.get(row.email)
    return (
      row.state === 'confirmed' &&
      moved?.state === 'confirmed' &&
      moved.confirmed_at === row.confirmed_at &&
      moved.consent_source === (row.consent_source ?? here) &&
      moved.language === row.language
    )
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'exit-drill-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
