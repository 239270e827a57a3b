import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'
import { categoryIds } from './posts.ts'

test('a slug always has the same cover', () => {
  expect(coverOf('a-post', 'ai')).toEqual(coverOf('a-post', 'ai'))
})

test('no two covers are alike', () => {
  for (const category of categoryIds) {
    const drawn = Array.from({ length: 300 }, (_, i) =>
      JSON.stringify(coverOf(`post-${i}`, category).mosaic),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  }
})
