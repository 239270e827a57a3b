// `npm run bench:assistant`: how accurate and how fast the learning assistant's built-in engine is.
// --misses lists the known statements whose pattern it gets wrong (never those of the evaluation set).
// --programs instead compiles every program in the knowledge base and runs it on its test inputs.
// --claims instead compares what the engine claims with references on random inputs; --detailed lists
// each statement.
// --judging instead plants 300 bugs in right programs and judges them.
// --unseen instead runs statements with references that were written without sight of the engine (some
// have been read since: see unseen.ts).
// --calibration instead compares how sure the engine says it is with how often it's right.
// --languages=javascript,python limits the languages; --quick means JavaScript only.
// --statements=<folder> evaluates your own statements instead, and lists what fails on each.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from '@wize/kit/server/testing/load.ts'
import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { accuracyOn } from '#server/builtin/accuracy.ts'
import { analyze, generateCode, judge } from '#server/builtin/builtin-engine.ts'
import { corpus } from '#server/builtin/corpus.ts'
import { readStatement } from '#server/builtin/statement.ts'
import { outputsWhereCompiled } from '#server/builtin/testing/batch.ts'
import { canRun } from '#server/running/native-run.ts'
import {
  type EvaluationStatement,
  rightPatterns,
  statementsIn,
} from './assistant/evaluation-set.ts'
import { reportOnPrograms } from './assistant/programs-report.ts'
import { calibrationChart, reportOnCalibration } from './calibration.ts'
import { reportOnClaims, textOf } from './claims/claims.ts'
import { statements as referenced } from './claims/statements.ts'
import { reportOnJudging } from './judging/judging.ts'
import { reportOnUnseen } from './unseen/unseen.ts'

const option = (name: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
const requested = process.argv.includes('--quick') ? 'javascript' : option('languages')
const runLanguages = languages.filter((language) => {
  const isRequested = requested === undefined || requested.split(',').includes(language)
  return isRequested && (language === 'typescript' || canRun(language, 'builtin'))
})
if (process.argv.includes('--programs')) {
  reportOnPrograms(runLanguages)
  process.exit()
}

if (process.argv.includes('--claims')) {
  reportOnClaims(process.argv.includes('--detailed'))
  process.exit()
}

if (process.argv.includes('--unseen')) {
  const detailed = process.argv.includes('--detailed')
  await reportOnUnseen(runLanguages, { detailed, folder: option('statements') })
  process.exit()
}

if (process.argv.includes('--calibration')) {
  reportOnCalibration()
  process.exit()
}

if (process.argv.includes('--judging')) {
  const problems = [
    ...referenced.map((one) => ({ id: one.id, problemText: textOf(one) })),
    ...statementsIn().map(({ id, statement }) => ({ id, problemText: statement })),
  ]
  await reportOnJudging(problems, 300)
  process.exit()
}

/** A folder of your own statements. Failures are listed only for these. */
const ownFolder = option('statements')
const percent = (count: number, total: number) =>
  `${count}/${total} (${((100 * count) / Math.max(1, total)).toFixed(0)}%)`

const started = performance.now()
const [one] = corpus
if (one) analyze(one.text)
console.log(`First analysis in this process: ${(performance.now() - started).toFixed(0)} ms`)

/** How often the engine finds the right pattern for the statements it ships with. */
function reportOnKnown() {
  const known = accuracyOn(corpus)
  console.log(
    `Known statements, leave-one-out: right pattern first ${percent(known.first, known.total)}, among the first three ${percent(known.firstThree, known.total)}`,
  )
  if (!process.argv.includes('--misses')) return
  for (const { text, right, got } of known.missed) {
    console.log(`  ${right.join('|')} not in ${got.join(', ') || 'nothing'}: ${text.slice(0, 90)}`)
  }
}
if (ownFolder === undefined) reportOnKnown()

interface Result {
  statement: EvaluationStatement
  analysis: Analysis
  codes: Record<Language, GeneratedCode>
  /** The statement's examples as the engine read them. */
  examples: readonly Example[]
  approach: string
  /** The program's output for each example, by language. */
  outputs: Partial<Record<Language, readonly string[]>>
  /** Whether each output is right. */
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
const folder = mkdtempSync(join(tmpdir(), 'evaluation-'))
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

/** Whether the engine read the examples as their author meant them. */
function areRead({ statement, examples }: Result): boolean {
  return (
    examples.length > 0 &&
    statement.examples.length > 0 &&
    statement.examples.every(({ output }) =>
      examples.some((example) => isSameOutput(example.output, output, 'any order within')),
    )
  )
}

/** Judges each output on its own, because a problem may have several right answers. */
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

/** Whether the program's output is right for every example. */
const isRight = ({ examples, passes }: Result, language: Language) =>
  passes[language]?.length === examples.length && passes[language].every(Boolean)

const passesIn = (language: Language) => (result: Result) =>
  areRead(result) && isRight(result, language)

/** Languages in which the engine says that the program passes the examples, but it doesn't. */
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

/** One line for each failure. Printed only for your own statements. */
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
      ? [`MISREAD examples: got ${JSON.stringify(examples)}`]
      : []),
    ...(statement.examples.length > 0 && !isPassed
      ? [`UNSOLVED (${program}): ${codes.python.notes.join(' ').slice(0, 400)}`]
      : []),
  ].map((line) => `${statement.id}: ${line}`)
}

const styles = [...new Set(statements.map(({ style }) => style))]
// The report has room for the whole.
for (const style of process.argv.includes('--quick') ? ['all'] : [...styles, 'all']) {
  const list = results.filter(({ statement }) => style === 'all' || statement.style === style)
  const rankOfRight = ({ statement, analysis }: Result) => {
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
  const falseClaims = list.filter((result) => falseClaimsOf(result).length > 0)
  /** Counts by language, which help find causes without reading the statements. */
  const byLanguage = (test: (result: Result, language: Language) => boolean) =>
    runLanguages
      .map((language) => ({ language, count: list.filter((one) => test(one, language)).length }))
      .filter(({ count }) => count > 0)
      .map(({ language, count }) => `${language} ${count}`)
      .join(', ')
  const inParentheses = (text: string) => (text === '' ? '' : ` (${text})`)
  console.log(
    [
      `${style}: ${list.length} statements`,
      `  right pattern first ${percent(list.filter((result) => rankOfRight(result) === 0).length, list.length)}, among the first three ${percent(list.filter((result) => [0, 1, 2].includes(rankOfRight(result))).length, list.length)}`,
      `  with examples: ${withExamples.length}; examples read as meant: ${percent(withExamples.filter(areRead).length, withExamples.length)}`,
      `  programs that pass their examples: ${passed.join(', ')}; in all of these: ${percent(inAll.length, withExamples.length)}`,
      `  false claims: ${falseClaims.length}${inParentheses(byLanguage((result, language) => falseClaimsOf(result).includes(language)))}; programs that crash: ${crashed.length}${inParentheses(byLanguage((result, language) => crashesIn(language)(result)))}; bounds read: ${boundsRead(list)}`,
    ].join('\n'),
  )
}

if (ownFolder !== undefined) console.log(`\n${results.flatMap(failuresOf).join('\n')}`)

const timeAt = (share: number) => percentile(times, share).toFixed(0)
console.log(
  `Analysis and code in five languages, ms: median ${timeAt(0.5)}, p95 ${timeAt(0.95)}, max ${timeAt(1)}`,
)
if (ownFolder === undefined) {
  console.log(
    `Patterns shown for statements held back, by how sure the page is:\n${calibrationChart()}`,
  )
}
