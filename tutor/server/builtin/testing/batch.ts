// Compiles and runs many programs at once, in one process per language, because starting a compiler
// takes longer than running the programs.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Language } from '#contracts/assistant-fields.ts'
import { runScript } from '../running.ts'
import { write } from '../writing/languages.ts'
import type { Writing } from '../writing/writing.ts'

/** A program with its inputs. */
export interface Job {
  name: string
  writing: Writing
  inputs: readonly string[]
}

/** A program's source text. For TypeScript, it's the JavaScript. */
interface SourceJob {
  name: string
  source: string
  inputs: readonly string[]
}

/** Whether a tool is installed. */
export const has = (tool: string) => spawnSync(tool, ['--version']).status === 0

/**
 * Time for one compiler, or for all programs of a language, in ms. Generous, because a busy machine
 * is slow.
 */
const runLimit = 240_000

function run(folder: string, command: string, args: string[], input?: string): string {
  const options = {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 1e9,
    timeout: runLimit,
  } as const
  const result = spawnSync(command, args, options)
  if (result.error) throw result.error
  if (result.status !== 0) {
    throw new Error(`${command}: ${`${result.stdout}${result.stderr}`.slice(0, 20_000)}`)
  }
  return result.stdout
}

/** Each program's output for each of its inputs. Throws if one doesn't compile. */
export function outputsOf(
  language: Language,
  jobs: readonly Job[],
  folder: string,
): readonly string[][] {
  const written = language === 'typescript' ? 'javascript' : language
  return outputsOfSources(
    language,
    jobs.map(({ name, writing, inputs }) => ({ name, source: write(written, writing), inputs })),
    folder,
  )
}

export function outputsOfSources(
  language: Language,
  jobs: readonly SourceJob[],
  folder: string,
): readonly string[][] {
  switch (language) {
    case 'javascript':
    case 'typescript':
      return jobs.map(({ source, inputs }) =>
        runScript(source, inputs, 5000).map(({ output, error }) => output ?? `stopped: ${error}`),
      )
    case 'python':
      return inPython(jobs, folder)
    case 'java':
      return inJava(jobs, folder)
    case 'cpp':
      return inCpp(jobs, folder)
  }
}

/** Throws unless the TypeScript programs pass the compiler's strict checks. */
export function checkTypes(sources: readonly string[], folder: string) {
  const files = sources.map((source, i) => {
    const file = join(folder, `program-${i}.ts`)
    // A module, because otherwise the programs' functions would share one scope.
    writeFileSync(file, `${source}export {}\n`)
    return file
  })
  const { resolve } = createRequire(import.meta.url)
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --lib es2022 --module esnext --moduleDetection force'
  run(folder, process.execPath, [
    resolve('typescript/bin/tsc'),
    ...options.split(' '),
    '--typeRoots',
    join(resolve('@types/node/package.json'), '../..'),
    '--types',
    'node',
    ...files,
  ])
}

/**
 * Like `outputsOfSources`, but a compile error becomes the output of the program that caused it.
 */
export function outputsWhereCompiled(
  language: Language,
  jobs: readonly SourceJob[],
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

/** Time for one input in Python, in seconds. */
const pythonLimit = 10

function inPython(jobs: readonly SourceJob[], folder: string): string[][] {
  const harness = `
import json, signal, sys, types
sys.setrecursionlimit(10000)
def stop(*_):
    raise RuntimeError("it takes too long")
signal.signal(signal.SIGALRM, stop)
outputs = []
for number, job in enumerate(json.load(sys.stdin)):
    module = types.ModuleType(f"program_{number}")
    sys.modules[module.__name__] = module
    exec(compile(job["source"], job["name"], "exec"), module.__dict__)
    results = []
    for text in job["inputs"]:
        signal.alarm(${pythonLimit})
        try:
            results.append(module.solve(text))
        except Exception as error:
            results.append(f"stopped: {error!r}")
        signal.alarm(0)
    outputs.append(results)
print(json.dumps(outputs))`
  return JSON.parse(run(folder, 'python3', ['-c', harness], JSON.stringify(jobs)))
}

/** Quotes a text as a literal that both Java and C++ understand. */
const literal = (text: string) => JSON.stringify(text)

/** For programs that run a second or two, optimizing them takes longer than running them. */
const startFast = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

function inJava(jobs: readonly SourceJob[], folder: string): string[][] {
  const files = jobs.map(({ source: program, inputs }, i) => {
    mkdirSync(join(folder, `p${i}`), { recursive: true })
    const file = join(folder, `p${i}`, 'Main.java')
    // All programs use the same class names, and `solve` isn't public, so each gets an entry point.
    const entryPoint = `public class Main {
    public static String[] askAll() {
        String[] inputs = {${inputs.map(literal).join(', ')}};
        for (int i = 0; i < inputs.length; i++) {
            try {
                inputs[i] = solve(inputs[i]);
            } catch (RuntimeException | StackOverflowError error) {
                inputs[i] = "stopped: " + error;
            }
        }
        return inputs;
    }
`
    const source = program.replace('public class Main {\n', entryPoint)
    writeFileSync(file, `package p${i};\n${source}`)
    return file
  })
  // Fields are separated by control characters, because Java has no JSON of its own.
  const calls = jobs.map(
    (_, i) => `System.out.print(String.join("\\u001f", p${i}.Main.askAll()) + "\\u001e");`,
  )
  writeFileSync(
    join(folder, 'Harness.java'),
    `public class Harness { public static void main(String[] a) {\n${calls.join('\n')}\n} }`,
  )
  run(folder, 'javac', [
    ...['-encoding', 'UTF-8'],
    '-J-Xmx1g',
    ...startFast.map((flag) => `-J${flag}`),
    '-Xmaxerrs',
    '20',
    '-Xlint:all,-serial',
    '-Werror',
    '-d',
    'classes',
    'Harness.java',
    ...files,
  ])
  return records(run(folder, 'java', [...startFast, '-Xss64m', '-cp', 'classes', 'Harness']))
}

/** Programs per C++ file: parsing headers takes longer than everything else. */
const perCppFile = 25

function inCpp(jobs: readonly SourceJob[], folder: string): string[][] {
  const outputs: string[][] = []
  for (let start = 0; start < jobs.length; start += perCppFile) {
    outputs.push(...inOneCppFile(jobs.slice(start, start + perCppFile), folder))
  }
  return outputs
}

function inOneCppFile(jobs: readonly SourceJob[], folder: string): string[][] {
  const includes = new Set<string>(['#include <exception>', '#include <iostream>'])
  const bodies = jobs.map(({ source }, i) => {
    for (const line of source.match(/^#include .+$/gm) ?? []) includes.add(line)
    const body = source.replace(/^#include .+$/gm, '').replace('int main() {', 'void start() {')
    return `namespace p${i} {\n${body}\n}`
  })
  const calls = jobs.map(({ inputs }, i) => {
    const one = inputs.map((input) => `ask(p${i}::solve, ${literal(input)});`)
    return `first = true;\n${one.join('\n')}\nstd::cout << '\\x1e';`
  })
  const harness = `bool first = true;
void ask(std::string (*solve)(const std::string&), const std::string& input) {
  if (!first) std::cout << '\\x1f';
  first = false;
  try { std::cout << solve(input); }
  catch (const std::exception& error) { std::cout << "stopped: " << error.what(); }
}
int main() {
${calls.join('\n')}
}`
  writeFileSync(join(folder, 'all.cpp'), [...includes, ...bodies, harness].join('\n'))
  run(
    folder,
    'g++',
    '-std=c++17 -O0 -Wall -Wextra -Werror -fmax-errors=20 -o all all.cpp'.split(' '),
  )
  return records(run(folder, join(folder, 'all'), []))
}

const records = (output: string) =>
  output
    .split('\x1e')
    .slice(0, -1)
    .map((record) => record.split('\x1f'))
