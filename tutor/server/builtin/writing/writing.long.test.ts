// Every way to read words, build arguments, and print bare results, in every language.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import { checkTypes, has, outputsOf } from '../testing/batch.ts'
import { jobsFromWords } from '../testing/words.ts'
import { write } from './languages.ts'

const folder = mkdtempSync(join(tmpdir(), 'writing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jobs = jobsFromWords()

function expectOutputs(language: Language) {
  const actual = outputsOf(language, jobs, folder)
  const wrong = jobs.flatMap(({ name, outputs, inputs: [input] }, i) => {
    const [expected = ''] = outputs
    const got = actual[i]?.[0] ?? 'nothing'
    return isSameOutput(got, expected) ? [] : [{ name, input, expected, got }]
  })
  expect(wrong).toEqual([])
}

test('in JavaScript', () => expectOutputs('javascript'))

test('in TypeScript, under the strict checks of the compiler', () =>
  checkTypes(
    jobs.map(({ writing }) => write('typescript', writing)),
    folder,
  ))

test.skipIf(!has('python3'))('in Python', () => expectOutputs('python'))

test.skipIf(!has('javac'))('in Java', () => expectOutputs('java'))

test.skipIf(!has('g++'))('in C++', () => expectOutputs('cpp'))
