import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readStored, removeStored, writeStored } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses storage has nothing, and nothing fails', () => {
  const refused = {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', refused)
  try {
    writeStored('a', 'b')
    removeStored('a')
    expect(readStored('a')).toBeNull()
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})

test('a full storage drops what does not fit', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  expect(() => writeStored('a', 'b')).not.toThrow()
})

test('nothing else touches the browser’s storage', () => {
  const packages = join(import.meta.dirname, '../../..')
  const files = ['kit/site', 'tutor', 'games', 'explorables']
    .flatMap((folder) =>
      readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !/^kit\/site\/storage\/|\/(bench|node_modules|server)\//.test(file))
    .filter((file) => /\b(local|session)Storage\b/.test(readFileSync(join(packages, file), 'utf8')))
  expect(files).toEqual([])
})
