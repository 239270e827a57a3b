import { expect, test } from 'vitest'
import { indexOfWords, relatedPosts } from './posts.ts'

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

test('the search finds words of title, excerpt, tags, and text, but not of code and addresses', () => {
  const post = {
    slug: 'post',
    title: 'Un título',
    excerpt: 'An excerpt',
    tags: ['tag'],
    body: 'Text with a [link](https://host.example) and <Chart name="chart" />.\n\n```ts\nconst code = 1\n```',
  }
  const { slugs, words } = indexOfWords([{ ...post, slug: 'other', title: 'Other' }, post])
  expect(slugs).toEqual(['other', 'post'])
  expect(words).toMatchObject({ other: [0], titulo: [1], excerpt: [0, 1], tag: [0, 1] })
  expect(Object.keys(words).toSorted()).toEqual(
    ['an', 'and', 'excerpt', 'link', 'other', 'tag', 'text', 'titulo', 'un', 'with'].toSorted(),
  )
})
