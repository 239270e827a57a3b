// The engine solves statements written in four styles: it reads their examples, chooses the family,
// and writes programs that pass. `STATEMENTS=all` compiles every program; by default only a sample
// is compiled.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, type Language, languages } from '#contracts/assistant-fields.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { analyze, generateCode } from './builtin-engine.ts'
import { families, programs } from './programs.ts'
import { readStatement } from './statement.ts'
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

/** Of a sentence in which `added-rules.ts` sees a rule. No list of harmless ones would be complete. */
const isDoubt = (note: string) => note.startsWith('The statement says')

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
    expect(notes.filter((note) => !isDoubt(note))).toEqual([])
  },
)

test('few of their sentences are taken for rules that the program may not keep', () => {
  const doubted = statements.filter((one) =>
    solutionOf(one).codeIn('javascript').notes.some(isDoubt),
  )
  expect(doubted.length).toBeLessThan(0.1 * statements.length)
})

test('most of their programs are proven, none of another family, and none fails', () => {
  const proofs = statements.map((statement) => ({
    statement,
    proof: solutionOf(statement).codeIn('javascript').proof,
  }))
  expect(proofs.filter(({ proof }) => proof !== 'proven' && proof !== 'fits')).toEqual([])
  const proven = proofs.filter(({ proof }) => proof === 'proven')
  expect(proven.length).toBeGreaterThanOrEqual(0.65 * statements.length)
  const others = proven.filter(({ statement: { family, text } }) => {
    const [{ name = '' } = {}] = analyze(text).approaches.slice(-1)
    return !programs.some(
      (program) => program.family.id === family && program.approach.name === name,
    )
  })
  expect(others.map(({ statement: { text } }) => text)).toEqual([])
})

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

test.skipIf(!has('python3'))('they pass in Python', () => expectPassing('python', statements))
test.skipIf(!has('javac'))('a sample passes in Java', () => expectPassing('java', sample))
test.skipIf(!has('g++'))('a sample passes in C++', { timeout: 600_000 }, () =>
  expectPassing('cpp', sample),
)

test.each([
  [
    'a time of day',
    'Interviews run 9:00-10:30, 10:00-11:00 and 11:00-12:00. Two rooms are enough.',
  ],
  ['another property', 'Piles of 3, 6, 7 and 11 lie there, and he has 8 hours.'],
  ['two things of a kind', 'To take course 1 you need course 0.'],
  ['a verdict in words', '"{[()]}" is fine, "{[}]" isn’t.'],
  [
    'several examples at once',
    'In a 3 by 7 grid there are 28 paths, in a 3 by 2 grid there are 3.',
  ],
  ['a limit', 'Turn "aaabb" to "a3b2", and "abc" to "a1b1c1". Texts have at most 100,000 letters.'],
  ['a goal', 'I have cards worth 4, 9 and 12 and want to spend exactly 13.'],
])('takes %s for no example', (_, text) => {
  expect(readStatement(text).examples).toEqual([])
})

test.each([
  ['The list is 3, 8, 15. At what place is it? 8 is at place 1.', ['1']],
  ['"2 + 3 * 4" is 14, and "(2 + 3) * 4" is 20.', ['14', '20']],
  ['For 3, 9, 4 and 5 it’s 4.5, for 1, 2, 3 it’s 2.', ['4.5', '2']],
  ['For 1, 2 that’s [1, 2] and [2, 1].', ['[[1, 2],[2, 1]]']],
  ['Write the number as letters. 28 is "AC".', ['"AC"']],
  ['Things weigh 2, 3, 4 and are worth 3, 4, 5. The best value is 7.', ['7']],
])('reads the outputs of “%s”', (text, outputs) => {
  expect(readStatement(text).examples.map(({ output }) => output)).toEqual(outputs)
})

test('reads the limits that a mail sets behind its example', () => {
  const { bounds, examples } = readStatement(
    'Hi Ann,\nwe look for the longest run.\n\nInput: [1, 2, 3]\nOutput: 3\nExplanation: All of it.\n\nLists have up to 70,000 entries.\nThanks',
  )
  expect(examples).toEqual([{ input: '[1, 2, 3]', output: '3', explanation: 'All of it.' }])
  expect(bounds).toContainEqual({ name: 'entries', high: 70_000, limits: 'size' })
})

test('makes no claim on one told example that says more than the program needs', () => {
  const problemText =
    'In how many ways can n queens stand on an n by n board without attacking each other? With n = 4 in 2 ways; a board of 8 by 8 has 92.'
  const { approaches, patterns } = analyze(problemText)
  const approach = approaches.at(-1)?.name ?? ''
  const { checked, notes } = generateCode({ approach, problemText, language: 'python' })
  expect(checked).toBeUndefined()
  for (const part of words.builtin.doubtful.split('{names}'))
    expect(notes.join(' ')).toContain(part)
  expect(patterns.flatMap(({ reasons }) => reasons)).not.toContain(words.builtin.proven)
})

test('makes no claim on outputs that come out right without a value of the input', () => {
  const problemText = `Given an integer array nums, find the contiguous subarray with the largest sum and return its sum.

Example 1:
Input: nums = [-2,1,-3,4,-1,2,1,-5,4], k = 3
Output: 6

Example 2:
Input: nums = [-3,-1], k = 3
Output: -1`
  const approach = 'Best stretch that ends here'
  const { checked, proof, notes } = generateCode({ approach, problemText, language: 'javascript' })
  expect({ checked, proof }).toEqual({ proof: 'unknown' })
  expect(notes).toEqual([expect.stringContaining(': k.'), words.builtin.coincidence])
})
