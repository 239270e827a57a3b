import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  openSync,
  writeFileSync,
} from 'node:fs'

/** Opens a file to write that only its owner can read, even if it was there before. */
export function openPrivate(path: string): number {
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    // Not a terminal or a pipe, such as /dev/stdout.
    const found = fstatSync(file)
    if (found.isFile()) {
      if (found.mode & 0o077) makePrivate(file, path)
      ftruncateSync(file)
    }
    return file
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function makePrivate(file: number, path: string) {
  try {
    fchmodSync(file, 0o600)
  } catch {
    throw new Error(
      `Others can read ${path}, and only its owner can change that. Name a new file, or delete this one.`,
    )
  }
}

export function writePrivate(path: string, text: string): void {
  const file = openPrivate(path)
  try {
    writeFileSync(file, text)
  } finally {
    closeSync(file)
  }
}
