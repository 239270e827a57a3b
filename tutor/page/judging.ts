import { assistantLimits } from '#contracts/assistant-fields.ts'
import type { JudgedInput, Judgment, ProgramRun } from '#contracts/judge-code.ts'
import type { Run } from './runner.ts'
import { isObject, listOf, textOf, type Unchecked } from './unknown-values.ts'

/** How many inputs a program runs on before the outputs are judged. */
const batch = assistantLimits.inputs

export interface Verdict {
  isProven: boolean
  /** Inputs with a right output, and all that were there to judge on. */
  agreed: number
  total: number
  failure?: Judgment['failure'] & Pick<Run, 'error' | 'isLate'>
  /** Whether it stopped with the same error on all inputs that were tried: it may not even be readable. */
  isBroken?: boolean
}

interface Judging {
  /** Runs the program. After a run that took too long, the rest may be left out. */
  run: (inputs: string[]) => Promise<Run[]>
  inputs: () => Promise<Judgment>
  judge: (runs: ProgramRun[]) => Promise<Judgment>
  /** Whether time is up. */
  isOver: () => boolean
  onProgress?: (verdict: Verdict) => void
}

/** Judges a program on all inputs, and looks for the smallest one on which it's wrong. */
export async function judgeProgram({
  run,
  inputs: ask,
  judge,
  isOver,
  onProgress,
}: Judging): Promise<Verdict> {
  const { isProven, inputs } = await ask()
  const verdict: Verdict = { isProven, agreed: 0, total: inputs.length }
  /** Inputs smaller than that of the failure. */
  let smaller: JudgedInput[] = []
  /** What the runs so far stopped with; undefined for one that didn't. */
  const errors: (string | undefined)[] = []

  async function fails(tried: readonly JudgedInput[]): Promise<boolean> {
    const runs = await run(tried.map(({ input }) => input))
    const ran = tried.slice(0, runs.length)
    errors.push(...runs.map(({ error, isLate }) => (isLate ? undefined : error)))
    const judgment = await judge(ran.map((one, i) => runOf(one, runs[i])))
    const { failure } = judgment
    if (!failure) {
      verdict.agreed += ran.length
      onProgress?.(verdict)
      return false
    }
    const { error, isLate } = runs[ran.findIndex(({ input }) => input === failure.input)] ?? {}
    verdict.failure = {
      ...failure,
      ...(error !== undefined && { error }),
      ...(isLate !== undefined && { isLate }),
    }
    smaller = judgment.inputs
    onProgress?.(verdict)
    return true
  }

  const examples = inputs.filter(({ example }) => example !== undefined)
  if (examples.length > 0) await fails(examples)
  for (const tried of batches(inputs.slice(examples.length))) {
    if (isOver() || (await fails(tried))) break
  }
  const [error] = errors
  verdict.isBroken = error !== undefined && errors.length > 1 && new Set(errors).size === 1
  if (verdict.isBroken) return verdict
  while (smaller.length > 0 && !isOver()) {
    const [next, ...rest] = batches(smaller)
    smaller = []
    for (const tried of [next ?? [], ...rest]) if (isOver() || (await fails(tried))) break
  }
  return verdict
}

const runOf = ({ example, choices }: JudgedInput, run: Run | undefined): ProgramRun => ({
  ...(example === undefined ? { choices: choices ?? [] } : { example }),
  // A cut output is wrong all the same.
  ...(run?.output !== undefined && { output: run.output.slice(0, assistantLimits.run) }),
})

const batches = (inputs: readonly JudgedInput[]): JudgedInput[][] =>
  Array.from({ length: Math.ceil(inputs.length / batch) }, (_, i) =>
    inputs.slice(i * batch, (i + 1) * batch),
  )

/** Reads the server's answer and drops what isn't as agreed. */
export function readJudgment({ isProven, failure, inputs, largest, starter }: Unchecked): Judgment {
  const [failed] = listOf(failure).flatMap(readInput)
  const actual =
    isObject(failure) && typeof failure.actual === 'string' ? failure.actual : undefined
  const { input, sizes } = isObject(largest) ? largest : {}
  return {
    isProven: isProven === true,
    ...(failed && { failure: { ...failed, ...(actual !== undefined && { actual }) } }),
    inputs: listOf(inputs).flatMap(readInput),
    ...(typeof input === 'string' && { largest: { input, sizes: textOf(sizes) } }),
    ...(typeof starter === 'string' && { starter }),
  }
}

function readInput(one: unknown): JudgedInput[] {
  const { input, expected, example, choices } = isObject(one) ? one : {}
  if (typeof input !== 'string' || typeof expected !== 'string') return []
  const places = listOf(choices).filter((choice) => typeof choice === 'number')
  if (typeof example === 'number') return [{ input, expected, example }]
  return [{ input, expected, choices: places }]
}
