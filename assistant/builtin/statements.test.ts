// The engine solves statements told in four styles: it reads their examples, chooses the family and
// writes programs that pass. `STATEMENTS=all` compiles every program; a usual run takes a sample.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import { analyze, generateCode } from './builtin-engine.ts'
import { families } from './programs.ts'
import { has, outputsOfSources } from './testing/batch.ts'

const known = new Set(families.map(({ id }) => id))

/** Entries of the file: `### family | style | how many examples`, then the statement. */
const statements = readFileSync(new URL('testing/statements.txt', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((entry) => {
    const [head = '', ...lines] = entry.split('\n')
    const [family = '', style = '', count = ''] = head.split(' | ')
    return { family, style, count: Number(count), text: lines.join('\n').trim() }
  })

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

test.each(statements.map((one) => [one.family, one.style, one] as const))(
  '%s as %s: examples are read, and come out right',
  (_, __, { count, text }) => {
    const { examples, approaches } = analyze(text)
    expect(examples).toHaveLength(count)
    const approach = approaches.at(-1)?.name ?? ''
    const code = generateCode({ approach, problemText: text, language: 'javascript' })
    expect(code.checked, code.notes.join(' ')).toMatchObject({ passed: count, total: count })
    expect(code.notes).toEqual([])
  },
)

const sample =
  process.env.STATEMENTS === 'all' ? statements : statements.filter((_, i) => i % 8 === 0)

function expectPassing(language: Language, list: typeof statements) {
  const jobs = list.map(({ family, text }) => {
    const { approaches, examples } = analyze(text)
    const approach = approaches.at(-1)?.name ?? ''
    const { code, compare } = generateCode({ approach, problemText: text, language })
    const inputs = examples.map(({ input }) => input)
    return { name: family, source: code, inputs, compare, examples }
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
