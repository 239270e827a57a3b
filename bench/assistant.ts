// Prints how well and how fast the learning assistant's built-in engine works: `npm run bench:assistant`.
// --misses lists known statements whose pattern it gets wrong (never those of the report set).
// --programs compiles and runs every program of the knowledge base instead, on its own cases.
// --languages=javascript,python runs the programs in those only; --quick is JavaScript alone.
// --statements=<folder> takes other statements than the report set, and shows what fails on them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accuracyOn } from '#assistant/builtin/accuracy.ts'
import { analyze, generateCode, judge } from '#assistant/builtin/builtin-engine.ts'
import { corpus } from '#assistant/builtin/corpus.ts'
import { readStatement } from '#assistant/builtin/statement.ts'
import { outputsWhereCompiled } from '#assistant/builtin/testing/batch.ts'
import { canRun } from '#assistant/running/native-run.ts'
import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { reportOnPrograms } from './assistant/programs-report.ts'
import { type ReportStatement, rightPatterns, statementsIn } from './assistant/report-set.ts'

const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
const asked = process.argv.includes('--quick') ? 'javascript' : option('languages')
const runLanguages = languages.filter((language) => {
  const isAsked = asked === undefined || asked.split(',').includes(language)
  return isAsked && (language === 'typescript' || canRun(language, 'builtin'))
})
if (process.argv.includes('--programs')) {
  reportOnPrograms(runLanguages)
  process.exit()
}

/** A folder of statements to work on: only what fails on those is shown. */
const ownFolder = option('statements')
const percent = (count: number, total: number) =>
  `${count}/${total} (${((100 * count) / Math.max(1, total)).toFixed(0)}%)`

const started = performance.now()
const [one] = corpus
if (one) analyze(one.text)
console.log(`First analysis in this process: ${(performance.now() - started).toFixed(0)} ms`)

/** How often the patterns of the statements that came with the engine are found. */
function reportOnKnown() {
  const known = accuracyOn(corpus)
  console.log(
    `Known statements, each left out of its own comparison: right pattern first ${percent(known.first, known.total)}, among the first three ${percent(known.firstThree, known.total)}`,
  )
  if (!process.argv.includes('--misses')) return
  for (const { text, right, got } of known.missed) {
    console.log(`  ${right.join('|')} not in ${got.join(', ') || 'nothing'}: ${text.slice(0, 90)}`)
  }
}
if (ownFolder === undefined) reportOnKnown()

interface Result {
  statement: ReportStatement
  analysis: Analysis
  codes: Record<Language, GeneratedCode>
  /** What the engine read of the statement's examples. */
  examples: readonly Example[]
  approach: string
  /** Outputs on those, by language, and which of them are right. */
  outputs: Partial<Record<Language, readonly string[]>>
  passes: Partial<Record<Language, readonly boolean[]>>
}

const statements = statementsIn(ownFolder)
const times: number[] = []
const results: Result[] = statements.map((statement) => {
  const problemText = statement.statement
  const start = performance.now()
  const analysis = analyze(problemText)
  const approach = analysis.approaches.at(-1)?.name ?? ''
  const codes = Object.fromEntries(
    languages.map((language) => [language, generateCode({ approach, problemText, language })]),
  ) as Record<Language, GeneratedCode>
  times.push(performance.now() - start)
  return {
    statement,
    analysis,
    codes,
    examples: analysis.examples,
    approach,
    outputs: {},
    passes: {},
  }
})

const withExamples = results.filter(({ examples }) => examples.length > 0)
const folder = mkdtempSync(join(tmpdir(), 'report-'))
try {
  for (const language of runLanguages) {
    const outputs = outputsWhereCompiled(
      language,
      withExamples.map(({ codes, examples, statement }) => ({
        name: statement.id,
        source: codes[language].runnable ?? codes[language].code,
        inputs: examples.map(({ input }) => input),
      })),
      folder,
    )
    withExamples.forEach((result, i) => {
      result.outputs[language] = outputs[i] ?? []
    })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Whether the engine has read the examples as their writer meant them. */
function areRead({ statement, examples }: Result): boolean {
  return (
    examples.length > 0 &&
    statement.examples.length > 0 &&
    statement.examples.every(({ output }) =>
      examples.some((example) => isSameOutput(example.output, output, 'any order within')),
    )
  )
}

/** Judges every program's outputs, one by one: where several answers are right, all of them are. */
function judgeAll(result: Result) {
  const { statement, approach, outputs, passes } = result
  for (const language of runLanguages) {
    const request = { approach, problemText: statement.statement, language }
    passes[language] = judge(
      request,
      (outputs[language] ?? []).map((one) => (isCrash(one) ? undefined : one)),
    )
  }
}

const isCrash = (output: string) => output.startsWith('stopped:')
for (const result of withExamples) judgeAll(result)

/** Whether the program gives a right output for every example. */
const isRight = ({ examples, passes }: Result, language: Language) =>
  passes[language]?.length === examples.length && passes[language].every(Boolean)

const passesIn = (language: Language) => (result: Result) =>
  areRead(result) && isRight(result, language)

/** Languages in which a program that is said to pass the examples doesn't. */
const falseClaimsOf = (result: Result): Language[] =>
  runLanguages.filter((language) => {
    const { checked } = result.codes[language]
    return checked !== undefined && checked.passed === checked.total && !isRight(result, language)
  })

function boundsOf({ statement }: Result) {
  const { bounds } = readStatement(statement.statement)
  return statement.bounds.map(({ name, max }) => ({
    name,
    max,
    isRead: bounds.some(({ high }) => high === max),
    bounds,
  }))
}

function boundsRead(list: readonly Result[]): string {
  const expected = list.flatMap(boundsOf)
  return percent(expected.filter(({ isRead }) => isRead).length, expected.length)
}

/** What fails on a statement, a line each; for statements of one's own only. */
function failuresOf(result: Result): string[] {
  const { statement, examples, outputs, codes, analysis } = result
  const shown = (language: Language) =>
    examples
      .map(
        ({ input, output }, i) =>
          `${JSON.stringify(input)} gives ${JSON.stringify(outputs[language]?.[i])}, not ${JSON.stringify(output)}`,
      )
      .join('; ')
  const crashed = runLanguages.filter((language) => outputs[language]?.some(isCrash))
  const program = analysis.approaches.at(-1)?.name
  const isPassed = runLanguages.every((language) => passesIn(language)(result))
  return [
    ...falseClaimsOf(result).map(
      (language) => `FALSE CLAIM ${language} (${program}): ${shown(language)}`,
    ),
    ...crashed.map((language) => `CRASH ${language} (${program}): ${shown(language)}`),
    ...boundsOf(result)
      .filter(({ isRead }) => !isRead)
      .map(({ name, max, bounds }) => `BOUND ${name} ${max}: got ${JSON.stringify(bounds)}`),
    ...(statement.examples.length > 0 && !areRead(result)
      ? [`UNREAD examples: got ${JSON.stringify(examples)}`]
      : []),
    ...(statement.examples.length > 0 && !isPassed
      ? [`UNSOLVED (${program}): ${codes.python.notes.join(' ').slice(0, 400)}`]
      : []),
  ].map((line) => `${statement.id}: ${line}`)
}

const styles = [...new Set(statements.map(({ style }) => style))]
for (const style of [...styles, 'all'] as const) {
  const list = results.filter(({ statement }) => style === 'all' || statement.style === style)
  const place = ({ statement, analysis }: Result) => {
    const right = rightPatterns(statement)
    return analysis.patterns.findIndex(({ id }) => id !== undefined && right.includes(id))
  }
  const withExamples = list.filter(({ statement }) => statement.examples.length > 0)
  const passed = runLanguages.map(
    (language) => `${language} ${withExamples.filter(passesIn(language)).length}`,
  )
  const inAll = withExamples.filter((result) =>
    runLanguages.every((language) => passesIn(language)(result)),
  )
  const crashesIn = (language: Language) => (result: Result) =>
    result.outputs[language]?.some(isCrash) === true
  const crashed = list.filter((result) => runLanguages.some((one) => crashesIn(one)(result)))
  const claimsFail = list.filter((result) => falseClaimsOf(result).length > 0)
  /** Counts by language, to find causes without reading the statements. */
  const byLanguage = (test: (result: Result, language: Language) => boolean) =>
    runLanguages
      .map((language) => ({ language, count: list.filter((one) => test(one, language)).length }))
      .filter(({ count }) => count > 0)
      .map(({ language, count }) => `${language} ${count}`)
      .join(', ')
  const inLanguages = (text: string) => (text === '' ? '' : ` (${text})`)
  console.log(
    [
      `\n${style}: ${list.length} statements`,
      `  right pattern first ${percent(list.filter((result) => place(result) === 0).length, list.length)}, among the first three ${percent(list.filter((result) => [0, 1, 2].includes(place(result))).length, list.length)}`,
      `  with examples ${withExamples.length}, of which read ${percent(withExamples.filter(areRead).length, withExamples.length)}`,
      `  a program passes them in ${passed.join(', ')}; in all ${runLanguages.length}: ${percent(inAll.length, withExamples.length)}`,
      `  claims that fail ${claimsFail.length}${inLanguages(byLanguage((result, language) => falseClaimsOf(result).includes(language)))}, programs that crash ${crashed.length}${inLanguages(byLanguage((result, language) => crashesIn(language)(result)))}, bounds read ${boundsRead(list)}`,
    ].join('\n'),
  )
}

if (ownFolder !== undefined) console.log(`\n${results.flatMap(failuresOf).join('\n')}`)

times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(0)
console.log(
  `\nAnalysis and code in five languages, ms: median ${at(0.5)}, 95th ${at(0.95)}, maximum ${at(1)}`,
)
