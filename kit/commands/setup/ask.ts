import type { Terminal } from '#commands/command.ts'
import type { Answers } from './answers.ts'
import type { Question } from './questions.ts'

/** What the command line says. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>

/**
 * The answer to every question: the flag's, what's typed in a terminal, or the current one. Rejects if
 * one is missing or can't be used.
 */
export async function askAll<Given = Answers>(
  questions: readonly Question[],
  flags: Flags,
  current: Readonly<Partial<Answers>>,
  { ask, err }: Pick<Terminal, 'ask' | 'err'>,
): Promise<Given> {
  const result: Record<string, string> = {}
  const problems: string[] = []
  for (const { flag, text, read = String, problem } of questions) {
    const known = (current as Partial<Record<string, string>>)[flag] ?? ''
    // Commander has `--headline-fr` as `headlineFr`.
    const given = flags[flag.replace(/-\w/, (letter) => letter.charAt(1).toUpperCase())]
    let answer = read(oneLine(String(given ?? ''))) || known
    if (ask && !flags['yes'] && given === undefined)
      for (;;) {
        const typed = await ask(`${text}${known ? ` [${known}]` : ''} `)
        answer = read(oneLine(typed)) || known
        const wrong = problem(answer)
        if (!wrong) break
        err(`  ${wrong}\n`)
      }
    const wrong = problem(answer)
    if (wrong) problems.push(`  --${flag}: ${wrong}`)
    result[flag] = answer
  }
  if (problems.length > 0) {
    throw new Error(`Some answers are missing or can’t be used:\n${problems.join('\n')}`)
  }
  return result as unknown as Given
}

/** Pages and mails show names on one line. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
