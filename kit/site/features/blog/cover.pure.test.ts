import { expect, test } from 'vitest'
import type { CategoryId } from '#contracts/blog-list.ts'
import { coverOf } from './cover.ts'

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

test('no two covers are alike', () => {
  for (const category of categories) {
    const drawn = Array.from({ length: 300 }, (_, i) =>
      JSON.stringify(coverOf({ slug: `post-${i}`, category }).mosaic),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  }
})
