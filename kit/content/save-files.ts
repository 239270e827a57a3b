import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Saves files of a site's folder. All are written elsewhere first, so that a full disk or a power cut
 * leaves each as it was or as it should be, and never a part of it.
 */
export function saveFiles(root: string, files: ReadonlyMap<string, string | Buffer>): void {
  if (files.size === 0) return
  const whole = folderFor(root, 'save-')
  try {
    for (const [file, content] of files) writeWhole(join(whole, file), content)
    moveFiles(whole, root, [...files.keys()])
  } finally {
    rmSync(whole, { recursive: true })
  }
}

/** A new temporary folder for files that are moved to the site once they're complete. */
export function folderFor(root: string, prefix: string): string {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  // Where another user builds the site, the cache is theirs, and they could put other files in place.
  const user = process.getuid?.()
  const isOurs = user === undefined || statSync(cache).uid === user
  return mkdtempSync(isOurs ? join(cache, prefix) : join(root, `.${prefix}`))
}

/** Writes a file, and returns once it's on the disk. */
export function writeWhole(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  // Synced, so that a power cut leaves either what was there or what was saved.
  writeFileSync(path, content, { flush: true })
}

/** Moves whole files to the site. What's likelier to fail comes first. */
export function moveFiles(from: string, root: string, files: readonly string[]): void {
  for (const file of files) mkdirSync(dirname(join(root, file)), { recursive: true })
  for (const file of files) moveFile(join(from, file), target(join(root, file)))
}

/** The file that's written: if the site has a link to it, the link stays. */
const target = (path: string) => (existsSync(path) ? realpathSync(path) : path)

function moveFile(from: string, to: string): void {
  try {
    replace(from, to)
  } catch (error) {
    // The content may be on another disk than the copy.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = `${to}.new`
    try {
      copyFileSync(from, beside)
      replace(beside, to)
    } finally {
      rmSync(beside, { force: true })
    }
  }
}

/** Moves a file, with the mode and owner of the one it replaces: root may save for someone else. */
function replace(from: string, to: string): void {
  const old = statSync(to, { throwIfNoEntry: false })
  if (old) {
    try {
      chownSync(from, old.uid, old.gid)
    } catch {
      // Only root can give a file to another user.
    }
    chmodSync(from, old.mode)
  }
  renameSync(from, to)
}
