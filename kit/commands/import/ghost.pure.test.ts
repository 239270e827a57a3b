import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGhost } from './ghost.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ghost-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function read(posts: Record<string, string>[]) {
  const file = join(root, 'export.json')
  const whole = posts.map((post, id) => ({
    ...{ id, title: 'A', html: '<p>B.</p>', published_at: '2021-02-03T08:00:00.000Z' },
    ...post,
  }))
  writeFileSync(file, JSON.stringify({ db: [{ data: { posts: whole } }] }, null, 2))
  return readGhost(file)
}

test('publishes only what everyone could read on the old site', () => {
  const { entries } = read([
    { slug: 'public', status: 'published', visibility: 'public' },
    { slug: 'later', status: 'scheduled' },
    { slug: 'unfinished', status: 'draft' },
    { slug: 'paid', status: 'published', visibility: 'paid' },
    // Went to subscribers by mail, and was never on the site.
    { slug: 'mailed', status: 'sent' },
  ])
  expect(entries.filter(({ isDraft }) => !isDraft).map(({ slug }) => slug)).toEqual([
    'public',
    'later',
  ])
})

test('names each text’s line, in time in proportion to the export’s length', () => {
  const posts = Array.from({ length: 15_000 }, (_, index) => ({
    slug: `post-${index}`,
    status: 'draft',
  }))
  const started = performance.now()
  const { entries } = read([...posts, { slug: 'post-7', status: 'draft' }])
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(entries.slice(0, 2).map(({ where }) => where)).toEqual([
    'export.json:11',
    'export.json:19',
  ])
  expect(new Set(entries.map(({ where }) => where)).size).toBe(15_001)
})
