import { createInterface } from 'node:readline/promises'
import { stripVTControlCharacters } from 'node:util'
import { Command, CommanderError, Option } from 'commander'
import { terminalText } from '#contracts/terminal-text.ts'
import { fileProblem } from '#server/file-problem.ts'
import { isProgramError } from '#server/store/error-code.ts'

/** What a command reads from and writes to; tests replace it. */
export interface Terminal {
  env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** Characters per line. */
  width: number
  /** Asks the user; undefined if nobody is at the terminal. */
  ask?: (question: string) => Promise<string>
  /** What's typed or piped, line by line; ending the iteration stops reading. */
  lines?: () => AsyncIterableIterator<string>
}

const helpWidth = 100

/** A command line that makes no sense, whatever is in the store. */
export class UsageError extends Error {}

/** Ends a command whose message was shown already. */
export class Failure extends Error {
  readonly status: number

  constructor(status = 1) {
    super('The command has failed')
    this.status = status
  }
}

/**
 * A command of the owner's, with the help that all of them have.
 *
 * @param name as it's typed, such as `npm run edit`
 */
export function command(name: string, about: string, options: readonly Option[] = []): Command {
  const made = new Command(name.startsWith('npm run') ? `${name} --` : name)
    .description(about)
    .helpOption('-h, --help', 'prints this')
  for (const option of options) made.addOption(option)
  return made
}

/**
 * Runs a command and resolves with its exit status: 0 for success, 1 for a failure, 2 for wrong
 * usage. An error is printed as its message; a mistake in the program has its stack, too.
 */
export async function run(
  make: (terminal: Terminal) => Command,
  args: string[] = process.argv.slice(2),
  terminal: Terminal = ownTerminal,
): Promise<number> {
  const made = make(terminal)
  configure(made, terminal)
  try {
    await made.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof Failure) return error.status
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      // Commander has already printed the error, or the help if there's no command.
      if (error.code !== 'commander.help') terminal.err(`See: ${made.name()} --help\n`)
      return 2
    }
    const { message, stack } = error as Error
    const text = `${isProgramError(error) ? stack : (fileProblem(error as Error) ?? message)}\n`
    // Vite's errors have colors, and other programs may end lines as Windows does.
    terminal.err(terminalText(stripVTControlCharacters(text).replaceAll('\r\n', '\n')))
    if (!(error instanceof UsageError)) return 1
    terminal.err(`See: ${made.name()} --help\n`)
    return 2
  }
}

function configure(made: Command, terminal: Terminal) {
  made.exitOverride().configureOutput({
    writeOut: terminal.out,
    writeErr: terminal.err,
    getOutHelpWidth: () => helpWidth,
    getErrHelpWidth: () => helpWidth,
  })
  for (const inner of made.commands) configure(inner, terminal)
}

/** The process's own. */
const ownTerminal: Terminal = {
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  // Output to a file or pipe gets long lines.
  width: process.stdout.columns ?? 200,
  ...(process.stdin.isTTY && { ask }),
  lines: ownLines,
}

async function* ownLines() {
  const terminal = createInterface({ input: process.stdin })
  try {
    yield* terminal
  } finally {
    // Otherwise the process would wait for more.
    terminal.close()
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

/** Whether the user says yes. */
export const saysYes = (answer: string): boolean => /^y(es)?$/i.test(answer.trim())

/**
 * Asks until the answer is clearly yes or no, so that “yep” doesn't quietly mean no. Undefined once
 * there are no more answers.
 */
export async function askYesOrNo(
  question: string,
  answers: AsyncIterator<string>,
  print: (text: string) => void,
): Promise<boolean | undefined> {
  print(`${question} (y or n) `)
  const { done, value } = await answers.next()
  if (done) return undefined
  if (saysYes(value)) return true
  return /^no?$/i.test(value.trim()) ? false : askYesOrNo('Please answer', answers, print)
}

/** Reads an option's whole number. */
export const count =
  (min: number) =>
  (text: string): number => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= min) return number
    throw new UsageError(`${text} is not a whole number from ${min}.`)
  }

export const portOption = (meaning: string, port: number): Option =>
  new Option('--port <port>', meaning).default(port).argParser(count(0))
