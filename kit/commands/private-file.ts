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
    if (fstatSync(file).isFile()) {
      fchmodSync(file, 0o600)
      ftruncateSync(file)
    }
    return file
  } catch (error) {
    closeSync(file)
    throw error
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
