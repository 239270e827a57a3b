// `npm run newsletter`: the owner's commands for issues and subscribers.
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { identity } from '#identity.ts'
import { ownerAddress, readConfig } from '#server/config.ts'
import { csvLine } from '#server/csv.ts'
import { MissingBuildError } from '#server/static/manifest.ts'
import { openCommandStore } from '#server/store/command-store.ts'
import { type SubscriberRow, subscriberStates } from '#server/store/schema.ts'
import { table } from '#server/table.ts'
import { bouncesCommand, countReport } from './bounce-command.ts'
import {
  importCommand,
  restoreCommand,
  type Session,
  sendCommand,
  stateCommand,
  statusCommand,
} from './commands.ts'
import { NewsletterError } from './letter.ts'
import { newsletterLink } from './mails.ts'
import {
  confirmationsWait,
  deleteSubscriber,
  listBounced,
  listSubscribers,
  waitingConfirmations,
} from './subscribers.ts'

const help = `Usage: npm run newsletter -- <command> [options]

Issues
  send <slug | file>  shows subject, recipients and a preview, checks the links, asks you to confirm,
                      and queues the built article or letter on the running server
  status              how far each issue has gotten
  pause [id]          stops an issue; resume [id] continues it

Addresses
  list                the addresses and their states
  export              the confirmed addresses, each with its link to unsubscribe, as CSV;
                      with --state bounced, those found dead, each with the reason
  bounces [path]...   reads delivery reports: mails, folders of mails, Maildirs, or standard input
  restore <email>...  puts addresses that bounced back on the list
  delete <email>...   takes these addresses off the list; for everything a person has sent you:
                      npm run inbox -- delete --address <email>
  import <file.csv>   adds addresses that confirmed elsewhere; columns: email,date,source

Options
  --test <email>      send: mails one copy to this address and nothing else
  --at <time>         send: not before this local time, such as 2026-12-01T09:00
  --yes               send: doesn't ask for confirmation
  --again             send: even if it was sent before
  --state <state>     list, export: only ${subscriberStates.join(', ')}
  --json              list, export, status: prints JSON
  --out <file>        export: writes a file that only you can read
  --help              prints this`

const { values, positionals } = readArguments()
const [command, ...words] = positionals
if (values.help || !command) {
  console.log(help)
  process.exit(values.help ? 0 : 2)
}
const state = subscriberStates.find((known) => known === values.state)
if (values.state && !state) fail(`--state must be one of: ${subscriberStates.join(', ')}.`)

const width = process.stdout.columns ?? 200
const config = readConfig()
const isPiped = command === 'bounces' && words.length === 0
/** A mail server that pipes a report here tries again after 75 (EX_TEMPFAIL). */
const failureStatus = isPiped ? 75 : 1
const store = await openCommandStore(config.store, failureStatus)
try {
  await run()
} catch (error) {
  const isExpected = error instanceof NewsletterError || error instanceof MissingBuildError
  if (!isExpected && !isPiped) throw error
  console.error((error as Error).message)
  process.exitCode = failureStatus
} finally {
  await store.close()
}

async function run() {
  switch (command) {
    case 'list': {
      const rows = await listSubscribers(store.db, state)
      if (values.json) return print(rows.map(({ email_key: _key, ...row }) => row))
      if (rows.length === 0) return console.log('No addresses.')
      const lines = rows.map((row) => [row.state, time(row), row.email])
      if (state === 'bounced') {
        const bounced = await listBounced(store.db)
        const reasons = bounced.map((row) => [time(row), row.email, row.reason])
        return console.log(table(['since', 'address', 'reason'], reasons, width))
      }
      console.log(table(['state', 'since', 'address'], lines, width))
      const waiting = await waitingConfirmations(store.db)
      if (waiting > 0 && !config.mail.works) console.log(`\n${confirmationsWait(waiting)}`)
      return
    }
    case 'export':
      return await exportAddresses()
    case 'bounces':
      return await readBounces()
    case 'restore': {
      if (words.length === 0) fail('Give the addresses to restore.')
      return await restoreCommand(session(), words)
    }
    case 'delete': {
      if (words.length === 0) fail('Give the addresses to delete.')
      for (const email of words) {
        const found = await deleteSubscriber(store.db, email)
        console.log(found ? `Deleted: ${email}` : `Not known: ${email}`)
      }
      return store.clearLog()
    }
    case 'send': {
      const [what, ...others] = words
      if (!what || others.length > 0) fail('Give one article or letter to send.')
      return await sendCommand(session(), what, values)
    }
    case 'status':
      return await statusCommand(session(), values.json, width)
    case 'pause':
      return await stateCommand(session(), 'paused', words[0])
    case 'resume':
      return await stateCommand(session(), 'sending', words[0])
    case 'import': {
      const [file] = words
      if (!file) fail('Give the file to import.')
      return await importCommand(session(), file)
    }
    default:
      fail(`There is no command ${command}.`)
  }
}

async function readBounces() {
  const options = {
    store,
    now: Date.now,
    to: ownerAddress(config.mail, identity),
    log: { warn: (_fields: object, message: string) => console.error(message) },
  }
  if (!isPiped) {
    return await bouncesCommand(words, { ...options, say: (text) => console.log(text) })
  }
  // What isn't a report is ignored: a mail server would answer a failure with another mail.
  await countReport(await buffer(process.stdin), options)
}

async function exportAddresses() {
  const rows = state === 'bounced' ? await bouncedForExport() : await confirmedForExport()
  const columns = ['email', state === 'bounced' ? 'bounced,reason' : 'confirmed,unsubscribe']
  const text = values.json
    ? `${JSON.stringify(rows, undefined, 2)}\n`
    : [`${columns}\r\n`, ...rows.map((row) => csvLine(Object.values(row)))].join('')
  if (!values.out) return void process.stdout.write(text)
  writeFileSync(values.out, text, { mode: 0o600 })
  console.error(`Addresses written to ${values.out}: ${rows.length}`)
}

async function confirmedForExport() {
  const links = { url: identity.url, secret: await store.secret('newsletter-links') }
  return (await listSubscribers(store.db, 'confirmed')).map((row) => ({
    email: row.email,
    confirmed: new Date(row.confirmed_at ?? row.created_at).toISOString(),
    unsubscribe: newsletterLink('unsubscribe', row.id, links, row.created_at),
  }))
}

async function bouncedForExport() {
  return (await listBounced(store.db)).map((row) => ({
    email: row.email,
    bounced: new Date(row.bounced_at ?? row.created_at).toISOString(),
    reason: row.reason,
  }))
}

function session(): Session {
  return {
    store,
    config,
    say: (text) => console.log(text),
    ...(process.stdin.isTTY && { ask }),
    dist: 'dist',
    now: Date.now,
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        out: { type: 'string' },
        test: { type: 'string' },
        at: { type: 'string' },
        yes: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail((error as Error).message)
  }
}

function time(row: SubscriberRow): string {
  const since = {
    pending: row.created_at,
    confirmed: row.confirmed_at,
    unsubscribed: row.unsubscribed_at,
    bounced: row.bounced_at,
  }
  return new Date(since[row.state] ?? row.created_at).toISOString().slice(0, 16).replace('T', ' ')
}

function print(value: unknown) {
  console.log(JSON.stringify(value, undefined, 2))
}

function fail(message: string): never {
  console.error(`${message}\nSee: npm run newsletter -- --help`)
  process.exit(2)
}
