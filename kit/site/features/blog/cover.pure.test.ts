import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CategoryId } from '#contracts/blog-list.ts'
import { coverOf } from './cover.ts'
import { coverNumbers } from './cover-numbers.ts'

/** The kit's own categories. Those that an owner adds reuse their drawings. */
const categories = ['ai', 'software', 'leadership', 'strategy'] as CategoryId[]

test('a slug always has the same cover', () => {
  for (const category of categories)
    expect(coverOf({ slug: 'a-post', category })).toEqual(coverOf({ slug: 'a-post', category }))
})

test('a translation has the cover of its original', () => {
  for (const category of categories)
    expect(coverOf({ slug: 'un-texto', translationOf: 'a-post', category })).toBe(
      coverOf({ slug: 'a-post', category }),
    )
})

test('no two of four posts in a row look related, nor do neighbors, nor any two of sixteen', () => {
  for (const category of categories) {
    // Of one slug, drawings differ only by generator.
    const series = Array.from({ length: 16 }, (_, number) => {
      const { ground, mosaic } = coverOf({ slug: 'a-post', category, number })
      return { ground, drawing: JSON.stringify(mosaic) }
    })
    const drawings = series.map(({ drawing }) => drawing)
    for (let first = 0; first + 4 <= series.length; first++)
      expect(new Set(drawings.slice(first, first + 4)).size).toBe(4)
    for (const [number, { ground }] of series.entries())
      expect(ground).not.toBe(series[number + 1]?.ground)
    expect(new Set(series.map(({ ground, drawing }) => ground + drawing)).size).toBe(16)
  }
})

test('posts are numbered by date within their category, so that a later one leaves the others alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'covers-'))
  const folder = join(root, 'content/en/blog')
  const write = (slug: string, date: string, category: string) =>
    writeFileSync(join(folder, `${slug}.mdx`), `---\ndate: ${date}\ncategory: ${category}\n---\n`)
  try {
    mkdirSync(join(folder, '2025'), { recursive: true })
    write('2025/b', '2025-01-01', 'ai')
    write('a', '2025-02-01', 'ai')
    write('c', '2025-01-15', 'software')
    const before = { b: 0, a: 1, c: 0 }
    expect(Object.fromEntries(coverNumbers(root))).toEqual(before)
    write('new', '2025-03-01', 'ai')
    write('next', '2025-03-01', 'ai')
    expect(Object.fromEntries(coverNumbers(root))).toEqual({ ...before, new: 2, next: 3 })
  } finally {
    rmSync(root, { recursive: true })
  }
})
