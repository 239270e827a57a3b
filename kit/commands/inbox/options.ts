import { Option } from 'commander'
import { count } from '#commands/command.ts'
import type { Session } from '#commands/session.ts'
import { inquiryStates } from '#server/store/schema.ts'

export interface Options {
  state?: (typeof inquiryStates)[number]
  type?: string
  limit: number
  out?: string
  format: 'csv' | 'json'
  address?: string
  days?: number
  keep?: number
  all?: boolean
  yes?: boolean
  json?: boolean
}
export type InboxSession = Session<Options>

/** All commands' options, by the names of their values. */
export const optionTable = {
  state: new Option('--state <state>', 'only this state').choices(inquiryStates),
  type: new Option('--type <type>', 'only this type, such as consulting'),
  limit: new Option('--limit <n>', 'at most n messages, 0 for all').default(50).argParser(count(0)),
  out: new Option('--out <file>', 'writes a file that only you can read'),
  format: new Option('--format <format>', 'format of the export')
    .choices(['csv', 'json'])
    .default('csv'),
  address: new Option('--address <email>', 'everything from this address or waiting to go to it'),
  days: new Option('--days <n>', 'age in days').argParser(count(1)),
  keep: new Option(
    '--keep <n>',
    "makes the day's backup in a folder, DATA_DIR/backups if none is named, and keeps the last n",
  ).argParser(count(1)),
  all: new Option('--all', 'every delivery that was given up'),
  yes: new Option('--yes', "doesn't ask for confirmation"),
  json: new Option('--json', 'prints JSON, for scripts'),
}
