import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  lchownSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { threadFlags } from '#server/thread-flags.ts'
import { refuseLink } from './planted-link.ts'
import { takeLock } from './process-lock.ts'
import { refusePrograms, verifyFile } from './verify-file.ts'

interface BackupOptions {
  /** The SQLite store. */
  file: string
  folder: string
  /** How many days' backups to keep. */
  keep: number
  now: number
}

const namePattern = /^wize-\d{4}-\d\d-\d\d\.sqlite$/
const unfinishedPattern = /^wize-\d{4}-\d\d-\d\d\.sqlite\.part/

/**
 * Makes the day's backup (UTC), verifies it, and deletes expired ones. Servers may keep using the
 * store. Returns its path, or undefined if the day already has one.
 */
export async function makeBackup({
  file,
  folder,
  keep,
  now,
}: BackupOptions): Promise<string | undefined> {
  refuseLink(folder)
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) leaveToFolderOwner(folder)
  using _ = lockStore(file)
  const backup = join(folder, nameAt(now))
  if (existsSync(backup)) return undefined
  // What a killed program has left.
  for (const each of readdirSync(folder))
    if (unfinishedPattern.test(each)) rmSync(join(folder, each))
  await copyStore(file, backup)
  leaveToFolderOwner(backup)
  for (const old of backupsIn(folder, now).slice(0, -keep)) rmSync(join(folder, old))
  return backup
}

/** The day of the last backup, as YYYY-MM-DD; null if none is found. */
export function lastBackup(folder: string, now: number): string | null {
  try {
    return backupsIn(folder, now).at(-1)?.slice('wize-'.length, -'.sqlite'.length) ?? null
  } catch {
    return null
  }
}

const nameAt = (now: number) => `wize-${new Date(now).toISOString().slice(0, 10)}.sqlite`

/** A folder's backups, oldest first, without those made while the clock was ahead. */
const backupsIn = (folder: string, now: number) =>
  readdirSync(folder)
    .filter((each) => namePattern.test(each) && each <= nameAt(now))
    .sort()

/** Lets one program at a time make the day's backup or restore one. Throws if another one is at it. */
function lockStore(file: string): Disposable {
  const path = join(dirname(file), 'backup.lock')
  refuseLink(path)
  const isNew = !existsSync(path)
  const lock = takeLock(path)
  if (!lock)
    throw new Error(
      `Another program is backing up or restoring ${file} right now, so nothing changed. Try again when it’s done.`,
    )
  // The server's user may have made it, as a hard link to a file of someone else's: that would become theirs.
  if (isNew) leaveToFolderOwner(path)
  return lock
}

/**
 * Copies an SQLite store to a new file that only its owner can read, and verifies the copy. Servers
 * may keep using the store. Rejects, and leaves no copy, if the store is damaged. The copy takes its
 * name once it's whole.
 */
export async function copyStore(file: string, copy: string): Promise<void> {
  refuseLink(file)
  if (existsSync(copy)) throw new Error(`There is already a file ${copy}. Name another.`)
  const folder = dirname(copy)
  if (!existsSync(folder))
    throw new Error(`There’s no folder ${folder}. Make it first, or name another file.`)
  const unfinished = `${copy}.part`
  if (existsSync(unfinished))
    throw new Error(
      `Another program is making ${copy}, or was cut off while it did. If none is, delete ${unfinished}.`,
    )
  // Made first, with permissions, so that nobody else can read it even for a moment.
  writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' })
  try {
    const worker = new Worker(new URL('backup-worker.ts', import.meta.url), {
      workerData: { file, copy: unfinished },
      execArgv: threadFlags,
    })
    const [code] = await once(worker, 'exit')
    if (code !== 0) throw new Error(`The copy of ${file} couldn’t be made`)
    renameSync(unfinished, copy)
  } catch (error) {
    for (const suffix of ['', '-journal']) rmSync(unfinished + suffix, { force: true })
    throw error
  }
  syncToDisk(folder)
}

export interface Restored {
  /** The replaced store's name; undefined if there was none. */
  aside: string | undefined
  /** Readers who have left the list since the backup; undefined if the replaced store can't be read. */
  keptOff: number | undefined
}

/**
 * Replaces a store that no server is using with a backup. The replaced store is kept next to it
 * under another name, and whoever has left the newsletter's list there stays off it. Throws, and
 * changes nothing, if the backup is damaged, or if a server is using the store: it would go on writing
 * into the replaced one.
 */
export function restoreBackup(backup: string, file: string, now: number): Restored {
  verifyFile(backup)
  refusePrograms(backup)
  refuseLink(file)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  using _ = lockStore(file)
  if (isInUse(file))
    throw new Error(`${file} is in use, so nothing changed. Stop the server, then restore again.`)
  const restored = `${file}.part`
  const discard = () => {
    for (const suffix of ['', '-journal', '-wal', '-shm'])
      rmSync(restored + suffix, { force: true })
  }
  let keptOff: number | undefined
  // What's there is from a restore that was cut off, or links that would have root write elsewhere.
  discard()
  try {
    copyFileSync(backup, restored, constants.COPYFILE_EXCL)
    chmodSync(restored, 0o600)
    keptOff = existsSync(file) ? keepOffList(file, restored) : 0
    leaveToFolderOwner(restored)
    syncToDisk(restored)
  } catch (error) {
    discard()
    throw error
  }
  const aside = `${file}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  // A hard link, so that there's a store at every moment: a server would make an empty one.
  if (existsSync(file)) linkSync(file, aside)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  renameSync(restored, file)
  syncToDisk(dirname(file))
  return { aside: existsSync(aside) ? basename(aside) : undefined, keptOff }
}

/**
 * Takes readers off the list in one store who have left it in another: they unsubscribed, or their
 * address bounced. Returns how many; undefined if the other store can't be read.
 */
function keepOffList(from: string, to: string): number | undefined {
  let gone: Record<string, SQLOutputValue>[]
  try {
    using replaced = new DatabaseSync(from, { readOnly: true })
    const columns = subscriberColumns(replaced)
    // A store that no server has opened since the newsletter came has nobody who could have left.
    if (columns.size === 0) return 0
    const bouncedAt = columns.has('bounced_at') ? 'bounced_at' : 'null as bounced_at'
    gone = replaced
      .prepare(
        `select state, unsubscribed_at, ${bouncedAt}, email_key from subscribers where state in ('unsubscribed', 'bounced')`,
      )
      .all()
  } catch {
    return undefined
  }
  using restored = new DatabaseSync(to)
  const columns = subscriberColumns(restored)
  if (columns.size === 0) return 0
  const update = restored.prepare(
    columns.has('bounced_at')
      ? 'update subscribers set state = :state, unsubscribed_at = :unsubscribed_at, bounced_at = :bounced_at where email_key = :email_key and state <> :state'
      : // An older version knew no other way to leave the list.
        "update subscribers set state = 'unsubscribed', unsubscribed_at = coalesce(:unsubscribed_at, :bounced_at) where email_key = :email_key and state <> 'unsubscribed'",
  )
  update.setAllowUnknownNamedParameters(true)
  restored.exec('begin')
  const changes = gone.map((row) =>
    Number(update.run(row as Record<string, SQLInputValue>).changes),
  )
  restored.exec('commit')
  return changes.reduce((sum, each) => sum + each, 0)
}

const subscriberColumns = (db: DatabaseSync) =>
  new Set(
    db
      .prepare("select name from pragma_table_info('subscribers')")
      .all()
      .map(({ name }) => name),
  )

/**
 * Whether another process has the store open. Only the last one may leave SQLite's write-ahead log. A
 * store too damaged to tell is one that no server can use.
 */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file)
    db.exec('pragma journal_mode = delete')
    return false
  } catch (error) {
    return /locked/.test((error as Error).message)
  } finally {
    db?.close()
  }
}

/** After a power cut, a file has what was synced, and a folder the names that were. */
function syncToDisk(path: string): void {
  // Windows can't sync a folder.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** Run by root, a command would otherwise leave what the server's user can't open or write to. */
function leaveToFolderOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  lchownSync(path, uid, gid)
}
