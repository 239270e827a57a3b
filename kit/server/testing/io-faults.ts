import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { siteEnv } from './server-process.ts'

const source = fileURLToPath(new URL('io-faults.c', import.meta.url))
const runner = fileURLToPath(new URL('fault-run.ts', import.meta.url))
/** The fields of `struct control` in io-faults.c, each of eight bytes. */
const fields = ['armed', 'failAt', 'failTo', 'error', 'half', 'count', 'fired', 'events'] as const
const namesLength = 512

/** Compiles the library that watches I/O calls. Undefined where there's no C compiler. */
export function compileFaults(folder: string): string | undefined {
  if (process.platform !== 'linux') return undefined
  const library = join(folder, 'io-faults.so')
  const { status } = spawnSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source])
  return status === 0 ? library : undefined
}

/** The environment for a process whose I/O in `watched` is to fail, or to be recorded in `trace`. */
export function faultEnvironment(
  library: string,
  { control, watched, trace }: { control: string; watched: string; trace?: string },
): Record<string, string> {
  writeFileSync(control, Buffer.alloc(fields.length * 8 + namesLength))
  return {
    LD_PRELOAD: library,
    IO_FAULTS_CONTROL: control,
    IO_FAULTS_FOLDER: watched,
    IO_FAULTS_ALLOCATIONS: sqliteAllocators(),
    ...(trace && { IO_FAULTS_TRACE: trace }),
  }
}

/** Kept, because reading Node's symbols takes a quarter of a second. */
let allocators: string | undefined

/** Where Node's SQLite calls the system for memory. Empty for a Node without symbols. */
function sqliteAllocators(): string {
  if (allocators !== undefined) return allocators
  const { stdout } = spawnSync('nm', ['-S', process.execPath], { maxBuffer: 2 ** 28 })
  const found = String(stdout).matchAll(/^(\S+) (\S+) t sqlite3Mem(?:Malloc|Realloc)$/gm)
  allocators = [...found]
    .map(([, start = '', size = '']) => {
      const end = Number.parseInt(start, 16) + Number.parseInt(size, 16)
      return `${start}-${end.toString(16)}`
    })
    .join()
  return allocators
}

/** How a call fails: with an error, perhaps after half of a write, once or from then on. */
export interface Fault {
  /** With `ENOMEM`, SQLite's requests for memory fail instead of I/O calls. */
  error: 'EIO' | 'ENOSPC' | 'ENOMEM'
  half?: boolean
  lasting?: boolean
}

/** What the server and the owner do: see the functions of these names in fault-run.ts. */
export type FaultCase = 'accept' | 'send' | 'restart' | 'import' | 'backup'

export interface FaultPlan {
  cases: FaultCase[]
  faults: Fault[]
  /** The first call that fails; after it, every so many-th. */
  first: number
  every: number
}

/** What a case found. All but the first three must stay empty. */
export interface FaultReport {
  name: string
  fault: Fault
  /** I/O calls without a failure, and how many were made to fail, by kind. */
  calls: number
  failed: Record<string, number>
  /** What was answered 200, or said to be done. */
  acknowledged: number
  /** What of that is missing. */
  lost: string[]
  /** What's stored or delivered though nobody sent it, or another time under another id. */
  invented: string[]
  /** Stores that fail SQLite's check, and what didn't recover. */
  broken: string[]
}

/** Runs fault-run.ts in a process of its own. Undefined where there's no C compiler. */
export async function failCalls(plan: FaultPlan): Promise<FaultReport[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'wize-io-'))
  const library = compileFaults(folder)
  if (!library) return undefined
  const watched = join(folder, 'watched')
  mkdirSync(watched)
  const child = spawn(process.execPath, [runner, JSON.stringify(plan)], {
    env: {
      ...siteEnv,
      ...faultEnvironment(library, { control: join(folder, 'control'), watched }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  rmSync(folder, { recursive: true })
  if (code !== 0) throw new Error(`${plan.cases} ended with ${code}`)
  return JSON.parse(output)
}

/** Controls the faults of the process that it's used in. */
export class IoFaults {
  readonly #file: number

  constructor(control: string) {
    this.#file = openSync(control, 'r+')
  }

  /** From now on, counts calls and fails the one with this number; 0 fails none. */
  arm(number: number, { error, half = false, lasting = false }: Fault) {
    const to = lasting ? Number.MAX_SAFE_INTEGER : number
    const values = [0, number, to, constants.errno[error], half ? 1 : 0, 0, 0]
    const bytes = Buffer.alloc(fields.length * 8 + namesLength)
    values.forEach((value, index) => {
      bytes.writeBigInt64LE(BigInt(value), index * 8)
    })
    writeSync(this.#file, bytes.subarray(0, 56), 0, 56, 0)
    writeSync(this.#file, bytes.subarray(64), 0, namesLength, 64)
    this.#set('armed', 1)
  }

  /** Ends the failures. Returns how many calls there were and which of them failed. */
  disarm(): { count: number; fired: number; names: string[] } {
    this.#set('armed', 0)
    const names = Buffer.alloc(namesLength)
    readSync(this.#file, names, 0, namesLength, fields.length * 8)
    return {
      count: this.get('count'),
      fired: this.get('fired'),
      names: names.toString('latin1').replace(/\0.*/s, '').trim().split(' ').filter(Boolean),
    }
  }

  get(field: (typeof fields)[number]): number {
    const bytes = Buffer.alloc(8)
    readSync(this.#file, bytes, 0, 8, fields.indexOf(field) * 8)
    return Number(bytes.readBigInt64LE())
  }

  #set(field: (typeof fields)[number], value: number) {
    const bytes = Buffer.alloc(8)
    bytes.writeBigInt64LE(BigInt(value))
    writeSync(this.#file, bytes, 0, 8, fields.indexOf(field) * 8)
  }
}

const kinds = [
  '',
  'write',
  'sync',
  'truncate',
  'create',
  'unlink',
  'rename',
  'syncFolder',
  'link',
] as const

export interface TraceRecord {
  kind: (typeof kinds)[number]
  name: string
  offset: number
  bytes: Buffer
}

/** What io-faults.c wrote: see `struct record` there. */
export function readTrace(file: string): TraceRecord[] {
  const bytes = readFileSync(file)
  const records: TraceRecord[] = []
  for (let place = 0; place < bytes.length; ) {
    const kind = kinds[bytes.readInt32LE(place)] ?? ''
    const pathEnd = place + 24 + bytes.readInt32LE(place + 4)
    const end = pathEnd + Number(bytes.readBigInt64LE(place + 16))
    records.push({
      kind,
      name: basename(bytes.toString('utf8', place + 24, pathEnd)),
      offset: Number(bytes.readBigInt64LE(place + 8)),
      bytes: bytes.subarray(pathEnd, end),
    })
    place = end
  }
  return records
}
