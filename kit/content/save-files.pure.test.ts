import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { folderFor, saveFiles } from './save-files.ts'

test.skipIf(process.platform === 'win32')(
  'a saved file keeps its mode, and its owner if root saves it',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'save-'))
    try {
      const file = join(root, 'identity.ts')
      writeFileSync(file, 'one')
      if (process.getuid?.() === 0) chownSync(file, 65_533, 65_534)
      chmodSync(file, 0o660)
      const { mode, uid, gid } = statSync(file)
      saveFiles(root, new Map([['identity.ts', 'two']]))
      expect(readFileSync(file, 'utf8')).toBe('two')
      expect(statSync(file)).toMatchObject({ mode, uid, gid })
    } finally {
      rmSync(root, { recursive: true })
    }
  },
)

test.runIf(process.getuid?.() === 0)('files wait in no folder that another user may change', () => {
  const root = mkdtempSync(join(tmpdir(), 'save-'))
  try {
    const cache = join(root, 'node_modules/.cache')
    mkdirSync(cache, { recursive: true })
    expect(dirname(folderFor(root, 'save-'))).toBe(cache)
    chownSync(cache, 65_534, 65_534)
    expect(dirname(folderFor(root, 'save-'))).toBe(root)
  } finally {
    rmSync(root, { recursive: true })
  }
})
