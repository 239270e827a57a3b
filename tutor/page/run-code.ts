import type { Language } from '#contracts/assistant-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { ExchangeFailure, exchange } from './exchange.ts'
import { runProgram } from './run-examples.ts'
import type { Run } from './runner.ts'
import { isObject, textOf, type Unchecked } from './unknown-values.ts'

interface Order {
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
export async function runCode(order: Order, inputs: string[]): Promise<Run[]> {
  const { code, language, runnable, origin } = order
  try {
    if (language === 'javascript') return await runProgram(runnable ?? code, inputs)
    if (language === 'typescript') {
      return await runProgram(runnable ?? (await ask(order, {})).script, inputs)
    }
    const { runs } = await exchange(origin + paths.runCode, { body: { code, language, inputs } })
    return inputs.map((_, i) => readRun(Array.isArray(runs) ? runs[i] : undefined))
  } catch (error) {
    const why = messageOf(error)
    return inputs.map(() => ({ error: why }))
  }
}

/** Runs a program on one input in the sandbox and records its steps. */
export async function traceCode(order: Order, input: string): Promise<Trace> {
  try {
    const { script } = await ask(order, { traced: true })
    const [run = {}] = await runProgram(script, [input])
    if (run.output === undefined) return { steps: [], error: run.error ?? '' }
    const recorded: unknown = JSON.parse(run.output)
    const { steps, output, error } = isObject(recorded) ? recorded : {}
    return {
      steps: Array.isArray(steps) ? steps.filter(isObject).map(readStep) : [],
      ...(typeof output === 'string' && { output }),
      ...(typeof error === 'string' && { error }),
    }
  } catch (error) {
    return { steps: [], error: messageOf(error) }
  }
}

/** Requests the sandbox's script from the assistant. */
async function ask({ code, language, origin }: Order, more: object): Promise<{ script: string }> {
  const body = { code, language, ...more }
  const { runnable } = await exchange(origin + paths.runCode, { body })
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
  const { output, error } = isObject(run) ? run : {}
  if (typeof output === 'string') return { output }
  return { error: typeof error === 'string' ? error : words.runs.noAnswer }
}

const messageOf = (error: unknown) =>
  error instanceof ExchangeFailure
    ? [error.message, error.details].filter(Boolean).join('. ') || words.engine.down
    : String(error)
