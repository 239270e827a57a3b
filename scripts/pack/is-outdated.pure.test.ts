import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOutdated } from './is-outdated.ts'

test('a package is outdated once it’s missing or a source is newer, changed or gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'outdated-'))
  const packed = join(root, 'kit.tgz')
  const write = (name: string, time: number) => {
    writeFileSync(join(root, name), '')
    utimesSync(join(root, name), time, time)
  }
  mkdirSync(join(root, 'kit/server'), { recursive: true })
  mkdirSync(join(root, 'docs'))
  for (const name of ['kit/a.ts', 'kit/server/b.ts', 'docs/map.md']) write(name, 100)
  const settle = () => {
    for (const folder of ['kit', 'kit/server', 'docs']) utimesSync(join(root, folder), 100, 100)
    return isOutdated(packed, root)
  }
  expect(settle()).toBe(true)
  write('kit.tgz', 200)
  expect(settle()).toBe(false)
  for (const name of ['kit/server/b.ts', 'docs/map.md']) {
    write(name, 300)
    expect(settle(), name).toBe(true)
    write(name, 100)
  }
  write('kit/a.test.ts', 300)
  write('docs/decisions.md', 300)
  expect(settle()).toBe(false)
  rmSync(join(root, 'kit/server/b.ts'))
  expect(isOutdated(packed, root)).toBe(true)
  rmSync(root, { recursive: true })
})
