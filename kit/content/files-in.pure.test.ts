import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from './files-in.ts'

test('finds files through links, and doesn’t follow those to the folders around them', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-in-'))
  try {
    for (const folder of ['content/en', 'shared'])
      mkdirSync(join(root, folder), { recursive: true })
    for (const file of ['content/a.md', 'content/en/b.md', 'shared/c.md'])
      writeFileSync(join(root, file), '')
    symlinkSync(join(root, 'shared'), join(root, 'content/shared'))
    symlinkSync('nowhere', join(root, 'content/gone.md'))
    for (const name of ['x', 'y']) {
      symlinkSync('.', join(root, 'content', name))
      symlinkSync('..', join(root, 'content/en', name))
    }
    expect(filesIn(join(root, 'content')).toSorted()).toEqual(['a.md', 'en/b.md', 'shared/c.md'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('gives up on folders that each link to the next one twice, and says so', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-in-'))
  try {
    for (let depth = 0; depth < 30; depth++) {
      mkdirSync(join(root, `${depth}`))
      for (const name of ['x', 'y'])
        symlinkSync(`../${depth + 1}`, join(root, `${depth}`, name), 'junction')
    }
    expect(() => filesIn(join(root, '0'))).toThrow(/lead to over 2000 folders/)
  } finally {
    rmSync(root, { recursive: true })
  }
}, 20_000)
