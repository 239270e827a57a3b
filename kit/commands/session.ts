import type { Command, Option } from 'commander'
import { type Config, readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { Failure, type Terminal } from './command.ts'

/** What a command works with that reads or changes the server's store. */
export interface Session<Options = unknown> {
  options: Options
  /** Everything on the command line that isn't an option. */
  words: string[]
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
  failureStatus?: (words: string[]) => number
}

/** Adds commands to one that works on the store. */
export function addSubcommands<Options>(
  root: Command,
  subcommands: Subcommand<Options>[],
  terminal: Terminal,
): Command {
  root.usage('<command> [options]').helpCommand(false)
  for (const { group, usage, summary, options = [], failureStatus, ...work } of subcommands) {
    const made = root.command(usage).description(summary).helpGroup(group)
    made.helpOption('-h, --help', 'prints this')
    for (const option of options) made.addOption(option)
    made.action(async () => {
      const words = made.processedArgs.flat().filter((word) => word !== undefined) as string[]
      const runSession = () => withSession<Options>(made, words, terminal, work)
      if (!failureStatus) return runSession()
      await runSession().catch(({ message }: Error) => {
        terminal.err(`${message}\n`)
        throw new Failure(failureStatus(words))
      })
    })
  }
  return root
}

async function withSession<Options>(
  made: Command,
  words: string[],
  terminal: Terminal,
  { run, runWithoutStore }: Pick<Subcommand<Options>, 'run' | 'runWithoutStore'>,
) {
  const session = {
    options: made.opts() as Options,
    words,
    config: readConfig(terminal.env),
    terminal,
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

/** What becomes of a mail that a command put into the outbox. */
export const whoSends = ({ mail }: Pick<Config, 'mail'>): string =>
  mail.works ? 'The running server sends it.' : 'It goes out when a server with SMTP_URL runs.'
