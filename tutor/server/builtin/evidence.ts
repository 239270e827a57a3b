import { compileFunction, Script } from 'node:vm'
import type { Example } from '#contracts/analyze.ts'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { adaptedTo, belongsTo } from './adaptations.ts'
import { type Answer, answersFor, type Wanted } from './answers.ts'
import { type Binding, bindingsOf } from './binding.ts'
import { eraseTypes } from './erase-types.ts'
import type { Derivation } from './family.ts'
import type { Layout } from './layouts.ts'
import { bruteSourceOf, coreOf, judgeNameOf, type Program } from './programs.ts'
import { runWithin } from './running.ts'
import type { Statement } from './statement.ts'
import { areOfKinds, isOfKind, suits } from './suitability.ts'
import type { Printing, Reading } from './writing/writing.ts'

/** How a program can be used on a statement's examples. */
export interface Fit {
  program: Program
  /** How the examples are laid out. */
  layout: Layout
  binding: Binding
  printing: Printing
  answer: Answer
  /** How many of the tried examples come out right. */
  passed: number
  total: number
  /** Whether the only example may be misread, because the program doesn't use all of its values. */
  isDoubtful: boolean
  /** Whether the program answers a mirror image of its own question. */
  isAdapted?: boolean
}

export const passesExamples = (fit: Fit | undefined): fit is Fit =>
  fit !== undefined && fit.passed === fit.total && !fit.isDoubtful

/** Time for one call of a program, in ms. Generous, because a busy machine is slow. */
const callLimit = 200
/** After this many timeouts, a program isn't tried again. */
const maxTimeouts = 2
/** The largest number passed to a program, since some allocate that much memory. */
const maxScalar = 1_000_000
const maxList = 5_000

type Core = (...args: unknown[]) => unknown

const cores = new Map<string, Core>()

function coreFor(program: Program): Core {
  const key = `${program.family.id}/${program.heading}/${program.entry}/${program.modulus}`
  const known = cores.get(key)
  if (known) return known
  const { body } = coreOf(program, 'typescript')
  const classDesign = program.class
  const source = `${eraseTypes(body)}\nreturn ${classDesign ? caller(classDesign.name) : program.entry}`
  const core = compileFunction(source)() as Core
  cores.set(key, core)
  return core
}

/** The family's own check of an answer for given arguments; undefined if it has none. */
function judgeFor(program: Program): Core | undefined {
  const file = bruteSourceOf(program.family)
  const name = file === undefined ? undefined : judgeNameOf(program, file)
  if (file === undefined || name === undefined) return undefined
  const key = `${program.family.id}/${name}`
  const known = cores.get(key)
  if (known) return known
  const judge = compileFunction(`${eraseTypes(file)}\nreturn ${name}`)() as Core
  cores.set(key, judge)
  return judge
}

/** Source of a function that creates the object and makes a list of calls in order. */
const caller = (className: string) => `(names, lists, isLists, first) => {
  let object = isLists ? undefined : new ${className}(...first)
  return names.map((name, i) => {
    if (isLists && i === 0) { object = new ${className}(...lists[0]); return null }
    return object[name](...lists[i]) ?? null
  })
}`

const call = new Script('globalThis.__call()')

/** Timeouts by program id for the current statement. */
const timeouts = new Map<string, number>()

/** Call this before trying programs on another statement. */
export const forgetTimeouts = () => timeouts.clear()

const isTooSlow = ({ id }: Program) => (timeouts.get(id) ?? 0) >= maxTimeouts

/**
 * The result of `work`; undefined if it fails or times out, and both count against the program. The
 * time limit guards against inputs the program isn't made for, not against hostile code.
 */
function runGuarded<Result>(program: Program, work: () => Result): Result | undefined {
  const holder = globalThis as { __call?: () => unknown }
  holder.__call = work
  try {
    return runWithin(callLimit, (options) => call.runInThisContext(options) as Result)
  } catch {
    timeouts.set(program.id, (timeouts.get(program.id) ?? 0) + 1)
    return undefined
  }
}

/**
 * Runs a program of the knowledge base on lists of arguments. Undefined where it fails or times out.
 */
function runAll(program: Program, calls: readonly (readonly unknown[] | undefined)[]): unknown[] {
  const results: unknown[] = calls.map(() => undefined)
  if (calls.every((args) => args === undefined)) return results
  const core = coreFor(program)
  let at = 0
  // One guarded run for all calls, because each guarded run starts a watchdog thread.
  const runRest = () => {
    for (; at < calls.length; at++) {
      const args = calls[at]
      if (!args) continue
      try {
        const result = core(...structuredClone(args))
        if (isTypedResult(result, program, args[0] as string[])) results[at] = result
      } catch {
        // The program can't handle these arguments.
      }
    }
    return true
  }
  while (at < calls.length && !isTooSlow(program)) {
    // Goes on behind the call that took too long.
    if (runGuarded(program, runRest) === undefined) at++
  }
  return results
}

const isWithinLimits = (args: readonly unknown[], program: Program): boolean =>
  args.every((arg) =>
    typeof arg === 'number'
      ? Math.abs(arg) <= maxScalar || /log|sqrt|O\(1\)/.test(program.approach.time)
      : JSON.stringify(arg).length <= maxList,
  ) && fitsIntoMemory(args, program)

/** Whether the program's memory for the arguments is no more than a few million entries. */
export const fitsIntoMemory = (args: readonly unknown[], { approach: { time } }: Program) =>
  !growsWithValues.test(time) || sumOf(args) <= maxSum

/** Times such as O(n · total), of programs that need as much memory as their input's numbers say. */
const growsWithValues = /(?<!log )\b(?:total(?! le)|sums|max|value|amount|capacity|target)\b/
const maxSum = 5_000_000

const sumOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, entry) => sum + sumOf(entry), 0)
    : typeof value === 'number'
      ? Math.abs(value)
      : 0

/** What programs are tried on. */
export interface Trial {
  layouts: readonly Layout[]
  examples: readonly Example[]
  areExamplesInProse: boolean
  wanted: Wanted
  /** Whether time is up. */
  isOver: () => boolean
}

/** One binding under trial. */
interface Attempt {
  binding: Binding
  answers: readonly Answer[]
  /** For each way to print answers, how many examples it got right. */
  passed: number[]
}

/** The best way to use the program on the examples; undefined if their inputs don't fit it. */
export function fitOf(original: Program, trial: Trial): Fit | undefined {
  const { modulo } = trial.wanted
  const isReduced = modulo !== undefined && original.reductions !== undefined
  const reduced = isReduced ? { ...original, modulus: modulo } : original
  const isSettled = trial.wanted.breaksTies && original.compare === 'any right'
  const program = isSettled ? { ...reduced, compare: 'exact' as const } : reduced
  let best: Fit | undefined
  for (const layout of trial.layouts) {
    if (trial.isOver() || isTooSlow(program)) return best
    for (const fit of fitsIn(layout, program, trial)) {
      if (!best || isBetter(fit, best)) best = fit
    }
    if (passesExamples(best) && best.binding.unused.length === 0) return best
  }
  return best
}

const isBetter = (a: Fit, b: Fit) =>
  a.passed > b.passed ||
  (a.passed === b.passed && a.binding.unused.length < b.binding.unused.length)

/** Of so many bindings, the likeliest ones, mirror images are tried. */
const maxAdapted = 3
/** Derivations that change more than how an answer is written. */
const newDerivations = new Set<Derivation>(['sorted', 'withoutRepeats', 'not', 'max', 'min', 'sum'])

/** A binding that gets this many of the first examples wrong isn't tried on the rest. */
const maxFailures = 2

/** Tries every binding on the first example, and only the promising ones on the rest. */
function fitsIn(layout: Layout, original: Program, trial: Trial): Fit[] {
  const { examples, wanted } = trial
  const own = bindingsOf(original, layout, wanted.stated)
  const program = withSilentMethods(original, layout, own, examples)
  const answers = answersFor(program, layout, wanted)
  const bindings = own.filter(
    ({ countsFromOne, addsStart }) =>
      (wanted.countsFromOne || !countsFromOne) && (wanted.namesStart || !addsStart),
  )
  const adapted = bindings.slice(0, maxAdapted).flatMap((one) => adaptedTo(program, one, wanted))
  const attempts = [...bindings, ...adapted].map((binding): Attempt => {
    const fitting = answers.filter((answer) => belongsTo(binding, answer))
    return { binding, answers: fitting, passed: fitting.map(() => 0) }
  })
  let remaining = attempts
  for (const [i, { output }] of examples.entries()) {
    const best = Math.max(0, ...remaining.flatMap(({ passed }) => passed))
    remaining = remaining.filter(({ passed }) => {
      const own = Math.max(...passed)
      return own > i - maxFailures && (best < i || own === i)
    })
    runAttempts(remaining, layout, program, layout.data[i] ?? [], output)
  }
  return attempts.flatMap((attempt) => fitFrom(attempt, layout, program, trial) ?? [])
}

/** What a tried binding makes of the program; undefined if the program doesn't accept every example. */
function fitFrom(
  { binding, answers, passed }: Attempt,
  layout: Layout,
  program: Program,
  { examples, areExamplesInProse }: Pick<Trial, 'examples' | 'areExamplesInProse'>,
): Fit | undefined {
  const total = examples.length
  const maxPassed = Math.max(...passed)
  const answer = answers[passed.indexOf(maxPassed)]
  // A program to start from need not be right, but it must accept every example.
  const acceptsAll =
    maxPassed === total ||
    layout.data.every((cases) =>
      cases.every((values) => callFor(program, layout, binding, values) !== undefined),
    )
  if (!answer || !acceptsAll) return undefined
  const { derive, printing } = answer
  const used = {
    ...program,
    ...(derive && { derive }),
    ...(derive === 'sorted' && { compare: 'exact' as const }),
    ...(binding.adapted && { does: `${program.does}, ${binding.adapted.does}` }),
  }
  // “Is the sum positive?” is another question than “Are all positive?”, and a count answers “Is there one?”.
  const isOtherQuestion = derive === 'isPositive' && program.asks === 'value'
  const isAdapted =
    binding.adapted !== undefined || (derive && newDerivations.has(derive)) || isOtherQuestion
  return {
    program: used,
    layout,
    binding,
    printing,
    answer,
    passed: maxPassed,
    total,
    isDoubtful: areExamplesInProse && total === 1 && binding.unused.length > 0,
    ...(isAdapted && { isAdapted }),
  }
}

/**
 * The class without the results that the statement's own doesn't give: `deposit` may return the new
 * balance, or nothing.
 */
function withSilentMethods(
  program: Program,
  layout: Layout,
  [binding]: readonly Binding[],
  examples: readonly Example[],
): Program {
  const { class: design } = program
  const reading = binding?.reading
  if (!design || reading?.form !== 'calls' || reading.layout !== 'lists') return program
  const heard = new Set<string>()
  const called = new Set<string>()
  for (const [i, [values = []]] of layout.data.entries()) {
    const results = statedAnswer(examples[i]?.output ?? '', 'rows')
    const [names = []] = values as [string[]]
    if (!Array.isArray(results) || results.length !== names.length) return program
    for (const [at, name] of names.entries()) {
      called.add(name)
      if (results[at] !== null) heard.add(name)
    }
  }
  const isSilent = (name: string) => called.has(name) && !heard.has(name)
  const methods = design.methods.map(({ returns, ...method }) =>
    returns === undefined || isSilent(reading.methods[method.name] ?? '')
      ? method
      : { ...method, returns },
  )
  return { ...program, class: { ...design, methods } }
}

/** Runs the attempts on one example and counts the answers that are right. */
function runAttempts(
  attempts: readonly Attempt[],
  layout: Layout,
  program: Program,
  cases: readonly (readonly unknown[])[],
  output: string,
) {
  const calls = attempts.flatMap(({ binding }) =>
    cases.map((values) => callFor(program, layout, binding, values)),
  )
  const all = runAll(program, calls)
  attempts.forEach(({ binding, answers, passed }, n) => {
    const results = all
      .slice(n * cases.length, (n + 1) * cases.length)
      .map((result) => visibleResults(result, program, layout, binding, cases))
    if (results.length === 0 || results.includes(undefined)) return
    for (const [at, answer] of answers.entries()) {
      const isRight =
        isSameOutput(printed(results, answer), output, program.compare) ||
        (cases.length === 1 && isOtherRight(program, binding, answer, cases[0] ?? [], output))
      if (isRight) passed[at] = (passed[at] ?? 0) + 1
    }
  })
}

/** The text for all test cases; empty if one has no answer. */
function printed(results: readonly unknown[], { print, printing: { label } }: Answer): string {
  const texts = results.map((result) => print(result))
  if (texts.includes(undefined)) return ''
  const lines = label === undefined ? texts : texts.map((text, i) => `${label}${i + 1}: ${text}`)
  return lines.join('\n')
}

/**
 * The results of a fit's program, or of another one for the same question, on values in the
 * statement's layout. Undefined where it must not run, fails, or takes too long.
 */
export const resultsOn = (
  { layout, binding, program: own }: Fit,
  inputs: readonly (readonly unknown[])[],
  program = own,
): unknown[] =>
  runAll(
    program,
    inputs.map((values) => callFor(program, layout, binding, values)),
  )

/** Whether two results of the fit's program on the values are both right. */
export function areSameResults(
  { program, binding, answer }: Fit,
  values: readonly unknown[],
  actual: unknown,
  expected: unknown,
): boolean {
  // What's derived from two right answers, such as whether there is one, is the same.
  if (program.derive !== undefined) return answer.print(actual) === answer.print(expected)
  const judge = program.compare === 'any right' ? judgeFor(program) : undefined
  if (!judge) {
    const { modulus } = program
    const reduced = modulus === undefined ? expected : Number(expected) % modulus
    return isSameOutput(JSON.stringify(actual), JSON.stringify(reduced), program.compare)
  }
  const args = structuredClone(binding.argumentsOf(values))
  return runGuarded(program, () => judge(...args, structuredClone(actual))) === true
}

/** Whether the output is right for the values when several are. */
export const isRightFor = (
  { program, binding, answer }: Fit,
  values: readonly unknown[],
  output: string,
): boolean => isOtherRight(program, binding, answer, values, output)

/** Whether an output for one of the statement's examples is right when several answers are. */
export function isRightOutput(
  { program, layout, binding }: Fit,
  { example, output }: { example: number; output: string },
): boolean {
  const [values, ...others] = layout.data[example] ?? []
  return values !== undefined && others.length === 0
    ? isOtherRight(program, binding, program, values, output)
    : false
}

/** Whether the output is one of several right answers. */
function isOtherRight(
  program: Program,
  { argumentsOf }: Binding,
  answer: Pick<Answer, 'derive'>,
  values: readonly unknown[],
  output: string,
): boolean {
  if (program.compare !== 'any right') return false
  const judge = judgeFor(program)
  const stated = statedAnswer(output, program.returns)
  if (!judge || stated === undefined) return false
  const own = answer.derive === 'plusOne' ? asPlusOne(stated, -1) : stated
  const args = structuredClone(argumentsOf(values))
  // A judge may use brute force, which never ends on inputs it isn't made for.
  return runGuarded(program, () => judge(...args, own)) === true
}

const asPlusOne = (value: unknown, by: number): unknown =>
  Array.isArray(value) ? value.map((entry) => asPlusOne(entry, by)) : Number(value) + by

/** Parses an output as a list or text; undefined if it's neither. */
function statedAnswer(output: string, returns: Program['returns']): unknown {
  const text = output.trim()
  try {
    return JSON.parse(text)
  } catch {
    const words = text.split(/\s+/)
    if (returns === 'ints' && words.every((word) => /^-?\d+$/.test(word))) return words.map(Number)
    if (returns === 'texts') return words
    return returns === 'text' ? text : undefined
  }
}

/** The arguments of a test case; undefined if the program must not run on them. */
function callFor(
  program: Program,
  layout: Layout,
  { argumentsOf, reading }: Binding,
  values: readonly unknown[],
): readonly unknown[] | undefined {
  if (layout.form !== 'calls') {
    const args = argumentsOf(values)
    return isWithinLimits(args, program) && suits(program, args) ? args : undefined
  }
  const isLists = layout.layout === 'lists'
  const [first, , lists] = (isLists ? [[], ...values] : values) as [
    unknown[],
    string[],
    unknown[][],
  ]
  const names = calledNames(values, layout, reading)
  const { params = [] } = program.class ?? {}
  const given = isLists ? (lists[0] ?? []) : first.slice(0, params.length)
  const isTyped =
    areOfKinds(given, params) &&
    lists.every((args, i) => (isLists && i === 0) || areOfKinds(args, paramsOf(program, names[i])))
  return isTyped ? [names, lists, isLists, given] : undefined
}

const methodOf = ({ class: designed }: Program, name: string | undefined) =>
  designed?.methods.find((method) => method.name === name)

const paramsOf = (program: Program, name: string | undefined) =>
  methodOf(program, name)?.params ?? []

/** Whether a result has its declared type, which another language would cut or refuse otherwise. */
function isTypedResult(result: unknown, program: Program, names: readonly string[]): boolean {
  if (!program.class) return isOfKind(result, program.returns)
  return (
    Array.isArray(result) &&
    result.every((entry, i) => {
      const returns = methodOf(program, names[i])?.returns
      return returns === undefined || isOfKind(entry, returns)
    })
  )
}

/** The names of the calls, translated to the class's own method names. */
function calledNames(
  values: readonly unknown[],
  { layout }: Extract<Layout, { form: 'calls' }>,
  reading: Reading,
): string[] {
  if (reading.form !== 'calls') return []
  const own = new Map(Object.entries(reading.methods).map(([name, called]) => [called, name]))
  const isLists = layout === 'lists'
  const names = values[isLists ? 0 : 1] as string[]
  return names.map((name, i) => (isLists && i === 0 ? name : (own.get(name) ?? name)))
}

/**
 * The part of a result that's printed: nothing, or null in a list, for calls that return nothing.
 */
function visibleResults(
  result: unknown,
  program: Program,
  layout: Layout,
  { reading }: Binding,
  [values = []]: readonly (readonly unknown[])[],
): unknown {
  if (layout.form !== 'calls' || !Array.isArray(result)) return result
  const called = calledNames(values, layout, reading)
  if (layout.layout === 'lists')
    return result.map((entry, i) => (returnsSomething(program, called[i] ?? '') ? entry : null))
  return result.filter((_, i) => returnsSomething(program, called[i] ?? ''))
}

const returnsSomething = (program: Program, name: string) =>
  methodOf(program, name)?.returns !== undefined

/**
 * How much passing the examples proves, in bits: what it takes to hit their outputs by chance. A
 * truth value or another word of the statement is one bit, and a number hardly more than its size.
 */
export function informationIn({ examples, prose }: Pick<Statement, 'examples' | 'prose'>): number {
  const bitsIn = (entry: string) => {
    if (/\d/.test(entry)) return Math.log2(2 + Math.abs(Number(entry)))
    const isVerdict = /^(?:true|false|yes|no)$/.test(entry) || prose.includes(entry)
    return isVerdict ? 1 : Math.min(10, 2 * entry.length)
  }
  const outputs = new Set(examples.map(({ output }) => output.trim().toLowerCase()))
  return [...outputs]
    .flatMap((output) => output.match(/-?\d+(?:\.\d+)?|[a-z]+/g) ?? [])
    .reduce((bits, entry) => bits + bitsIn(entry), 0)
}

/**
 * Whether passing the examples proves much. A single small number or a truth value may be right by
 * chance.
 */
export function areConclusive(examples: readonly Example[]): boolean {
  const outputs = new Set(examples.map(({ output }) => output.trim()))
  return (
    outputs.size >= 3 ||
    [...outputs].some((output) => /\d{3,}|[[,].*,|\s\d+\s|^"?\w{4,}/.test(output))
  )
}
