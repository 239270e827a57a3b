import { fill } from '@wize/kit/i18n/format.ts'
import type { Example } from '#contracts/analyze.ts'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { canRun, type Origin, type Run, runNatively } from './native-run.ts'

/** How many examples are run, because some languages take long to start. */
const maxExamples = 5
const maxInput = 2_000

export interface Checked {
  checked: NonNullable<GeneratedCode['checked']>
  /** The first example with a wrong result. */
  failure?: { example: Example; run: Run; number: number }
}

/** The note on a wrong result, in the words for a program that stops or gives another output. */
export const failureNote = (
  { example, run: { output, error = '' }, number }: NonNullable<Checked['failure']>,
  words: { stops: string; gives: string },
): string =>
  output === undefined
    ? fill(words.stops, { number, error })
    : fill(words.gives, { number, output, expected: example.output })

/** Says for each of the first examples whether the output is right. */
export type Judge = (outputs: readonly (string | undefined)[]) => Promise<boolean[]>

const isSame = (
  output: string | undefined,
  stated: Example | undefined,
  compare: GeneratedCode['compare'],
) => output !== undefined && stated !== undefined && isSameOutput(output, stated.output, compare)

/**
 * Runs the program on the statement's examples. Undefined if this machine can't run it or there are
 * none.
 */
export async function checkNatively(
  { code, language, compare, runnable }: GeneratedCode,
  examples: readonly Example[],
  origin: Origin,
  signal: AbortSignal,
  judge: Judge = async (outputs) =>
    outputs.map((output, i) => isSame(output, examples[i], compare)),
): Promise<Checked | undefined> {
  const tried = examples.slice(0, maxExamples)
  if (tried.length === 0 || tried.some(({ input }) => input.length > maxInput)) return undefined
  const runLanguage = language === 'typescript' ? 'javascript' : language
  if (!canRun(runLanguage, origin)) return undefined
  const source = runLanguage === 'javascript' ? callingSolve(runnable ?? code) : code
  const inputs = tried.map(({ input }) => input)
  const runs = await runNatively(runLanguage, source, inputs, signal)
  const passes = await judge(runs.map(({ output }) => output))
  const failed = passes.indexOf(false)
  const example = tried[failed]
  const passed = passes.filter(Boolean).length
  return {
    checked: { passed, total: tried.length, language },
    ...(example && { failure: { example, run: runs[failed] ?? {}, number: failed + 1 } }),
  }
}

/**
 * Wraps the script to call `solve` with the input, whatever the script does with standard input
 * itself.
 */
export const callingSolve = (script: string) => `const solve = (function (process) {
${script}
return solve
})()
let input = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (chunk) => { input += chunk })
process.stdin.on('end', () => console.log(String(solve(input))))
`
