import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { fill } from '@wize/kit/i18n/format.ts'
import type { Language } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }

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
/** How much of a program's output is read, in characters. */
const maxOutput = 64 * 1024
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
  run: readonly string[]
  /** Whether it works with a limited address space. */
  isLimited: boolean
}

/** TypeScript runs as the JavaScript it comes with. */
export type RunLanguage = Exclude<Language, 'typescript'>

const toolchains: Record<RunLanguage, Toolchain> = {
  javascript: {
    tools: [],
    file: 'main.cjs',
    run: [
      process.execPath,
      '--permission',
      '--allow-fs-read=.',
      `--max-old-space-size=${maxHeap}`,
      'main.cjs',
    ],
    isLimited: false,
  },
  python: {
    tools: ['python3'],
    file: 'main.py',
    run: ['python3', '-I', 'main.py'],
    isLimited: true,
  },
  java: {
    tools: ['javac', 'java'],
    file: 'Main.java',
    // Otherwise javac reads the file in the machine's own encoding.
    compile: ['javac', `-J-Xmx${maxHeap}m`, '-encoding', 'UTF-8', 'Main.java'],
    run: ['java', `-Xmx${maxHeap}m`, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', 'Main'],
    isLimited: false,
  },
  cpp: {
    tools: ['g++'],
    file: 'main.cpp',
    compile: ['g++', '-std=c++17', '-O1', '-o', 'main', 'main.cpp'],
    run: ['./main'],
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

const known = new Map<string, boolean>()

function isInstalled(tool: string): boolean {
  const found = known.get(tool)
  if (found !== undefined) return found
  const is = isOnPath(tool)
  known.set(tool, is)
  return is
}

let sandboxFound: 'bwrap' | 'unshare' | 'none' | undefined

/** How this system can isolate a program from the network and from files. */
export function sandbox(): 'bwrap' | 'unshare' | 'none' {
  if (sandboxFound) return sandboxFound
  const works = (command: string, args: string[]) =>
    isInstalled(command) && spawnSync(command, args, { timeout: 2_000 }).status === 0
  sandboxFound = works('bwrap', ['--ro-bind', '/', '/', '--unshare-all', 'true'])
    ? 'bwrap'
    : works('unshare', [...namespaces, 'true'])
      ? 'unshare'
      : 'none'
  return sandboxFound
}

/** No network, and when the first process ends, all of its descendants do. */
const namespaces = ['-rnpf', '--kill-child']

function sandboxed(command: readonly string[], folder: string): string[] {
  const kind = sandbox()
  if (kind === 'bwrap') {
    // /run has sockets of the system and its users that a program could talk to.
    const hidden = ['/home', '/root', '/var', '/srv', '/mnt', '/media', '/run'].flatMap((path) => [
      '--tmpfs',
      path,
    ])
    return [
      ...'bwrap --ro-bind / / --dev /dev --proc /proc --tmpfs /tmp'.split(' '),
      ...hidden,
      ...['--bind', folder, folder, '--chdir', folder],
      ...'--unshare-all --die-with-parent --new-session --'.split(' '),
      ...command,
    ]
  }
  return kind === 'unshare' ? ['unshare', ...namespaces, '--', ...command] : [...command]
}

/**
 * Compiles a program and runs it on each input in child processes with limits on time, memory, and
 * output, and without a network if the system supports that. With `timed`, runs say how long they
 * took, and the inputs behind one that took too long are left out.
 */
export async function runNatively(
  language: RunLanguage,
  code: string,
  inputs: readonly string[],
  signal: AbortSignal,
  timed = false,
): Promise<Run[]> {
  const { file, compile, run, isLimited } = toolchains[language]
  const folder = await mkdtemp(join(tmpdir(), 'assistant-run-'))
  try {
    await writeFile(join(folder, file), code)
    if (compile) {
      // Sandboxed too, because a program can make its compiler read files.
      const compiled = await execute(limitedTo(sandboxed(compile, folder)), {
        folder,
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
    const command = limitedTo(run, limits)
    const runs: Run[] = []
    for (const input of inputs) {
      signal.throwIfAborted()
      const start = performance.now()
      const run = await execute(sandboxed(command, folder), {
        folder,
        input,
        limit: runLimit,
        signal,
      })
      const ms = performance.now() - start
      const isLate = run.error !== undefined && ms >= runLimit
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
  folder: string
  input: string
  limit: number
  signal: AbortSignal
}

function execute([command = '', ...args]: readonly string[], execution: Execution): Promise<Run> {
  const { folder, input, limit, signal } = execution
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      // The program doesn't get the server's environment.
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
      stdio: 'pipe',
      detached: true,
    })
    let output = ''
    let errors = ''
    let why: string | undefined
    const stop = (reason: string) => {
      why ??= reason
      killGroup(child)
    }
    const tookTooLong = fill(words.runs.tookTooLong, { seconds: limit / 1000 })
    const timer = setTimeout(() => stop(tookTooLong), limit)
    const left = () => stop(words.runs.stopped)
    signal.addEventListener('abort', left, { once: true })
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.length > maxOutput) stop(words.runs.printedTooMuch)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (errors.length < maxOutput) errors += text
    })
    // A program that doesn't read its input closes the pipe.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const end = (error: string | undefined) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', left)
      resolve(error === undefined ? { output: output.replace(/\n$/, '') } : { error })
    }
    child.on('error', (error) => end(error.message))
    // Processes left behind in the group must not keep running or hold the pipes open.
    child.on('exit', () => killGroup(child))
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
