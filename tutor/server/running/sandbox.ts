import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { isOnPath } from '@wize/kit/commands/on-path.ts'

/** How much a program may write to files, in bytes. */
const maxWritten = 64 * 1024 * 1024
/** How many files a program may leave where their sizes are only watched. */
const maxFiles = 500
/** How much memory a program and all processes that it started may have together, in KB. */
const maxMemory = 1_572_864
/** How many processes a program may run at the same time. */
const maxProcesses = 100
/** How often files and processes are looked at, in ms. */
const watchInterval = 100

const installed = new Map<string, boolean>()

/** Whether a tool is installed. Looked up once. */
export function isInstalled(tool: string): boolean {
  const isThere = installed.get(tool) ?? isOnPath(tool)
  installed.set(tool, isThere)
  return isThere
}

/** What isolates programs here. Without bubblewrap, they see all files. */
export type Sandbox = 'bwrap' | 'unshare' | 'none'

let sandboxFound: Sandbox | undefined

/** How this system can isolate a program from the network and from files. */
export function sandbox(): Sandbox {
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

/** Where users and services keep files. /run has sockets of them that a program could talk to. */
const hidden = ['/home', '/root', '/var', '/srv', '/mnt', '/media', '/run']
/** Where systems keep what programs and compilers need, or what the sandbox replaces. */
const shared = new Set(
  'bin boot dev etc gnu lib lib32 lib64 nix opt proc sbin snap sys tmp usr'.split(' '),
)

/** Folders to hide: those, and whatever else somebody made at the top, such as /data. */
const hiddenFolders = (): string[] => {
  const tops = readdirSync('/', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
    .map(({ name }) => `/${name}`)
  return [...new Set([...hidden, ...tops])]
}

export interface Place {
  kind: Sandbox
  folder: string
  /** A compiler's result stays in the folder. What a program writes is gone with it. */
  compiles: boolean
}

/** The command that runs another one in isolation. */
export function sandboxed(command: readonly string[], { kind, folder, compiles }: Place): string[] {
  if (kind === 'none') return [...command]
  if (kind === 'unshare') return ['unshare', ...namespaces, '--', ...command]
  const covered = hiddenFolders()
  const [program = ''] = command.filter((part) => part === process.execPath)
  return [
    ...'bwrap --ro-bind / / --dev /dev --proc /proc'.split(' '),
    // Both are in memory. Without a size, each could take half of it.
    ...['/tmp', '/dev/shm'].flatMap((path) => ['--size', `${maxWritten / 2}`, '--tmpfs', path]),
    ...covered.flatMap((path) => ['--tmpfs', path]),
    // Node may be among the files of its user.
    ...(program ? ['--ro-bind', program, program] : []),
    ...[compiles ? '--bind' : '--ro-bind', folder, folder],
    ...['/dev', ...covered].flatMap((path) => ['--remount-ro', path]),
    ...[
      '--chdir',
      compiles ? folder : '/tmp',
      '--setenv',
      'HOME',
      '/tmp',
      '--setenv',
      'TMPDIR',
      '/tmp',
    ],
    ...'--unshare-all --die-with-parent --new-session --'.split(' '),
    ...command,
  ]
}

/**
 * Calls `stop` when a program has written too much into its folder. A sandbox that gives it a small
 * disk of its own needs no watching. Returns how to end it.
 */
export function watchFolder({ kind, folder }: Place, stop: () => void): () => void {
  if (kind === 'bwrap') return () => {}
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    const room = { files: maxFiles, bytes: maxWritten }
    if (await isOver(folder, room)) stop()
    isLooking = false
  }, watchInterval)
  return () => clearInterval(timer)
}

/** Whether a folder's files need more than the room that's left, which gets smaller. */
async function isOver(folder: string, room: { files: number; bytes: number }): Promise<boolean> {
  // The program may remove a file or a folder meanwhile.
  const entries = await opendir(folder).catch(() => undefined)
  for await (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    room.files--
    room.bytes -= ((await lstat(path).catch(() => undefined))?.blocks ?? 0) * 512
    if (room.files < 0 || room.bytes < 0) return true
    if (entry.isDirectory() && (await isOver(path, room))) return true
  }
  return false
}

/**
 * Calls `stop` when a program and the processes it started use too much memory or are too many: a
 * limit for each process doesn't limit a hundred of them. Works on Linux only. Returns a function that
 * ends the watch.
 */
export function watchProcesses(
  first: number | undefined,
  stop: () => void,
  limits = { processes: maxProcesses, memory: maxMemory },
): () => void {
  if (process.platform !== 'linux' || first === undefined) return () => {}
  const timer = setInterval(() => {
    const { count, memory } = family(first)
    if (count > limits.processes || memory > limits.memory) stop()
  }, watchInterval)
  return () => clearInterval(timer)
}

/** Counts a process and its descendants. Their IDs are higher, until the system starts over at 4 million. */
function family(first: number): { count: number; memory: number } {
  const numbers = readdirSync('/proc').map(Number)
  const members = new Set([first])
  let memory = 0
  for (const number of numbers.filter((each) => each >= first).sort((a, b) => a - b)) {
    const { parent, size } = statusOf(number)
    if (number !== first && !members.has(parent)) continue
    members.add(number)
    memory += size
  }
  return { count: members.size, memory }
}

function statusOf(number: number): { parent: number; size: number } {
  try {
    const status = readFileSync(`/proc/${number}/status`, 'latin1')
    const field = (name: string) =>
      Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return { parent: field('PPid'), size: field('VmRSS') }
  } catch {
    // It has ended.
    return { parent: 0, size: 0 }
  }
}

/** The variable by which `endMarked` knows the processes of a run. */
export const runMark = 'ASSISTANT_RUN'

/**
 * Ends every process that has the mark in its environment, until there's none: one may start another
 * meanwhile. Works on Linux only, and not for a program that clears its environment on purpose.
 */
export function endMarked(mark: string): void {
  if (process.platform !== 'linux') return
  for (let look = 0, found = true; found && look < 20; look++) {
    found = false
    for (const number of readdirSync('/proc').map(Number)) {
      if (!number || !environmentOf(number).includes(`${runMark}=${mark}\0`)) continue
      found = true
      endProcess(number)
    }
  }
}

function environmentOf(number: number): string {
  try {
    return readFileSync(`/proc/${number}/environ`, 'latin1')
  } catch {
    // It has ended, or is another user's.
    return ''
  }
}

function endProcess(number: number): void {
  try {
    process.kill(number, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
