import type { Command, Option } from 'commander'
import { terminalText } from '#contracts/terminal-text.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { Failure, type Terminal } from './command.ts'

/** Everything that a command on the server's store works with. */
export interface Session<Options = unknown> {
  options: Options
  /** Everything on the command line that isn't an option. */
  args: string[]
  config: Config
  store: Store
  terminal: Terminal
  /** Prints a line. */
  say: (text: string) => void
  now: () => number
}

/** One of a command's own commands, such as `list`. */
export interface Subcommand<Options> {
  /** Its heading in the help. */
  group: string
  /** Name and arguments in Commander's syntax. */
  usage: string
  summary: string
  options?: Option[]
  run?: (session: Session<Options>) => Promise<void>
  /** Instead of `run`, for a command that must work even if the store can't be opened. */
  runWithoutStore?: (session: Omit<Session<Options>, 'store'>) => void
  /** The exit status of any failure; by default 1. */
  failureStatus?: (args: string[]) => number
}

/** Adds commands to one that works on the store. */
export function addSubcommands<Options>(
  root: Command,
  subcommands: Subcommand<Options>[],
  terminal: Terminal,
): Command {
  root.usage('<command> [options]').helpCommand(false)
  for (const subcommand of subcommands) {
    const { group, usage, summary, options = [] } = subcommand
    const command = root.command(usage).description(summary).helpGroup(group)
    command.helpOption('-h, --help', 'prints this')
    for (const option of options) command.addOption(option)
    command.action(() => runSubcommand(subcommand, command, terminal))
  }
  return root
}

async function runSubcommand<Options>(
  subcommand: Subcommand<Options>,
  command: Command,
  terminal: Terminal,
) {
  const args = command.processedArgs.flat().filter((arg) => arg !== undefined) as string[]
  try {
    await runInSession(subcommand, { options: command.opts() as Options, args, terminal })
  } catch (error) {
    if (!subcommand.failureStatus) throw error
    terminal.err(terminalText(`${(error as Error).message}\n`))
    throw new Failure(subcommand.failureStatus(args))
  }
}

async function runInSession<Options>(
  { run, runWithoutStore }: Subcommand<Options>,
  call: Pick<Session<Options>, 'options' | 'args' | 'terminal'>,
) {
  const { terminal } = call
  const session = {
    ...call,
    config: readConfig(terminal.env),
    say: (text: string) => terminal.out(`${text}\n`),
    now: Date.now,
  }
  runWithoutStore?.(session)
  if (run) await withStore(session.config, (store) => run({ ...session, store }))
}

/** Opens the server's store, which must exist, while the server may use it. */
export async function withStore<T>(
  { store: place }: Pick<Config, 'store'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(place, { mustExist: true, yields: true })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Says who sends a mail that a command put into the outbox. */
export const whoSends = ({ mail }: Pick<Config, 'mail'>): string =>
  mail.works ? 'The running server sends it.' : 'It goes out when a server with SMTP_URL runs.'
