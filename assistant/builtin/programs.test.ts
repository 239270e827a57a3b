// Every program of the knowledge base is compiled and run on its own cases in all five languages,
// with one process per language: a compiler's start costs more than the programs do.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameOutput, type Language } from '#contracts/assistant-fields.ts'
import { programOf, programs } from './programs.ts'
import { runScript } from './running.ts'
import { write } from './writing/languages.ts'
import type { Printing, Reading, Step, Writing } from './writing/writing.ts'

interface Job {
  name: string
  writing: Writing
  cases: readonly { input: string; output: string }[]
}

const json: Printing = { style: 'json', yes: 'true', no: 'false' }
const bare: Printing = { style: 'bare', yes: 'YES', no: 'NO' }
const header = ['A comment', '', 'with an empty line']

const own: Job[] = programs.map((program) => ({
  name: program.id,
  cases: program.cases,
  writing: {
    program,
    header,
    printing: json,
    reading: { form: 'values', values: program.params, args: program.params.map((p) => p.name) },
  },
}))

const fromWords = (
  id: string,
  steps: Step[],
  args: string[],
  input: string,
  output: string,
): Job => {
  const reading: Reading = { form: 'words', steps, args }
  return {
    name: `${id} from words`,
    cases: [{ input, output }],
    writing: { program: programOf(id), header: [], printing: bare, reading },
  }
}
const int = (name: string): Step => ({ name, kind: 'int' })

/** Each way of reading words and of printing bare results, at least once. */
const words: Job[] = [
  fromWords(
    'next-greater-distance',
    [int('n'), { name: 'values', kind: 'ints', count: 'n' }],
    ['values'],
    '3\n1 3 2\n',
    '1 0 0',
  ),
  fromWords(
    'merge-intervals',
    [int('n'), { name: 'pairs', kind: 'rows', count: 'n', width: '2' }],
    ['pairs'],
    '3\n5 6\n1 2\n2 3\n',
    '1 3\n5 6',
  ),
  fromWords('balanced-brackets', [{ name: 'text', kind: 'text' }], ['text'], '([])\n', 'YES'),
  fromWords('balanced-brackets', [{ name: 'text', kind: 'text' }], ['text'], '([)]\n', 'NO'),
  fromWords(
    'largest-number',
    [int('n'), { name: 'nums', kind: 'ints', count: 'n' }],
    ['nums'],
    '2\n3 30',
    '330',
  ),
  fromWords(
    'prefix-counts',
    [
      int('n'),
      int('q'),
      { name: 'words', kind: 'texts', count: 'n' },
      { name: 'prefixes', kind: 'texts', count: 'q' },
    ],
    ['words', 'prefixes'],
    '2 1\ncar cat\nca',
    '2',
  ),
  fromWords(
    'count-islands',
    [int('h'), int('w'), { name: 'grid', kind: 'grid', count: 'h' }],
    ['grid'],
    '2 3\n101\n001\n',
    '2',
  ),
  fromWords(
    'count-islands',
    [int('h'), int('w'), { name: 'grid', kind: 'grid', count: 'h', width: 'w' }],
    ['grid'],
    '2 3\n1 0 1\n0 0 1\n',
    '2',
  ),
]

const jobs = [...own, ...words]
const folder = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const has = (tool: string) => spawnSync(tool, ['--version']).status === 0

function run(command: string, args: string[], input?: string): string {
  const result = spawnSync(command, args, { cwd: folder, encoding: 'utf8', input, maxBuffer: 1e8 })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${command}: ${result.stdout}${result.stderr}`)
  return result.stdout
}

/** Compares the outputs, a JSON list of lists of texts, with the cases'. */
function expectOutputs(outputs: string[][]) {
  const wrong = jobs.flatMap(({ name, cases }, i) =>
    cases.flatMap(({ input, output }, j) => {
      const actual = outputs[i]?.[j] ?? 'nothing'
      return isSameOutput(actual, output) ? [] : [{ name, input, output, actual }]
    }),
  )
  expect(wrong).toEqual([])
}

const sources = (language: Language) => jobs.map(({ writing }) => write(language, writing))

test('in JavaScript, as a classic script', () => {
  expectOutputs(
    sources('javascript').map((source, i) =>
      (jobs[i]?.cases ?? []).map(({ input }) => {
        const result = runScript(source, [input], 1000)[0]
        return result?.output ?? `stopped: ${result?.error}`
      }),
    ),
  )
})

test('in JavaScript and TypeScript, from a shell', () => {
  const writing = jobs[0]?.writing as Writing
  for (const [file, language] of [
    ['shell.js', 'javascript'],
    ['shell.ts', 'typescript'],
  ] as const) {
    writeFileSync(join(folder, file), write(language, writing))
    expect(run(process.execPath, [file], 'nums = [1, 2, 4], target = 6')).toBe('[1,2]\n')
  }
})

test('in TypeScript, under the strict checks of the compiler', { timeout: 60_000 }, () => {
  const files = sources('typescript').map((source, i) => {
    const file = join(folder, `program-${i}.ts`)
    // As modules, or their functions would meet in one scope.
    writeFileSync(file, `${source}export {}\n`)
    return file
  })
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
  const types = join(import.meta.dirname, '../../node_modules/@types')
  run(process.execPath, [
    tsc,
    ...'--noEmit --strict --target es2022 --lib es2022 --module esnext --moduleDetection force'.split(
      ' ',
    ),
    '--typeRoots',
    types,
    '--types',
    'node',
    ...files,
  ])
})

test.skipIf(!has('python3'))('in Python', { timeout: 60_000 }, () => {
  const list = sources('python').map((source, i) => ({
    source,
    inputs: jobs[i]?.cases.map(({ input }) => input),
  }))
  const harness = `
import json, sys, types
outputs = []
for number, job in enumerate(json.load(sys.stdin)):
    module = types.ModuleType(f"program_{number}")
    sys.modules[module.__name__] = module
    exec(compile(job["source"], f"program {number}", "exec"), module.__dict__)
    outputs.append([module.solve(text) for text in job["inputs"]])
print(json.dumps(outputs))`
  expectOutputs(JSON.parse(run('python3', ['-c', harness], JSON.stringify(list))))
})

/** A text as a literal that both Java and C++ read. */
const literal = (text: string) => JSON.stringify(text)

test.skipIf(!has('javac'))('in Java', { timeout: 90_000 }, () => {
  const files = sources('java').map((source, i) => {
    mkdirSync(join(folder, `p${i}`))
    const file = join(folder, `p${i}`, 'Main.java')
    // Programs all have the same class names; `solve` is not public, so a door is added.
    const door =
      'public class Main {\n    public static String ask(String s) { return solve(s); }\n'
    const opened = source.replace('public class Main {\n', door)
    writeFileSync(file, `package p${i};\n${opened}`)
    return file
  })
  const calls = jobs.map(
    ({ cases }, i) =>
      `{${cases.map(({ input }) => `p${i}.Main.ask(${literal(input)})`).join(', ')}}`,
  )
  // Records separated by control characters, for Java has no JSON of its own.
  writeFileSync(
    join(folder, 'Harness.java'),
    `public class Harness { public static void main(String[] a) {
       String[][] all = {${calls.join(',\n')}};
       for (String[] one : all) System.out.print(String.join("\\u001f", one) + "\\u001e");
     } }`,
  )
  run('javac', ['-Xlint:all', '-Werror', '-d', 'classes', 'Harness.java', ...files])
  const output = run('java', ['-cp', 'classes', 'Harness'])
  expectOutputs(records(output))
})

test.skipIf(!has('g++'))('in C++', { timeout: 120_000 }, () => {
  const includes = new Set<string>()
  const bodies = sources('cpp').map((source, i) => {
    for (const line of source.match(/^#include .+$/gm) ?? []) includes.add(line)
    const body = source.replace(/^#include .+$/gm, '').replace('int main() {', 'void start() {')
    return `namespace p${i} {\n${body}\n}`
  })
  const calls = jobs.map(({ cases }, i) => {
    const one = cases.map(({ input }) => `p${i}::solve(${literal(input)})`)
    return `std::cout << ${one.join(` << '\\x1f' << `)} << '\\x1e';`
  })
  writeFileSync(
    join(folder, 'all.cpp'),
    `${[...includes].join('\n')}\n${bodies.join('\n')}\nint main() {\n${calls.join('\n')}\n}`,
  )
  run('g++', '-std=c++17 -O0 -Wall -Wextra -Werror -o all all.cpp'.split(' '))
  expectOutputs(records(run(join(folder, 'all'), [])))
})

const records = (output: string) =>
  output
    .split('\x1e')
    .slice(0, -1)
    .map((record) => record.split('\x1f'))
