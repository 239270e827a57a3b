// The engine solves statements written in four styles: it reads their examples, chooses the family,
// and writes programs that pass. `STATEMENTS=all` compiles every program; by default only a sample
// is compiled.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { families } from './programs.ts'
import { has, outputsOfSources } from './testing/batch.ts'

const known = new Set(families.map(({ id }) => id))

/** Entries of the file: `### family | style | number of examples`, then the statement. */
const statements = readFileSync(new URL('testing/statements.txt', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((entry) => {
    const [head = '', ...lines] = entry.split('\n')
    const [family = '', style = '', count = ''] = head.split(' | ')
    return { family, style, count: Number(count), text: lines.join('\n').trim() }
  })

type Statement = (typeof statements)[number]

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('they name families that exist, and each style has its share', () => {
  expect(statements.filter(({ family }) => !known.has(family))).toEqual([])
  for (const style of ['practice-site', 'contest', 'mail', 'prose']) {
    expect(
      statements.filter((statement) => statement.style === style).length,
    ).toBeGreaterThanOrEqual(10)
  }
})

/** The statements whose programs are compiled. */
const sample =
  process.env.STATEMENTS === 'all' ? statements : statements.filter((_, i) => i % 8 === 0)

/** The engine's examples and programs for a statement. */
function solve(statement: Statement) {
  const { text: problemText } = statement
  const { examples, approaches } = analyze(problemText)
  const approach = approaches.at(-1)?.name ?? ''
  const tried = languages.filter(
    (language) => /javascript|python/.test(language) || sample.includes(statement),
  )
  const codes = new Map(
    tried.map((language) => [language, generateCode({ approach, problemText, language })]),
  )
  return { examples, codeIn: (language: Language) => codes.get(language) as GeneratedCode }
}

const solutions = new Map<Statement, ReturnType<typeof solve>>()
function solutionOf(statement: Statement) {
  const solution = solutions.get(statement) ?? solve(statement)
  solutions.set(statement, solution)
  return solution
}

test.each(statements.map((one) => [one.family, one.style, one] as const))(
  '%s as %s: examples are read, and come out right',
  (_, __, statement) => {
    const { examples, codeIn } = solutionOf(statement)
    const { count } = statement
    const { checked, notes } = codeIn('javascript')
    expect(examples).toHaveLength(count)
    expect(checked, notes.join(' ')).toMatchObject({ passed: count, total: count })
    expect(notes).toEqual([])
  },
)

function expectPassing(language: Language, list: typeof statements) {
  const jobs = list.map((statement) => {
    const { examples, codeIn } = solutionOf(statement)
    const { code, compare } = codeIn(language)
    const inputs = examples.map(({ input }) => input)
    return { name: statement.family, source: code, inputs, compare, examples }
  })
  const outputs = outputsOfSources(language, jobs, folder)
  const wrong = jobs.flatMap(({ name, examples, compare }, i) =>
    examples.flatMap(({ input, output }, j) => {
      const got = outputs[i]?.[j] ?? ''
      const isRight = compare === 'any right' || isSameOutput(got, output, compare)
      return isRight && !got.startsWith('stopped:') ? [] : [{ name, input, output, got }]
    }),
  )
  expect(wrong).toEqual([])
}

test.skipIf(!has('python3'))('they pass in Python', { timeout: 120_000 }, () =>
  expectPassing('python', statements),
)
test.skipIf(!has('javac'))('a sample passes in Java', { timeout: 300_000 }, () =>
  expectPassing('java', sample),
)
test.skipIf(!has('g++'))('a sample passes in C++', { timeout: 600_000 }, () =>
  expectPassing('cpp', sample),
)
