import type { GeneratedCode } from '#contracts/generate-code.ts'
import type { JudgedInput } from '#contracts/judge-code.ts'
import type { BuiltinEngine } from '../builtin/engine-process.ts'
import { callingSolve } from './check-examples.ts'
import { canRun, type Run, runNatively } from './native-run.ts'

/** How many generated inputs a program runs on, and the fewest that count as a proof. */
const wantedInputs = 60
const minInputs = 50
/** Most wrong programs fail at once, so few run first. A compiled language is compiled for each batch. */
const batches = [5, 28] as const
/** Time for all of them, in ms: some languages take long to start. */
const timeLimit = 30_000

/** What's known about a program that isn't ours, beyond the examples. */
export interface Compared {
  isProven: boolean
  /** Generated inputs with a right output. */
  inputs: number
  failure?: { input: string; expected: string; run: Run }
}

/**
 * Compares a model's program with the built-in engine's proven one for the statement, on inputs made
 * from the statement. Undefined where there's none, or the program can't run here.
 */
export async function prove(
  { code, language, runnable }: Pick<GeneratedCode, 'code' | 'language' | 'runnable'>,
  problemText: string,
  builtin: BuiltinEngine,
  signal: AbortSignal,
): Promise<Compared | undefined> {
  const runLanguage = language === 'typescript' ? 'javascript' : language
  if (!canRun(runLanguage, 'model')) return undefined
  const asked = { problemText, language, runs: [] }
  const { isProven, inputs } = await builtin.judgeCode({ ...asked, asks: 'inputs' }, signal)
  if (!isProven) return undefined
  const made = inputs.filter(({ example }) => example === undefined).slice(0, wantedInputs)
  const source = runLanguage === 'javascript' ? callingSolve(runnable ?? code) : code
  const isOver = deadline()
  let agreed = 0
  while (agreed < made.length && !isOver()) {
    const tried = made.slice(agreed, agreed + batches[agreed === 0 ? 0 : 1])
    const runs = await runNatively(
      runLanguage,
      source,
      tried.map(({ input }) => input),
      signal,
    )
    const judgment = await builtin.judgeCode(
      { ...asked, asks: 'judgment', runs: tried.map((one, i) => runOf(one, runs[i])) },
      signal,
    )
    const { failure } = judgment
    if (failure) {
      const run = runs[tried.findIndex(({ input }) => input === failure.input)] ?? {}
      return { isProven: false, inputs: agreed, failure: { ...failure, run } }
    }
    agreed += tried.length
  }
  return { isProven: agreed >= minInputs, inputs: agreed }
}

const runOf = ({ choices = [] }: JudgedInput, run: Run | undefined) => ({
  choices,
  ...(run?.output !== undefined && { output: run.output }),
})

function deadline() {
  const end = performance.now() + timeLimit
  return () => performance.now() > end
}
