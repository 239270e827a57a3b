import { readdirSync, readFileSync } from 'node:fs'
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
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('storage'))
    .filter((file) => /\b(local|session)Storage\b/.test(readFileSync(`site/${file}`, 'utf8')))
  expect(files).toEqual([])
})
