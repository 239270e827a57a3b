import { lstatSync, mkdirSync } from 'node:fs'

/**
 * Makes a folder that only this user can read and write, or checks that an existing one is. Throws
 * if it isn't: another user who guessed its name could have put programs or links there.
 */
export function makePrivateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const stat = lstatSync(path)
  // Windows has no such modes, and a temporary folder for each user.
  const isOurs = !process.getuid || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0)
  if (stat.isDirectory() && isOurs) return path
  throw new Error(
    `${path} isn’t a folder that only you can use. Nothing was changed. Delete it, or choose another place with TMPDIR.`,
  )
}
