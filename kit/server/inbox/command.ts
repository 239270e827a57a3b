import { Command, CommanderError, Option } from 'commander'
import { readConfig } from '#server/config.ts'
import { inquiryStates } from '#server/store/schema.ts'
import { openStore } from '#server/store/store.ts'
import { commands } from './commands.ts'
import { type Options, type Terminal, UsageError } from './session.ts'

/** All commands' options, by the names of their values. */
const optionTable: Record<Exclude<keyof Options, 'json'>, Option> = {
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
}
const about = `The owner's tools for messages, quarantine and deliveries.

You can shorten an id to its first eight characters. The tools use the server's store: \
DATABASE_URL, or the file in DATA_DIR. All but restore may run while the server does.`

/**
 * Runs one of the owner's commands and resolves with its exit code: 0 for success, 1 for a failure,
 * 2 for wrong usage.
 */
export async function inboxCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    await program(terminal).parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    // Commander has already printed the error or the help.
    const shown = error instanceof CommanderError
    if (shown && error.exitCode === 0) return 0
    if (!shown) terminal.err(`${(error as Error).message}\n`)
    const usage = shown || error instanceof UsageError
    if (usage) terminal.err('See: npm run inbox -- --help\n')
    return usage ? 2 : 1
  }
}

function program(terminal: Terminal): Command {
  const root = new Command('npm run inbox --')
    .description(about)
    .usage('<command> [options]')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
  for (const { group, usage, summary, options = [], run, withoutStore } of commands) {
    const command = root.command(usage).description(summary).helpGroup(group)
    for (const name of options) command.addOption(optionTable[name])
    command.addOption(new Option('--json', 'prints JSON, for scripts'))
    command.action(async () => {
      const words = command.processedArgs.flat().filter((word) => word !== undefined) as string[]
      const config = readConfig(terminal.env)
      const session = { options: command.opts<Options>(), words, config, terminal }
      if (withoutStore) return withoutStore(session)
      const store = await openStore(config.store, { mustExist: true, yields: true })
      try {
        await run({ ...session, store })
      } finally {
        await store.close()
      }
    })
  }
  return root
}

function count(min: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (!Number.isInteger(number) || number < min) {
      throw new UsageError(`${text} is not a whole number from ${min}.`)
    }
    return number
  }
}
