import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '#server/store/store.ts'
import {
  compileFaults,
  faultEnvironment,
  IoFaults,
  readTrace,
  type TraceRecord,
} from './io-faults.ts'
import { Connection, inquiryRequest } from './load.ts'
import { startMailSink } from './mail-sink.ts'
import { startServer } from './server-process.ts'

/** What a disk writes in one piece. */
const sector = 512

export interface PowerCutReport {
  cuts: number
  /** Inquiries answered with 200 during the recording. */
  acknowledged: number
  /** Recorded writes, and syncs of a file or folder. */
  writes: number
  syncs: number
  /** Cuts after which an inquiry that had been answered was missing. */
  lost: string[]
  /** Cuts that left a store SQLite finds damaged, or one with what nobody sent. */
  damaged: string[]
}

interface Options {
  cuts: number
  inquiries: number
  random?: () => number
  /** A planted fault: a weaker setting of SQLite's `synchronous` than the store's own. */
  synchronous?: 'normal' | 'off'
}

/**
 * Records every write and sync of a server that takes inquiries and delivers them, and builds from
 * that what a disk may hold after a power cut: all that was synced, and of the rest any sectors, in
 * any order. Opens each and looks for the inquiries answered by then. Undefined without a compiler.
 */
export async function powerCuts(options: Options): Promise<PowerCutReport | undefined> {
  const { cuts, random = Math.random } = options
  const folder = mkdtempSync(join(tmpdir(), 'wize-power-'))
  try {
    const recording = await record(folder, options)
    if (!recording) return undefined
    const { records, base, answered, sent } = recording
    const places = Array.from({ length: cuts }, () => Math.floor(random() * (records.length + 1)))
    const report: PowerCutReport = {
      cuts,
      acknowledged: answered.length,
      writes: records.filter(({ kind }) => kind === 'write').length,
      syncs: records.filter(({ kind }) => kind === 'sync' || kind === 'syncFolder').length,
      lost: [],
      damaged: [],
    }
    const disk = new Disk(base)
    let done = 0
    for (const place of places.sort((a, b) => a - b)) {
      for (; done < place; done++) disk.apply(records[done] as TraceRecord)
      const image = join(folder, 'image')
      mkdirSync(image)
      for (const [name, bytes] of disk.afterCut(random)) writeFileSync(join(image, name), bytes)
      const stored = storedSubjects(join(image, 'wize.sqlite'))
      rmSync(image, { recursive: true })
      if (!stored) {
        report.damaged.push(`cut ${place}`)
        continue
      }
      const must = answered.filter(({ events }) => events <= place)
      const missing = must.filter(({ subject }) => !stored.has(subject)).length
      if (missing > 0) report.lost.push(`cut ${place}: ${missing} of ${must.length}`)
      else if ([...stored].some((subject) => !sent.has(subject)))
        report.damaged.push(`cut ${place}: not sent`)
    }
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The inquiries in a store as SQLite recovers it; undefined if it's damaged. */
function storedSubjects(file: string): Set<unknown> | undefined {
  try {
    const db = new DatabaseSync(file)
    const [check] = db.prepare('pragma integrity_check').all()
    const rows = db.prepare('select subject from inquiries').all()
    db.close()
    if (check?.integrity_check !== 'ok') return undefined
    return new Set(rows.map(({ subject }) => subject))
  } catch {
    return undefined
  }
}

/** Runs a server that takes and delivers inquiries, and records its I/O. */
async function record(folder: string, { inquiries, synchronous }: Options) {
  const library = compileFaults(folder)
  if (!library) return undefined
  const data = join(folder, 'data')
  const [control, trace] = [join(folder, 'control'), join(folder, 'trace')]
  await (await openStore({ file: join(data, 'wize.sqlite') })).close()
  const base = readFileSync(join(data, 'wize.sqlite'))
  const sink = await startMailSink()
  const server = await startServer({
    DATA_DIR: data,
    BACKUP_KEEP: '0',
    SMTP_URL: sink.url,
    ...faultEnvironment(library, { control, watched: data, trace }),
    ...(synchronous && { NODE_OPTIONS: `--import=${weaker(synchronous)}` }),
  })
  const faults = new IoFaults(control)
  const answered: { subject: string; events: number }[] = []
  const sent = new Set<unknown>()
  const post = async () => {
    const connection = await Connection.open(server.port)
    while (sent.size < inquiries) {
      const subject = `inquiry-${sent.size}`
      sent.add(subject)
      const { status } = await connection.send(inquiryRequest(subject))
      if (status === 200) answered.push({ subject, events: faults.get('events') })
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: 4 }, post))
  await server.stop()
  await sink.close()
  return { records: readTrace(trace), base, answered, sent }
}

/** A module that changes the setting in the store's source while Node loads it. */
function weaker(synchronous: string): string {
  const module = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  const loaded = next(url, context)
  if (!url.endsWith('/sqlite-thread.ts')) return loaded
  const source = String(loaded.source)
  if (!source.includes('synchronous = full')) throw new Error('The setting was not found')
  return { ...loaded, source: source.replace('synchronous = full', 'synchronous = ${synchronous}') }
} })`
  return `data:text/javascript,${encodeURIComponent(module)}`
}

interface File {
  /** As it's on the disk for sure. */
  durable: Buffer
  /** Since the last sync. */
  pending: TraceRecord[]
}

/** A disk with a cache that may write any part of what wasn't synced yet. */
class Disk {
  /** The folder as it's on the disk for sure, and as programs see it. */
  #durable: Map<string, File>
  #names: Map<string, File>
  /** Changes of the folder since its last sync. A journal keeps their order. */
  #changes: Map<string, File>[] = []

  constructor(base: Buffer) {
    this.#names = new Map([['wize.sqlite', { durable: base, pending: [] }]])
    this.#durable = new Map(this.#names)
  }

  apply(record: TraceRecord) {
    const { kind, name, bytes } = record
    // The index of the log is memory that SQLite builds again.
    if (name.endsWith('-shm')) return
    const file = this.#names.get(name)
    switch (kind) {
      case 'write':
      case 'truncate':
        file?.pending.push(record)
        return
      case 'sync':
        if (!file) return
        file.durable = written(file.durable, file.pending)
        file.pending = []
        return
      case 'syncFolder':
        this.#durable = new Map(this.#names)
        this.#changes = []
        return
      case 'create':
        this.#names.set(name, { durable: Buffer.alloc(0), pending: [] })
        break
      case 'unlink':
        this.#names.delete(name)
        break
      case 'rename':
        this.#names.delete(name)
        if (file) this.#names.set(basename(bytes.toString()), file)
        break
      default:
        throw new Error(`This disk knows no ${kind || 'such call'}`)
    }
    this.#changes.push(new Map(this.#names))
  }

  /** What the disk may hold if the power fails now. */
  *afterCut(random: () => number): Generator<[string, Buffer]> {
    const reached = Math.floor(random() * (this.#changes.length + 1))
    const names = this.#changes[reached - 1] ?? this.#durable
    // Now nearly nothing, now nearly everything reached the disk.
    const share = random()
    for (const [name, { durable, pending }] of names) {
      const sectors = pending.flatMap((record) =>
        record.kind === 'write' ? sectorsOf(record) : [record],
      )
      const kept = sectors.filter(() => random() < share)
      // A later write to the same sector may have gone first and be overwritten by an earlier one.
      for (let index = kept.length - 1; index > 0; index--) {
        const other = Math.floor(random() * (index + 1))
        ;[kept[index], kept[other]] = [kept[other] as TraceRecord, kept[index] as TraceRecord]
      }
      yield [name, written(durable, kept, random() < 0.5 ? random : undefined)]
    }
  }
}

/** A write in pieces that end where sectors do. */
function sectorsOf(record: TraceRecord): TraceRecord[] {
  const pieces: TraceRecord[] = []
  for (let place = 0; place < record.bytes.length; ) {
    const offset = record.offset + place
    const length = Math.min(sector - (offset % sector), record.bytes.length - place)
    pieces.push({ ...record, offset, bytes: record.bytes.subarray(place, place + length) })
    place += length
  }
  return pieces
}

/** A file after these writes. What was never written behind its old end is zeros, or `garbage`. */
function written(before: Buffer, records: TraceRecord[], garbage?: () => number): Buffer {
  const end = Math.max(before.length, ...records.map(({ offset, bytes }) => offset + bytes.length))
  const after = Buffer.alloc(end)
  if (garbage) {
    // A random byte in four is enough: nothing reads it as an empty page.
    for (let place = before.length; place < end; place += 4)
      after.writeUInt8(Math.floor(garbage() * 256), place)
  }
  before.copy(after)
  let length = before.length
  for (const { kind, offset, bytes } of records) {
    if (kind === 'truncate') length = offset
    else {
      bytes.copy(after, offset)
      length = Math.max(length, offset + bytes.length)
    }
  }
  return after.subarray(0, length)
}
