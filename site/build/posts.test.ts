import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postProblems } from './posts.ts'

let folder: string
let publicFolder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posts-'))
  publicFolder = join(folder, 'public')
  mkdirSync(join(folder, 'blog/2025'), { recursive: true })
  mkdirSync(publicFolder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, frontmatter = '', text = 'Text.') =>
  writeFileSync(join(folder, 'blog', file), `---\ntitle: A\n${frontmatter}\n---\n\n${text}\n`)
const problems = () => postProblems(join(folder, 'blog'), publicFolder)

test('posts with slugs of their own are fine', () => {
  write('one.mdx')
  write('2025/two.md')
  expect(problems()).toEqual([])
})

test('two files with one slug are named together', () => {
  write('one.mdx')
  write('2025/one.md')
  expect(problems()).toHaveLength(1)
  expect(problems()[0]).toMatch(/one\.mdx/)
  expect(problems()[0]).toMatch(/2025\/one\.md/)
})

test('a slug that another page has is refused', () => {
  write('archive.mdx')
  expect(problems()[0]).toMatch(/archive/)
})

test('a day that the calendar does not have is named with its file', () => {
  write('one.mdx', 'date: 2025-02-31')
  write('two.mdx', 'date: 2024-02-29')
  expect(problems()).toEqual(['one.mdx: date 2025-02-31 is not in the calendar'])
})

test('an import is refused, in a code sample it is fine', () => {
  write('one.mdx', '', '```ts\nimport x from "y"\n```')
  write('two.mdx', '', 'import x from "y"')
  expect(problems()).toEqual(['two.mdx: it imports something; articles import nothing'])
})

test('a brace in the text of an article is named with its file, one in code is not', () => {
  write(
    'one.mdx',
    '',
    'Use `{}` or \\{so}. {/* Why */}\n\n- A list:\n  ```ts\n  if (a) { b() }\n  ```',
  )
  write('two.mdx', '', 'Say {so}.')
  write('three.md', '', 'Say {so}.')
  expect(problems()).toEqual(['two.mdx: a brace outside code is read as a program; write \\{'])
})

test('notes that are not numbered in the order of the text are named with their file', () => {
  write('one.mdx', '', 'A.[^1] B.[^2] A again.[^1]\n\n[^2]: Two.\n[^1]: One, as `[^9]`.')
  write('two.mdx', '', 'B.[^2] A.[^1]\n\n[^1]: One.\n[^2]: Two.')
  expect(problems()).toEqual(['two.mdx: notes are 2, 1; number them 1, 2, 3 … in order'])
})

test('a download that is not in public/evidence/ is named with its file', () => {
  write('one.mdx', 'downloads:\n  - file: rows.csv\n    label: Rows')
  expect(problems()).toEqual(['one.mdx: download rows.csv is not in public/evidence/one/'])
  mkdirSync(join(publicFolder, 'evidence/one'), { recursive: true })
  writeFileSync(join(publicFolder, 'evidence/one/rows.csv'), '')
  expect(problems()).toEqual([])
})

test('a picture that is not in public/ is named with its file', () => {
  write('one.mdx', 'image: /pictures/missing.png')
  expect(problems()).toEqual(['one.mdx: image /pictures/missing.png is not in public/'])
  mkdirSync(join(publicFolder, 'pictures'))
  writeFileSync(join(publicFolder, 'pictures/missing.png'), '')
  expect(problems()).toEqual([])
})
