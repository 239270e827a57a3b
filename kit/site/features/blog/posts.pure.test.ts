import { expect, test } from 'vitest'
import { relatedPosts } from './posts.ts'

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test('related posts share a tag, most shared first, nine at most, never the post itself', () => {
  const tagged = (slug: string, date: string, ...tags: string[]) => ({ slug, date, tags })
  const self = tagged('self', '2025-01-01', 'a', 'b')
  const one = tagged('one', '2025-04-01', 'a')
  const two = tagged('two', '2025-02-01', 'b', 'a')
  const none = tagged('none', '2025-05-01', 'c')
  expect(slugs(relatedPosts(self, [self, one, two, none]))).toEqual(['two', 'one'])
  const many = Array.from({ length: 12 }, (_, i) => tagged(`p${i}`, '2025-01-01', 'a'))
  expect(relatedPosts(self, many)).toHaveLength(9)
  expect(relatedPosts(tagged('x', '2025-01-01', 'z'), many)).toEqual([])
})
