// Programs of the knowledge base are compared with brute force, compiled and run in all languages.
// A usual run takes every twelfth program; `PROGRAMS=pair-sum,kth-largest` takes those families, `PROGRAMS=all` all.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import { namesIn, readText } from './data-files.ts'
import { patterns } from './patterns.ts'
import { coreOf, families, programs } from './programs.ts'
import { checkTypes, has, outputsOf } from './testing/batch.ts'
import { expectedOf, wrongOutputs } from './testing/expected.ts'
import { disagreements, randomInputs } from './testing/oracle.ts'
import { write } from './writing/languages.ts'

const asked = process.env.PROGRAMS
const chosen = programs.filter(({ family }, index) =>
  asked === undefined ? index % 12 === 0 : asked === 'all' || asked.split(',').includes(family.id),
)

const folder = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jobs = chosen.map((program) => expectedOf(program, folder))

const expectOutputs = (language: Language, list: typeof jobs) =>
  expect(wrongOutputs(list, outputsOf(language, list, folder))).toEqual([])

describe('families', () => {
  const ids = new Set(patterns.map(({ id }) => id))
  test.each(families.map((family) => [family.id, family] as const))('%s is whole', (_, family) => {
    for (const id of family.patterns) expect(ids).toContain(id)
    const names = [family.title, ...family.variants.map(({ id }) => id)]
    expect(new Set(names).size).toBe(names.length)
  })

  test('patterns name families that exist', () => {
    const known = new Set(programs.map(({ id }) => id))
    for (const { approaches } of patterns) {
      const named = approaches.flatMap((each) => ('family' in each ? each.family : []))
      expect(named.length).toBeGreaterThan(0)
      for (const id of named) expect(known).toContain(id)
    }
  })

  test('what shared-code.md has is in several programs', () => {
    const pages = namesIn('programs').map((file) => readText(`programs/${file}`))
    const uses = pages.flatMap((page) => [...page.matchAll(/^\{\{(.+)\}\}$/gm)])
    for (const [, name = ''] of readText('shared-code.md').matchAll(/^## (.+)$/gm))
      expect(uses.filter(([, names]) => names?.split(' ').includes(name)).length).toBeGreaterThan(1)
  })

  test('in Python, a tree may be as deep as it has nodes', () => {
    const callsItself = /^( *)def (\w+)\(.*\n(?:\1 .*\n|\n)*?\1 .*(?<![\w.])\2\(/m
    const shallow = programs.filter((program) => {
      const { body } = coreOf(program, 'python')
      const isLimited = !body.includes('sys.setrecursionlimit(')
      return isLimited && body.includes('class TreeNode') && callsItself.test(body)
    })
    expect(shallow.map(({ id }) => id)).toEqual([])
  })
})

test.each(chosen.map((program) => [program.id, program] as const))(
  '%s and its brute force agree on random inputs and on its cases',
  (_, program) => {
    const cases = program.cases.map(({ input }) => input)
    const wrong = disagreements(program, [...cases, ...randomInputs(program, 150)])
    expect(wrong.slice(0, 3)).toEqual([])
  },
)

test('in JavaScript, as a classic script', () => expectOutputs('javascript', jobs))

test('in JavaScript and TypeScript, from a shell', () => {
  const [job] = jobs
  if (!job) return
  for (const [file, language] of [
    ['shell.js', 'javascript'],
    ['shell.ts', 'typescript'],
  ] as const) {
    writeFileSync(join(folder, file), write(language, job.writing))
    const input = job.inputs[0] ?? ''
    const { stdout } = spawnSync(process.execPath, [file], { cwd: folder, input, encoding: 'utf8' })
    expect(isSameOutput(stdout, job.outputs[0] ?? '', job.program.compare)).toBe(true)
  }
})

test('in TypeScript, under the strict checks of the compiler', () =>
  checkTypes(
    jobs.map(({ writing }) => write('typescript', writing)),
    folder,
  ))

test.skipIf(!has('python3'))('in Python', () => expectOutputs('python', jobs))

test.skipIf(!has('javac'))('in Java', () => expectOutputs('java', jobs))

test.skipIf(!has('g++'))('in C++', { timeout: 600_000 }, () => expectOutputs('cpp', jobs))
