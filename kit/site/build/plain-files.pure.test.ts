import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainFile, plainPageSchema } from '#contracts/plain-page.ts'
import { takePlainPages } from './plain-files.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'plain-files-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const page = (path: string) => ({
  path,
  title: 'A title',
  deck: 'A deck',
  image: 'https://example.com/og/a.png',
  html: '<p>Words.</p>',
  text: 'Words.',
})

test('only published pages keep a plain copy, and their charts are to be drawn', async () => {
  const [post, letter] = [page('/blog/a-post'), page('/newsletter/off')]
  const made = [
    { ...post, charts: { '/charts/a.png': '<svg/>' } },
    { ...letter, charts: { '/charts/b.png': '<svg/>' } },
  ]
  writeFileSync(join(dist, 'plain.json'), JSON.stringify(made))
  expect(await takePlainPages(dist, [{ path: '/' }, { path: '/blog/a-post' }])).toEqual({
    '/charts/a.png': '<svg/>',
  })
  expect(existsSync(join(dist, 'plain.json'))).toBe(false)
  const kept = JSON.parse(readFileSync(join(dist, plainFile('/blog/a-post')), 'utf8'))
  expect(plainPageSchema.parse(kept)).toEqual(post)
  expect(existsSync(join(dist, plainFile('/newsletter/off')))).toBe(false)
})
