import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fill } from '@wize/kit/i18n/format.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import {
  endMarked,
  isInstalled,
  type Place,
  runMark,
  type Sandbox,
  sandbox,
  sandboxed,
  watchFolder,
  watchProcesses,
} from './sandbox.ts'

/** The result for one input. */
export interface Run {
  output?: string
  /** Why there is no output. */
  error?: string
  /** How long the process took, in ms. */
  ms?: number
  /** Whether it was stopped because it took too long. */
  isLate?: boolean
}

const compileLimit = 30_000
/** Time for one input, in ms, including the start of a virtual machine. */
const runLimit = 10_000
/** How long output is read from a program that has ended, in ms. */
const pipeTimeout = 1_000
/** How much of a program's output is read, in characters. */
const maxOutput = 64 * 1024
/** The same where the output may be as large as the largest input, or is a record of all steps. */
const maxLongOutput = 4 * 1024 * 1024
/** Address space of Python and C++ programs, in KB, and the heap of the others, in MB. */
const maxMemory = 1_048_576
const maxHeap = 256
/** Largest file that a program may write, in bytes. */
const maxFile = 16 * 1024 * 1024

interface Toolchain {
  /** The tools it needs; all must be installed. */
  tools: readonly string[]
  file: string
  compile?: readonly string[]
  /** From the folder that its file is in. */
  run: (folder: string) => readonly string[]
  /** Whether it works with a limited address space. */
  isLimited: boolean
}

/** TypeScript runs as the JavaScript it comes with. */
export type RunLanguage = Exclude<Language, 'typescript'>

const toolchains: Record<RunLanguage, Toolchain> = {
  javascript: {
    tools: [],
    file: 'main.cjs',
    run: (folder) => [
      process.execPath,
      '--permission',
      `--allow-fs-read=${folder}`,
      `--max-old-space-size=${maxHeap}`,
      join(folder, 'main.cjs'),
    ],
    isLimited: false,
  },
  python: {
    tools: ['python3'],
    file: 'main.py',
    run: (folder) => ['python3', '-I', join(folder, 'main.py')],
    isLimited: true,
  },
  java: {
    tools: ['javac', 'java'],
    file: 'Main.java',
    // Otherwise javac reads the file in the machine's own encoding.
    compile: ['javac', `-J-Xmx${maxHeap}m`, '-encoding', 'UTF-8', 'Main.java'],
    run: (folder) => [
      ...['java', `-Xmx${maxHeap}m`, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
      ...['-cp', folder, 'Main'],
    ],
    isLimited: false,
  },
  cpp: {
    tools: ['g++'],
    file: 'main.cpp',
    compile: ['g++', '-std=c++17', '-O1', '-o', 'main', 'main.cpp'],
    run: (folder) => [join(folder, 'main')],
    isLimited: true,
  },
}

/** The commands that run a language's programs. */
export const toolsOf = (language: RunLanguage) => toolchains[language].tools

/** Who wrote the program: we did (the knowledge base), or a model did. */
export type Origin = 'builtin' | 'model'

/** Whether this machine can run programs of that language and origin. */
export function canRun(language: RunLanguage, origin: Origin): boolean {
  const tools = toolsOf(language)
  if (!tools.every(isInstalled)) return false
  // Node itself keeps a script from files and processes. Other programs by a model need a sandbox.
  const isOwn = origin === 'builtin' || tools.length === 0
  return isOwn || sandbox() === 'bwrap'
}

interface RunSettings {
  /** Runs say how long they took, and the inputs behind one that took too long are left out. */
  timed?: boolean
  /** Whether outputs may be long. */
  isLong?: boolean
  /** Time for one input, in ms. */
  limit?: number
  kind?: Sandbox
}

/**
 * Compiles a program and runs it on each input in child processes with limits on time, memory, and
 * output, and without a network if the system supports that.
 */
export async function runNatively(
  language: RunLanguage,
  code: string,
  inputs: readonly string[],
  signal: AbortSignal,
  { timed = false, isLong = false, limit = runLimit, kind = sandbox() }: RunSettings = {},
): Promise<Run[]> {
  const { file, compile, run, isLimited } = toolchains[language]
  const folder = await mkdtemp(join(tmpdir(), 'assistant-run-'))
  try {
    await writeFile(join(folder, file), code)
    if (compile) {
      // Sandboxed too, because a program can make its compiler read files.
      const place = { kind, folder, compiles: true }
      const compiled = await execute(limitedTo(sandboxed(compile, place)), {
        place,
        input: '',
        limit: compileLimit,
        signal,
      })
      if (compiled.error !== undefined) {
        const error = fill(words.runs.notCompiled, { error: compiled.error })
        return inputs.map(() => ({ error }))
      }
    }
    const limits = isLimited ? [`--as=${maxMemory * 1024}`] : []
    const place = { kind, folder, compiles: false }
    const command = sandboxed(limitedTo(run(folder), limits), place)
    const runs: Run[] = []
    for (const input of inputs) {
      signal.throwIfAborted()
      const start = performance.now()
      const run = await execute(command, { place, input, limit, isLong, signal })
      const ms = performance.now() - start
      const isLate = run.error !== undefined && ms >= limit
      runs.push({ ...run, ...(timed && { ms }), ...(timed && isLate && { isLate }) })
      if (timed && isLate) break
    }
    return runs
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function limitedTo(command: readonly string[], limits: readonly string[] = []): string[] {
  if (!isInstalled('prlimit')) return [...command]
  return ['prlimit', `--fsize=${maxFile}`, '--core=0', ...limits, '--', ...command]
}

interface Execution {
  place: Place
  input: string
  limit: number
  isLong?: boolean
  signal: AbortSignal
}

function execute([command = '', ...args]: readonly string[], execution: Execution): Promise<Run> {
  const { place, input, limit, isLong, signal } = execution
  const { folder } = place
  const mark = randomUUID()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      // The program doesn't get the server's environment.
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        [runMark]: mark,
      },
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    let errors = ''
    let why: string | undefined
    const stop = (reason: string) => {
      why ??= reason
      endAll()
    }
    const endAll = () => {
      killGroup(child)
      // Without a namespace of its own, a process that starts a session leaves the group.
      if (place.kind === 'none') endMarked(mark)
    }
    const tookTooLong = fill(words.runs.tookTooLong, { seconds: limit / 1000 })
    const timer = setTimeout(() => stop(tookTooLong), limit)
    const unwatch = watchFolder(place, () => stop(words.runs.wroteTooMuch))
    const unwatchProcesses = watchProcesses(child.pid, () => stop(words.runs.usedTooMuch))
    const left = () => stop(words.runs.stopped)
    signal.addEventListener('abort', left, { once: true })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.length > (isLong ? maxLongOutput : maxOutput)) stop(words.runs.printedTooMuch)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (errors.length < maxOutput) errors += text
    })
    // A program that doesn't read its input closes the pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const end = (error: string | undefined) => {
      clearTimeout(timer)
      unwatch()
      unwatchProcesses()
      signal.removeEventListener('abort', left)
      resolve(error === undefined ? { output: output.replace(/\n$/, '') } : { error })
    }
    child.on('error', (error) => end(error.message))
    // Processes left behind must not keep running or hold the pipes open.
    child.on('exit', () => {
      endAll()
      const close = () => {
        child.stdout.destroy()
        child.stderr.destroy()
      }
      // `setImmediate` lets output that's waiting be read first, even on a busy machine.
      setTimeout(() => setImmediate(close), pipeTimeout).unref()
    })
    child.on('close', (status) => {
      if (why !== undefined) end(why)
      else if (status === 0) end(undefined)
      else end(lastLines(errors) || fill(words.runs.badStatus, { status: String(status) }))
    })
  })
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

/** The line that names the error, or else the end of the output. */
function lastLines(text: string): string {
  const named = /^\s*((?:Exception in .*? )?[\w.]*(?:Error|Exception|error)\b.*)$/m.exec(text)?.[1]
  return (named ?? text.trim().split('\n').slice(-4).join('\n')).slice(0, 600)
}
