import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { readSource } from '#content/content-source.ts'
import { markdownProblems } from './article-problems.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'article-'))
  mkdirSync(join(root, contentFolder, 'pictures'), { recursive: true })
  for (const name of ['A mill (2).jpg', 'mill#2.jpg'])
    writeFileSync(join(root, contentFolder, 'pictures', name), '')
})
afterAll(() => rmSync(root, { recursive: true }))

const found = (markdown: string) =>
  markdownProblems(root, readSource(`${contentFolder}/blog/a.md`, `---\n---\n${markdown}`)).map(
    (problem) => `${problem.expected}; found ${problem.found}`,
  )

test('a picture may have spaces and parentheses in its name', () => {
  expect(found('![A mill](<../pictures/A mill (2).jpg> "The mill")')).toEqual([])
  expect(found('![A mill](<../pictures/A mill (3).jpg>)')).toEqual([
    expect.stringContaining('found ../pictures/A mill (3).jpg, which isn’t there'),
  ])
})

test('says how to write a name with spaces', () => {
  expect(found('![A mill](../pictures/A mill (2).jpg)')).toEqual([
    expect.stringContaining('expected a name with spaces between < and >'),
  ])
})

test('a picture whose name an address can’t have is to be renamed', () => {
  expect(found('![A mill](../pictures/mill#2.jpg)')).toEqual([
    'expected a name without # and ?: rename the file; found ../pictures/mill#2.jpg',
  ])
})
