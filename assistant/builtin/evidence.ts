import { compileFunction, Script } from 'node:vm'
import type { Example } from '#contracts/analyze.ts'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { answersFor } from './answers.ts'
import { type Binding, bindingsOf } from './binding.ts'
import { eraseTypes } from './erase-types.ts'
import type { Layout } from './layouts.ts'
import { coreOf, type Program } from './programs.ts'
import type { Printing } from './writing/writing.ts'

/** How a program can be used on a statement's examples. */
export interface Fit {
  program: Program
  binding: Binding
  printing: Printing
  /** Examples that come out right. */
  passed: number
  total: number
}

/** Time for one call of a program, in ms. */
const callLimit = 100
/** The largest number that a program may take for a size, since some allocate as much. */
const maxScalar = 1_000_000
const maxList = 5_000

type Core = (...args: unknown[]) => unknown

const cores = new Map<string, Core>()

function coreFor(program: Program): Core {
  const key = `${program.family.id}/${program.stem}/${program.entry}`
  const known = cores.get(key)
  if (known) return known
  const { body } = coreOf(program, 'typescript')
  const designed = program.class
  const source = `${eraseTypes(body)}\nreturn ${designed ? caller(designed.name) : program.entry}`
  const core = compileFunction(source)() as Core
  cores.set(key, core)
  return core
}

/** Makes the calls of a list one after the other. */
const caller = (className: string) => `(names, lists, isLists, first) => {
  let object = isLists ? undefined : new ${className}(...first)
  return names.map((name, i) => {
    if (isLists && i === 0) { object = new ${className}(...lists[0]); return null }
    return object[name](...lists[i]) ?? null
  })
}`

const call = new Script('globalThis.__call()')

/**
 * Runs a program of the knowledge base. Undefined where it fails or takes too long. The time limit
 * guards against inputs that it is not made for, not against hostile code.
 */
function run(program: Program, args: readonly unknown[]): unknown {
  const holder = globalThis as { __call?: () => unknown }
  const copied = structuredClone(args)
  const core = coreFor(program)
  holder.__call = () => core(...copied)
  try {
    return call.runInThisContext({ timeout: callLimit })
  } catch {
    return undefined
  }
}

const isHarmless = (args: readonly unknown[], { approach }: Program): boolean =>
  args.every((arg) =>
    typeof arg === 'number'
      ? Math.abs(arg) <= maxScalar || /log|sqrt|O\(1\)/.test(approach.time)
      : JSON.stringify(arg).length <= maxList,
  )

/**
 * The best use of the program on the examples; undefined where their inputs do not suit it. `deadline`
 * is when to stop looking, by `performance.now()`.
 */
export function fitOf(
  program: Program,
  layouts: readonly Layout[],
  examples: readonly Example[],
  deadline: number,
): Fit | undefined {
  let best: Fit | undefined
  for (const layout of layouts) {
    for (const binding of bindingsOf(program, layout)) {
      if (performance.now() > deadline) return best
      const fit = tryOut(program, layout, binding, examples)
      if (fit && (!best || isBetter(fit, best))) best = fit
      if (best?.passed === best?.total && best?.binding.unused.length === 0) return best
    }
  }
  return best
}

const isBetter = (a: Fit, b: Fit) =>
  a.passed - b.passed || b.binding.unused.length - a.binding.unused.length
    ? a.passed > b.passed ||
      (a.passed === b.passed && a.binding.unused.length < b.binding.unused.length)
    : false

function tryOut(
  program: Program,
  layout: Layout,
  binding: Binding,
  examples: readonly Example[],
): Fit | undefined {
  const results = layout.data.map((cases) =>
    cases.map((values) => resultOf(program, layout, binding, values)),
  )
  const total = examples.length
  let best: Fit | undefined
  for (const { printing, derive, print } of answersFor(program, layout, examples)) {
    let passed = 0
    examples.forEach(({ output }, i) => {
      const texts = (results[i] ?? []).map((result) =>
        result === undefined ? undefined : print(result),
      )
      if (texts.includes(undefined) || texts.length === 0) return
      if (isSameOutput(texts.join('\n'), output, program.compare)) passed++
    })
    if (!best || passed > best.passed) {
      best = {
        program: derive ? { ...program, derive } : program,
        binding,
        printing,
        passed,
        total,
      }
    }
    if (passed === total) break
  }
  return best
}

function resultOf(
  program: Program,
  layout: Layout,
  binding: Binding,
  values: readonly unknown[],
): unknown {
  if (layout.form === 'calls') return callResults(program, layout, binding, values)
  const args = binding.argumentsOf(values)
  return isHarmless(args, program) ? run(program, args) : undefined
}

function callResults(
  program: Program,
  layout: Extract<Layout, { form: 'calls' }>,
  { reading }: Binding,
  values: readonly unknown[],
): unknown {
  if (reading.form !== 'calls') return undefined
  const own = new Map(Object.entries(reading.methods).map(([name, called]) => [called, name]))
  const isLists = layout.layout === 'lists'
  const [first, names, lists] = (isLists ? [[], ...values] : values) as [
    unknown[],
    string[],
    unknown[][],
  ]
  const called = names.map((name, i) => (isLists && i === 0 ? name : (own.get(name) ?? name)))
  const count = program.class?.params.length ?? 0
  const results = run(program, [called, lists, isLists, first.slice(0, count)])
  if (!Array.isArray(results) || isLists) return results
  return results.filter((_, i) => returnsSomething(program, called[i] ?? ''))
}

const returnsSomething = ({ class: designed }: Program, name: string) =>
  designed?.methods.find((method) => method.name === name)?.returns !== undefined

/** Whether the examples say much: a single small number or truth value can come out right by chance. */
export function isTelling(examples: readonly Example[]): boolean {
  const outputs = new Set(examples.map(({ output }) => output.trim()))
  return (
    outputs.size >= 3 ||
    [...outputs].some((output) => /\d{3,}|[[,].*,|\s\d+\s|^"?\w{4,}/.test(output))
  )
}
