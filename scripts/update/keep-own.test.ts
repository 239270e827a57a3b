import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { git, keepOwn } from './keep-own.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'update-'))
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'config', 'user.name', 'Ana')
  git(root, 'config', 'user.email', 'ana@a.example')
  commit({
    'content/en/blog/sample.mdx': 'Sample',
    'content/en/pages/home.yaml': 'title: Sample',
    'content/en/messages/ui.json': '{\n  "a": "A",\n\n\n\n  "b": "B"\n}',
    'site/page.ts': 'one\ntwo\nthree\nfour\nfive',
  })
  git(root, 'branch', 'kit')
})
afterEach(() => rmSync(root, { recursive: true }))

function commit(files: Record<string, string | undefined>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    if (text === undefined) rmSync(join(root, file))
    else writeFileSync(join(root, file), text)
  }
  git(root, 'add', '-A')
  git(root, 'commit', '-qm', 'A change')
}

/** Merges the kit's changes into the owner's. */
function merge(own: Parameters<typeof commit>[0], kit: Parameters<typeof commit>[0]) {
  commit(own)
  git(root, 'checkout', '-q', 'kit')
  commit(kit)
  git(root, 'checkout', '-q', 'main')
  try {
    git(root, 'merge', '--no-commit', '--no-ff', 'kit')
  } catch {
    // Conflicts are what these tests are about.
  }
  return keepOwn(root)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('keeps deleted and rewritten content, and adds none of the sample’s', () => {
  const { leftOut, conflicts } = merge(
    { 'content/en/blog/sample.mdx': undefined, 'content/en/pages/home.yaml': 'title: Ours' },
    {
      'content/en/blog/sample.mdx': 'Sample, better',
      'content/en/blog/another.mdx': 'Another',
      'content/en/pages/home.yaml': 'title: Sample, better',
      'evidence/another.ts': 'export default {}',
      'site/page.ts': 'ONE\ntwo\nthree\nfour\nfive',
    },
  )
  expect({ leftOut, conflicts }).toEqual({ leftOut: 3, conflicts: [] })
  expect(existsSync(join(root, 'content/en/blog/sample.mdx'))).toBe(false)
  expect(existsSync(join(root, 'content/en/blog/another.mdx'))).toBe(false)
  expect(existsSync(join(root, 'evidence/another.ts'))).toBe(true)
  expect(read('content/en/pages/home.yaml')).toBe('title: Ours')
  expect(read('site/page.ts')).toContain('ONE')
  git(root, 'commit', '-qm', 'Update')
  expect(git(root, 'status', '--porcelain')).toBe('')
})

it('leaves out changes to files that the owner deleted', () => {
  const { leftOut, conflicts } = merge(
    { 'site/page.ts': undefined },
    { 'site/page.ts': 'ONE\ntwo\nthree\nfour\nfive' },
  )
  expect({ leftOut, conflicts }).toEqual({ leftOut: 1, conflicts: [] })
  expect(existsSync(join(root, 'site/page.ts'))).toBe(false)
})

it('takes new interface texts, and names files that both have changed', () => {
  const { conflicts } = merge(
    {
      'content/en/messages/ui.json': '{\n  "a": "Ours",\n\n\n\n  "b": "B"\n}',
      'site/page.ts': 'ours\ntwo\nthree\nfour\nfive',
    },
    {
      'content/en/messages/ui.json': '{\n  "a": "A",\n\n\n\n  "b": "B",\n  "c": "C"\n}',
      'site/page.ts': 'theirs\ntwo\nthree\nfour\nfive',
    },
  )
  expect(JSON.parse(read('content/en/messages/ui.json'))).toEqual({ a: 'Ours', b: 'B', c: 'C' })
  expect(conflicts).toEqual(['site/page.ts'])
})
