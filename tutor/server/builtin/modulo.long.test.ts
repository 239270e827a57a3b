// Programs that count take every step modulo what the statement says. Compared at the bounds with
// Python, whose integers don't overflow.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#contracts/assistant-fields.ts'
import { programOf, programs } from './programs.ts'
import { checkTypes, has, outputsOf } from './testing/batch.ts'
import { ownWriting } from './testing/oracle.ts'
import { write } from './writing/languages.ts'

const modulus = 998_244_353

/** An input as large as such statements allow, for each program that can take a modulus. */
const largest: Record<string, string> = {
  'coin-ways': `amount = 10000, coins = [${Array.from({ length: 50 }, (_, i) => i + 1)}]`,
  'coin-ways/ordered': `amount = 10000, coins = [${Array.from({ length: 50 }, (_, i) => i + 1)}]`,
  'stairs-ways': 'n = 20000',
  'stairs-ways/three': 'n = 20000',
  'stairs-broken': 'n = 20000, broken = [3, 5000, 19998]',
  'stairs-broken/three': 'n = 20000, broken = [3, 4, 5000, 19998]',
  'no-two-ones/count': 'n = 20000',
  'domino-tilings': 'n = 20000',
  'grid-paths/diagonal': 'm = 300, n = 300',
  // A smaller number after each larger one: every pair doubles the count.
  'count-longest-increasing': `nums = [${Array.from({ length: 2000 }, (_, i) => i ^ 1)}]`,
  'paint-fence': 'n = 2000, k = 1000000000',
  'decode-ways': `digits = "${'12'.repeat(500)}"`,
  'distinct-subsequences': `text = "${'ab'.repeat(300)}", word = "${'ab'.repeat(80)}"`,
  'word-break/ways': `text = "${'a'.repeat(300)}", words = ["a", "aa", "aaa"]`,
  'target-sum': `nums = [${Array.from({ length: 100 }, (_, i) => (i % 9) + 1)}], target = 0`,
}

const folder = mkdtempSync(join(tmpdir(), 'modulo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reducing = programs.filter(({ reductions }) => reductions !== undefined)
const jobs = reducing.map((program) => ({
  name: program.id,
  writing: ownWriting({ ...program, modulus }),
  inputs: [largest[program.id] ?? '', ...program.cases.map(({ input }) => input)],
}))

/** The exact counts, reduced once at the end. */
function expected(): readonly (readonly string[])[] {
  const exact = reducing.map((program) => {
    const writing = ownWriting(program)
    return { ...writing, printing: { ...writing.printing, modulo: modulus } }
  })
  return outputsOf(
    'python',
    jobs.map((job, i) => ({ ...job, writing: exact[i] ?? job.writing })),
    folder,
  )
}

test('there is a large input for each', () => {
  expect(reducing.map(({ id }) => id).sort()).toEqual(Object.keys(largest).sort())
})

test('a part that a source has twice, or not at all, is refused', () => {
  const program = programOf('stairs-ways')
  const reductions = { typescript: { nowhere: '' }, python: {}, java: {}, cpp: {} }
  expect(() => write('javascript', ownWriting({ ...program, reductions, modulus }))).toThrow(
    '“nowhere” must be there once',
  )
})

describe.skipIf(!has('python3'))('at the bounds', () => {
  const tools: Partial<Record<Language, string>> = { java: 'javac', cpp: 'g++' }
  const runnable = languages.filter(
    (language) => language !== 'typescript' && has(tools[language] ?? 'python3'),
  )
  test('TypeScript, which runs as JavaScript, has right types', () => {
    const sources = jobs.map(({ writing }) => write('typescript', writing))
    return checkTypes(sources, folder)
  })

  test.each(runnable)('%s agrees with Python', (language) => {
    const right = expected()
    expect(outputsOf(language, jobs, folder)).toEqual(right)
    // Counts that fit would prove nothing.
    expect(right.every(([large = '0']) => Number(large) > 1_000)).toBe(true)
  })
})
