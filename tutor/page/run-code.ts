import { isScript, type Language } from '#contracts/assistant-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { ExchangeFailure, exchange } from './exchange.ts'
import { type RunOptions, runProgram } from './run-examples.ts'
import type { Run } from './runner.ts'
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

export interface Order {
  code: string
  language: Language
  /** The script to run in the sandbox, if it's already known. */
  runnable?: string
  /** Where the assistant answers. */
  origin: string
}

/** A step of a program: the next line, and the variables before it. */
interface Step {
  line: number
  variables: [name: string, value: string][]
}

export interface Trace {
  steps: Step[]
  output?: string
  error?: string
}

/**
 * Runs a program on inputs: JavaScript and TypeScript in the page's sandbox, other languages
 * through the assistant on the visitor's computer. Returns one result per input, even if something
 * fails.
 */
export async function runCode(
  order: Order,
  inputs: string[],
  options: RunOptions = {},
): Promise<Run[]> {
  const { code, language, runnable, origin } = order
  const { signal, timed } = options
  try {
    if (language === 'javascript') return await runProgram(runnable ?? code, inputs, options)
    if (language === 'typescript') {
      const script = runnable ?? (await ask(order, {}, signal)).script
      return await runProgram(script, inputs, options)
    }
    const body = { code, language, inputs, ...(timed && { timed }) }
    const { runs } = await exchange(origin + paths.runCode, { body, ...(signal && { signal }) })
    const ran = Array.isArray(runs) ? runs : []
    const tried = timed && ran.length > 0 ? inputs.slice(0, ran.length) : inputs
    return tried.map((_, i) => readRun(ran[i]))
  } catch (error) {
    signal?.throwIfAborted()
    const why = messageOf(error)
    return inputs.map(() => ({ error: why }))
  }
}

/** Whether a program's steps can be recorded in the language. */
export const isTraceable = (language: Language) => language !== 'java' && language !== 'cpp'

/** Runs a program on one input and records its steps. */
export async function traceCode(
  order: Order,
  input: string,
  { signal }: RunOptions = {},
): Promise<Trace> {
  try {
    const run = await runTraced(order, input, signal)
    // A process that ends itself prints no record.
    if (!run.output) return { steps: [], error: run.error ?? words.runs.noAnswer }
    const recorded: unknown = JSON.parse(run.output)
    const { steps, output, error } = isObject(recorded) ? recorded : {}
    return {
      steps: Array.isArray(steps) ? steps.filter(isObject).map(readStep) : [],
      ...(typeof output === 'string' && { output }),
      ...(typeof error === 'string' && { error }),
    }
  } catch (error) {
    signal?.throwIfAborted()
    return { steps: [], error: messageOf(error) }
  }
}

/** Runs the program where it always runs. Its output is the record. */
async function runTraced(order: Order, input: string, signal?: AbortSignal): Promise<Run> {
  const { code, language, origin } = order
  if (isScript(language)) {
    const { script } = await ask(order, { traced: true }, signal)
    const [run = {}] = await runProgram(script, [input], signal && { signal })
    return run
  }
  const body = { code, language, inputs: [input], traced: true }
  const { runs } = await exchange(origin + paths.runCode, { body, ...(signal && { signal }) })
  return readRun(Array.isArray(runs) ? runs[0] : undefined)
}

/** Requests the sandbox's script from the assistant. */
async function ask(
  { code, language, origin }: Order,
  more: object,
  signal?: AbortSignal,
): Promise<{ script: string }> {
  const body = { code, language, ...more }
  const { runnable } = await exchange(origin + paths.runCode, { body, ...(signal && { signal }) })
  if (typeof runnable !== 'string') throw new ExchangeFailure('', '', true)
  return { script: runnable }
}

function readStep({ line, variables }: Unchecked): Step {
  const entries = isObject(variables) ? Object.entries(variables) : []
  return {
    line: typeof line === 'number' ? line : 1,
    variables: entries.map(([name, value]) => [name, textOf(value)]),
  }
}

function readRun(run: unknown): Run {
  const { output, error, ms, isLate } = isObject(run) ? run : {}
  const took = typeof ms === 'number' && { ms }
  if (typeof output === 'string') return { output, ...took }
  const why = typeof error === 'string' ? error : words.runs.noAnswer
  return { error: why, ...(isLate === true && { isLate }) }
}

const messageOf = (error: unknown) =>
  error instanceof ExchangeFailure
    ? [error.message, error.details].filter(Boolean).join('. ') || words.engine.down
    : String(error)
