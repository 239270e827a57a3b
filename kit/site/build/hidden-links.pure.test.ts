import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn } from '#content/files-in.ts'
import { hiddenLinks } from './hidden-links.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('all links in a folder share the limit, and only those beyond it are refused', () => {
  // Each link to the first of these leads to 1,023 folders.
  for (let depth = 0; depth < 10; depth++) {
    mkdirSync(join(root, 'many', `${depth}`), { recursive: true })
    for (const name of ['x', 'y'])
      symlinkSync(`../${depth + 1}`, join(root, 'many', `${depth}`, name))
  }
  mkdirSync(join(root, 'few'))
  mkdirSync(join(root, 'content'))
  mkdirSync(join(root, 'public'))
  for (const name of ['one', 'two', 'three']) symlinkSync('../many/0', join(root, 'content', name))
  symlinkSync('../few', join(root, 'content/zone'))
  symlinkSync('../many/0', join(root, 'public/one'))
  const refused = hiddenLinks(root)
  expect(refused).toHaveLength(2)
  for (const { file, expected } of refused) {
    expect(file).toMatch(/^content\/(one|two|three)$/)
    expect(expected).toContain('over 2000 folders together with other links')
    rmSync(join(root, file))
  }
  expect(hiddenLinks(root)).toEqual([])
  expect(filesIn(join(root, 'content'))).toEqual([])
})
