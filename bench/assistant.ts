// Prints how well and how fast the learning assistant's built-in engine works: `npm run bench:assistant`.
// --misses lists known statements whose pattern it gets wrong (never those of the report set).
// --quick runs JavaScript only, without the compilers of the other languages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accuracyOn } from '#assistant/builtin/accuracy.ts'
import { analyze, generateCode } from '#assistant/builtin/builtin-engine.ts'
import { corpus } from '#assistant/builtin/corpus.ts'
import { readStatement } from '#assistant/builtin/statement.ts'
import { has, outputsOfSources } from '#assistant/builtin/testing/batch.ts'
import type { Analysis, Example } from '#contracts/analyze.ts'
import { isSameOutput, type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { type ReportStatement, reportStatements, rightPatterns } from './assistant/report-set.ts'

const isQuick = process.argv.includes('--quick')
const percent = (count: number, total: number) =>
  `${count}/${total} (${((100 * count) / Math.max(1, total)).toFixed(0)} %)`

const started = performance.now()
const [one] = corpus
if (one) analyze(one.text)
console.log(`First analysis in this process: ${(performance.now() - started).toFixed(0)} ms`)

const known = accuracyOn(corpus)
console.log(
  `Known statements, each left out of its own comparison: right pattern first ${percent(known.first, known.total)}, among the first three ${percent(known.firstThree, known.total)}`,
)
if (process.argv.includes('--misses')) {
  for (const { text, right, got } of known.missed) {
    console.log(`  ${right.join('|')} not in ${got.join(', ') || 'nothing'}: ${text.slice(0, 90)}`)
  }
}

interface Result {
  statement: ReportStatement
  analysis: Analysis
  codes: Record<Language, GeneratedCode>
  /** What the engine read of the statement's examples. */
  examples: readonly Example[]
  /** Outputs on those, by language. */
  outputs: Partial<Record<Language, readonly string[]>>
}

const times: number[] = []
const results: Result[] = reportStatements.map((statement) => {
  const problemText = statement.statement
  const start = performance.now()
  const analysis = analyze(problemText)
  const approach = analysis.approaches.at(-1)?.name ?? ''
  const codes = Object.fromEntries(
    languages.map((language) => [language, generateCode({ approach, problemText, language })]),
  ) as Record<Language, GeneratedCode>
  times.push(performance.now() - start)
  return { statement, analysis, codes, examples: analysis.examples, outputs: {} }
})

const tools: Record<Language, string | undefined> = {
  javascript: undefined,
  typescript: undefined,
  python: 'python3',
  java: 'javac',
  cpp: 'g++',
}
const runLanguages = languages.filter((language) => {
  const tool = tools[language]
  return tool === undefined || (!isQuick && has(tool))
})
/** As `outputsOfSources`, with a failed compilation as the output of the program that caused it. */
function outputsWhereCompiled(
  language: Language,
  jobs: Parameters<typeof outputsOfSources>[1],
  folder: string,
): readonly (readonly string[])[] {
  try {
    return outputsOfSources(language, jobs, folder)
  } catch {
    if (jobs.length === 1)
      return jobs.map(({ inputs }) => inputs.map(() => 'stopped: not compiled'))
    const half = Math.ceil(jobs.length / 2)
    return [jobs.slice(0, half), jobs.slice(half)].flatMap((part) =>
      outputsWhereCompiled(language, part, folder),
    )
  }
}

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

/**
 * Whether the output of one example is right. Where several answers are, the engine has judged what
 * the same program printed in JavaScript.
 */
function isRight({ outputs, codes }: Result, language: Language, i: number, output: string) {
  const { compare, checked } = codes[language]
  const actual = outputs[language]?.[i] ?? ''
  if (isSameOutput(actual, output, compare)) return true
  const isJudged = compare === 'any right' && checked?.passed === checked?.total
  return isJudged && checked !== undefined && actual === outputs.javascript?.[i]
}

const passesIn = (language: Language) => (result: Result) =>
  areRead(result) && result.examples.every(({ output }, i) => isRight(result, language, i, output))

const isCrash = (output: string) => output.startsWith('stopped:')

function falseClaims(list: readonly Result[]): number {
  return list.filter((result) =>
    runLanguages.some((language) => {
      const { checked } = result.codes[language]
      return (
        checked !== undefined &&
        checked.passed === checked.total &&
        !result.examples.every(({ output }, i) => isRight(result, language, i, output))
      )
    }),
  ).length
}

function boundsRead(list: readonly Result[]): string {
  const expected = list.flatMap(({ statement }) => {
    const { bounds } = readStatement(statement.statement)
    return statement.bounds.map(({ max }) => bounds.some(({ high }) => high === max))
  })
  return percent(expected.filter(Boolean).length, expected.length)
}

const styles = [...new Set(reportStatements.map(({ style }) => style))]
for (const style of [...styles, 'all'] as const) {
  const list = results.filter(({ statement }) => style === 'all' || statement.style === style)
  const place = ({ statement, analysis }: Result) => {
    const right = rightPatterns(statement)
    return analysis.patterns.findIndex(({ id }) => id !== undefined && right.includes(id))
  }
  const told = list.filter(({ statement }) => statement.examples.length > 0)
  const passed = runLanguages.map(
    (language) => `${language} ${told.filter(passesIn(language)).length}`,
  )
  const inAll = told.filter((result) =>
    runLanguages.every((language) => passesIn(language)(result)),
  )
  const crashed = list.filter(({ outputs }) =>
    Object.values(outputs).some((all) => all.some(isCrash)),
  )
  console.log(
    [
      `\n${style}: ${list.length} statements`,
      `  right pattern first ${percent(list.filter((result) => place(result) === 0).length, list.length)}, among the first three ${percent(list.filter((result) => [0, 1, 2].includes(place(result))).length, list.length)}`,
      `  with examples ${told.length}, of which read ${percent(told.filter(areRead).length, told.length)}`,
      `  a program passes them in ${passed.join(', ')}; in all ${runLanguages.length}: ${percent(inAll.length, told.length)}`,
      `  claims that fail ${falseClaims(list)}, programs that crash ${crashed.length}, bounds read ${boundsRead(list)}`,
    ].join('\n'),
  )
}

times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(0)
console.log(
  `\nAnalysis and code in five languages, ms: median ${at(0.5)}, 95th ${at(0.95)}, maximum ${at(1)}`,
)
