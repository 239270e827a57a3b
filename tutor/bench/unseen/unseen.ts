// How the engine does on statements that were written without sight of it, each with a reference.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Analysis } from '#contracts/analyze.ts'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { analyze, generateCode } from '#server/builtin/builtin-engine.ts'
import { seededIntegers } from '#server/builtin/generated-inputs.ts'
import { runScript } from '#server/builtin/running.ts'
import { outputsWhereCompiled } from '#server/builtin/testing/batch.ts'
import { rightPatterns } from '../assistant/evaluation-set.ts'
import type { UnseenStatement } from './statement.ts'

const inputsPerStatement = 100
const largeInputs = 3
const timeLimit = 2_000

async function unseenStatements(folder = import.meta.dirname): Promise<UnseenStatement[]> {
  const files = readdirSync(folder).filter((file) => /-[a-z]\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  return modules.flatMap(({ statements }) => statements)
}

const call = (fn: unknown, args: readonly unknown[]) =>
  (fn as (...all: unknown[]) => unknown)(...structuredClone(args))

const printed = ({ print }: UnseenStatement, answer: unknown) =>
  print ? String(call(print, [answer])) : JSON.stringify(answer)

/**
 * The engine’s makers have read every second statement of set a, to learn why programs were wrongly called
 * proven, and to fix what failed; the other half is held back. Nobody has read set c.
 */
const groupOf = ({ id }: UnseenStatement) =>
  id.includes('-c-')
    ? 'set c, unseen'
    : Number(id.slice(-2)) % 2 === 0
      ? 'set a, held back'
      : 'set a, read'

interface Case {
  args: readonly unknown[]
  input: string
  expected: string
}

const caseOf = (one: UnseenStatement, args: readonly unknown[], solve: unknown): Case => ({
  args,
  input: String(call(one.input, args)),
  expected: printed(one, call(solve, args)),
})

function isRight(one: UnseenStatement, { args, expected }: Case, output: string | undefined) {
  if (output === undefined) return false
  try {
    return isSameOutput(output, expected) || one.isRight?.(args, output) === true
  } catch {
    return false
  }
}

/** Lists, texts, and numbers in a text, each as it's written. */
function valuesIn(text: string): { at: number; text: string }[] {
  const found: { at: number; text: string }[] = []
  for (const match of text.matchAll(
    /\[|"[^"]*"|(?<![\w.])-?\d+(?:\.\d+)?(?!\w)|\b(?:true|false)\b/g,
  )) {
    const last = found.at(-1)
    if (last && match.index < last.at + last.text.length) continue
    let end = match.index + match[0].length
    for (let depth = match[0] === '[' ? 1 : 0; depth > 0 && end < text.length; end++) {
      if (text[end] === '[') depth++
      if (text[end] === ']') depth--
    }
    found.push({ at: match.index, text: text.slice(match.index, end) })
  }
  return found
}

/**
 * Writes inputs as the engine read those of the examples: it takes the values out of prose, and names
 * them itself.
 */
function asRead(one: UnseenStatement, { examples }: Analysis): (input: string) => string {
  const plain = (text: string) => text.replace(/\s+/g, '')
  const owns = one.examples.map((args) => String(call(one.input, args)))
  const reads = examples.map(({ input }) => input)
  if (reads.some((read) => owns.some((own) => plain(own) === plain(read)))) return (input) => input
  for (const read of reads) {
    for (const own of owns) {
      const known = valuesIn(own).map(({ text }) => plain(text))
      // A value that the engine found elsewhere in the text stays as it is.
      const places = valuesIn(read)
        .map((value) => ({ ...value, from: known.indexOf(plain(value.text)) }))
        .filter(({ from }) => from >= 0)
      if (places.length < known.length) continue
      return (input) => {
        const values = valuesIn(input)
        if (values.length !== known.length) return input
        return places.reduceRight(
          (text, { at, text: before, from }) =>
            text.slice(0, at) + (values[from]?.text ?? '') + text.slice(at + before.length),
          read,
        )
      }
    }
  }
  return (input) => input
}

interface Outcome {
  one: UnseenStatement
  analysis?: Analysis
  code?: GeneratedCode
  /** Whether the best program is right on every random input. */
  isRight: boolean
  error?: string
}

export function outcomeOn(one: UnseenStatement): Outcome {
  try {
    const analysis = analyze(one.text)
    const approach = analysis.approaches.at(-1)?.name
    if (approach === undefined) return { one, analysis, isRight: false }
    const code = generateCode({ approach, problemText: one.text, language: 'javascript' })
    const rewrite = asRead(one, analysis)
    const cases = Array.from({ length: inputsPerStatement }, (_, i) =>
      caseOf(one, one.random(seededIntegers(i * 7907 + 31)), one.solve),
    )
    const runs = runScript(
      code.runnable ?? code.code,
      cases.map(({ input }) => rewrite(input)),
      timeLimit,
    )
    return {
      one,
      analysis,
      code,
      isRight: cases.every((tried, i) => isRight(one, tried, runs[i]?.output)),
    }
  } catch (error) {
    return { one, isRight: false, error: String(error) }
  }
}

/** Right programs at the bounds: for each language, how many statements it answers exactly. */
function reportOnLarge(outcomes: readonly Outcome[], languages: readonly Language[]): string[] {
  const large = outcomes.filter(({ one, isRight }) => isRight && one.large)
  const casesOf = new Map(
    large.map(({ one }) => [
      one,
      Array.from({ length: largeInputs }, (_, i) =>
        caseOf(one, one.large?.(seededIntegers(i * 7907 + 5)) ?? [], one.solveLarge ?? one.solve),
      ),
    ]),
  )
  const folder = mkdtempSync(join(tmpdir(), 'unseen-'))
  try {
    return languages.map((language) => {
      const claimed = large.map(({ one, analysis }) => {
        const approach = analysis?.approaches.at(-1)?.name ?? ''
        const rewrite = analysis ? asRead(one, analysis) : (input: string) => input
        return { one, rewrite, code: generateCode({ approach, problemText: one.text, language }) }
      })
      const outputs = outputsWhereCompiled(
        language,
        claimed.map(({ one, rewrite, code }) => ({
          name: one.id,
          source: code.runnable ?? code.code,
          inputs: (casesOf.get(one) ?? []).map(({ input }) => rewrite(input)),
        })),
        folder,
      )
      const right = claimed.filter(({ one }, i) =>
        (casesOf.get(one) ?? []).every((tried, at) => isRight(one, tried, outputs[i]?.[at])),
      )
      const proven = claimed.filter(({ code }) => code.proof === 'proven')
      const provenRight = proven.filter((claim) => right.includes(claim))
      return `  ${language}: ${right.length} of ${large.length} exact, ${provenRight.length} of ${proven.length} proven`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints figures only; with `detailed`, also the verdict on each statement that isn't held back, by its id. */
export async function reportOnUnseen(
  languages: readonly Language[],
  { detailed, folder }: { detailed: boolean; folder?: string },
) {
  const statements = await unseenStatements(folder)
  const outcomes = statements.map((one) => {
    const outcome = outcomeOn(one)
    const { isRight, code, error = '' } = outcome
    const line = `${isRight ? 'right' : 'WRONG'} ${code?.proof ?? 'none'} ${one.id} ${error}`
    if (detailed && groupOf(one) === 'set a, read') console.log(line.trim())
    return outcome
  })
  const total = outcomes.length
  const share = (count: number, of = total) =>
    `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`
  const rank = ({ one, analysis }: Outcome) =>
    (analysis?.patterns ?? []).findIndex(
      ({ id }) => id !== undefined && rightPatterns(one).includes(id),
    )
  const groups = [
    ...Map.groupBy(outcomes, ({ one }) => one.style),
    ...Map.groupBy(outcomes, ({ one }) => groupOf(one)),
    ['all', outcomes] as const,
  ]
  for (const [group, list] of groups) {
    const count = (test: (outcome: Outcome) => boolean) => list.filter(test).length
    const proven = list.filter(({ code }) => code?.proof === 'proven')
    const passes = list.filter(
      ({ code }) => code?.checked && code.checked.passed === code.checked.total,
    )
    const rightOf = (some: readonly Outcome[]) => some.filter(({ isRight }) => isRight).length
    console.log(
      [
        `${group}: ${list.length} statements`,
        `  right pattern first ${share(
          count((one) => rank(one) === 0),
          list.length,
        )}, among three ${share(
          count((one) => [0, 1, 2].includes(rank(one))),
          list.length,
        )}`,
        `  difficulty ${share(
          count(({ one, analysis }) => analysis?.difficulty === one.difficulty),
          list.length,
        )}`,
        `  right programs ${share(rightOf(list), list.length)}`,
        `  all examples pass ${share(passes.length, list.length)}, of these right ${share(rightOf(passes), passes.length)}`,
        `  proven ${share(proven.length, list.length)}, of these right ${share(rightOf(proven), proven.length)}`,
        `  failures of the engine ${count(({ error }) => error !== undefined)}`,
      ].join('\n'),
    )
  }
  console.log('at the bounds, of right programs:')
  console.log(reportOnLarge(outcomes, languages).join('\n'))
}
