// What the engine claims about its programs, compared with references on random inputs.
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { analyze, generateCode } from '#server/builtin/builtin-engine.ts'
import { seededIntegers } from '#server/builtin/generated-inputs.ts'
import { runScript } from '#server/builtin/running.ts'
import { type ReferencedStatement, statements } from './statements.ts'
import { checking, varied } from './varied.ts'

/** Random inputs per statement. */
const inputsPerStatement = 100
const timeLimit = 2_000

interface Verdict {
  id: string
  /** Whether all examples of the statement come out right, as `checked` says. */
  passes: boolean
  proof: string
  program: string
  /** The first random input with a wrong output; absent for a program that's right. */
  wrong?: string
  notes: readonly string[]
}

const solved = ({ solve }: ReferencedStatement, args: readonly unknown[]) =>
  (solve as (...all: unknown[]) => unknown)(...structuredClone(args))

function inputOf(
  { names, lines }: ReferencedStatement,
  args: readonly unknown[],
  isNamed = true,
): string {
  if (lines) return (lines as (...all: unknown[]) => string)(...args)
  if (!isNamed) return args.map((arg) => JSON.stringify(arg)).join(', ')
  return names.map((name, i) => `${name} = ${JSON.stringify(args[i])}`).join(', ')
}

const outputOf = (one: ReferencedStatement, args: readonly unknown[]) => {
  const answer = solved(one, args)
  return one.print ? (one.print as (value: unknown) => string)(answer) : JSON.stringify(answer)
}

export const textOf = (one: ReferencedStatement) =>
  hasPlaces.test(one.text) ? filled(one) : withExamples(one)

/** `{0.in}`, `{0.out}`, `{1.nums}`: where a text has its examples itself. */
const hasPlaces = /\{\d\.\w+\}/

const filled = (one: ReferencedStatement) =>
  one.text.replace(/\{(\d)\.(\w+)\}/g, (_, at: string, what: string) => {
    const args = one.examples[Number(at)] ?? []
    if (what === 'in') return inputOf(one, args)
    if (what === 'out') return outputOf(one, args)
    if (what === 'flat') return inputOf(one, args).replaceAll('\n', ' ')
    if (what === 'raw' || what === 'first') return String(args[0])
    if (what === 'second') return String(args[1])
    if (what === 'plain') return String(solved(one, args))
    if (what === 'rows') return (args[0] as string[]).join('\n')
    return JSON.stringify(args[one.names.indexOf(what)])
  })

const withExamples = (one: ReferencedStatement) =>
  [
    one.text,
    ...one.examples.map((args, i) =>
      one.lines
        ? `Sample Input ${i + 1}\n\n${inputOf(one, args)}\n\nSample Output ${i + 1}\n\n${outputOf(one, args)}`
        : `Example ${i + 1}:\nInput: ${inputOf(one, args)}\nOutput: ${outputOf(one, args)}`,
    ),
  ].join('\n\n')

/** What the engine says about its best program, and whether that's right on random inputs. */
export function verdictOn(one: ReferencedStatement, count = inputsPerStatement): Verdict {
  const problemText = textOf(one)
  const { approaches, examples } = analyze(problemText)
  const approach = approaches.at(-1)?.name ?? ''
  const code = generateCode({ approach, problemText, language: 'javascript' })
  const { checked, notes } = code
  // Examples in calls and sentences may have no names.
  const isNamed = /^\w+\s*[=:]/.test(examples[0]?.input ?? '')
  const cases = Array.from({ length: count }, (_, i) => {
    const args = one.random(seededIntegers(i * 7907 + 31))
    return { args, input: inputOf(one, args, isNamed), expected: outputOf(one, args) }
  })
  const runs = runScript(
    code.runnable ?? code.code,
    cases.map(({ input }) => input),
    timeLimit,
  )
  const wrong = cases.find(({ args, expected }, i) => {
    const output = runs[i]?.output
    if (output === undefined) return true
    try {
      return !(isSameOutput(output, expected) || one.isRight?.(args, output))
    } catch {
      return true
    }
  })
  return {
    id: one.id,
    passes: checked !== undefined && checked.passed === checked.total,
    proof: code.proof ?? 'unknown',
    program: approach,
    wrong:
      wrong && `${wrong.input} gives ${runs[cases.indexOf(wrong)]?.output}, not ${wrong.expected}`,
    notes,
  }
}

/** The statements by name of their set. */
export const sets = { known: statements, varied, checking }

/** Prints how many claims are right, and with `detailed` the verdict on each statement. */
export function reportOnClaims(detailed: boolean) {
  for (const [name, set] of Object.entries(sets)) reportOn(name, set, detailed)
}

function reportOn(name: string, set: readonly ReferencedStatement[], detailed: boolean) {
  const verdicts = set.map((one) => verdictOn(one))
  const share = (of: readonly Verdict[]) =>
    `${of.filter(({ wrong }) => wrong === undefined).length} of ${of.length} right`
  console.log(
    [
      `${name}: ${verdicts.length} statements`,
      `  programs: ${share(verdicts)}`,
      `  all examples pass: ${share(verdicts.filter(({ passes }) => passes))}`,
      `  proven: ${share(verdicts.filter(({ proof }) => proof === 'proven'))}`,
    ].join('\n'),
  )
  if (!detailed) return
  for (const { id, passes, proof, program, wrong, notes } of verdicts) {
    const state = `${wrong === undefined ? 'right' : 'WRONG'} ${passes ? 'passes' : 'fails'} ${proof}`
    console.log(`${state.padEnd(24)} ${id} (${program}) ${wrong ?? ''} ${notes.join(' | ')}`)
  }
}
