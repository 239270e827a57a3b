import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { verifyFile } from './verify-file.ts'

interface BackupOptions {
  /** The SQLite store. */
  file: string
  folder: string
  /** How many days' backups stay in the folder. */
  keep: number
  now: number
}

const namePattern = /^wize-\d{4}-\d\d-\d\d\.sqlite$/

/**
 * Makes the backup of the day (UTC), checks it and deletes those that are too old. Servers may use
 * the store meanwhile. Returns its path, or undefined when the day has one.
 */
export async function makeBackup({
  file,
  folder,
  keep,
  now,
}: BackupOptions): Promise<string | undefined> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const backup = join(folder, `wize-${new Date(now).toISOString().slice(0, 10)}.sqlite`)
  if (existsSync(backup)) return undefined
  const unfinished = `${backup}.part`
  rmSync(unfinished, { force: true })
  try {
    const worker = new Worker(new URL('backup-worker.ts', import.meta.url), {
      workerData: { file, copy: unfinished },
    })
    await once(worker, 'exit')
    renameSync(unfinished, backup)
  } finally {
    rmSync(unfinished, { force: true })
  }
  const backups = readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .sort()
  for (const old of backups.slice(0, -keep)) rmSync(join(folder, old))
  return backup
}

/**
 * Puts a backup in the place of a store that no server uses. What was there is kept beside it under
 * another name, which is returned. Throws, and changes nothing, when the backup is damaged.
 */
export function restoreBackup(backup: string, file: string, now: number): string | undefined {
  verifyFile(backup)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const restored = `${file}.part`
  copyFileSync(backup, restored)
  chmodSync(restored, 0o600)
  // Run by root, the command would otherwise leave a store that the server's user can't open.
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(dirname(file))
    chownSync(restored, uid, gid)
  }
  const aside = `${file}.replaced-${new Date(now).toISOString().replace(/[:.]/g, '-')}`
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  renameSync(restored, file)
  return existsSync(aside) ? basename(aside) : undefined
}
