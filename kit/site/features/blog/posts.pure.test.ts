import { expect, test } from 'vitest'
import {
  categoryIds,
  filterPosts,
  firstView,
  listPosts,
  type PostSummary,
  pageCount,
  pageOf,
  readList,
  relatedPosts,
  searchOf,
  slugOf,
  viewOf,
} from './posts.ts'

const post = (slug: string, date: string, rest: Partial<PostSummary> = {}): PostSummary => ({
  slug,
  date,
  title: slug,
  excerpt: `About ${slug}.`,
  category: 'ai',
  ...rest,
})
const posts = [
  post('older', '2025-02-01'),
  post('newer', '2025-05-01', { category: 'software', title: 'Flaky Tests' }),
  post('middle', '2025-03-01', { excerpt: 'A queue in one TABLE.' }),
]
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)

test('the list that is loaded gives every post back, and holds only slugs of a kind of their own', () => {
  const named = [post('of-its-own', '2025-01-01'), post(slugOf('Für & “wider”'), '2025-01-02')]
  const [own, derived] = listPosts([
    { ...(named[0] as PostSummary), title: 'Another title' },
    { ...(named[1] as PostSummary), title: 'Für & “wider”' },
  ])
  expect(own?.slug).toBe('of-its-own')
  expect(derived).not.toHaveProperty('slug')
  expect(readList([own, derived] as PostSummary[]).map(({ slug }) => slug)).toEqual([
    'of-its-own',
    'fur-wider',
  ])
})

test('posts come newest first', () => {
  expect(slugs(filterPosts(posts, firstView))).toEqual(['newer', 'middle', 'older'])
})

test('the query is looked for in title and excerpt, in any case', () => {
  expect(slugs(filterPosts(posts, { ...firstView, query: ' flaky t' }))).toEqual(['newer'])
  expect(slugs(filterPosts(posts, { ...firstView, query: 'table' }))).toEqual(['middle'])
  expect(filterPosts(posts, { ...firstView, query: 'absent' })).toEqual([])
})

test('category and query both have to match', () => {
  expect(slugs(filterPosts(posts, { ...firstView, category: 'ai' }))).toEqual(['middle', 'older'])
  expect(filterPosts(posts, { ...firstView, category: 'ai', query: 'flaky' })).toEqual([])
})

test('a page holds six posts and never runs past the last', () => {
  const numbers = Array.from({ length: 15 }, (_, i) => i)
  expect(pageCount(15)).toBe(3)
  expect(pageCount(6)).toBe(1)
  expect(pageCount(0)).toBe(1)
  expect(pageOf(numbers, 1)).toEqual([0, 1, 2, 3, 4, 5])
  expect(pageOf(numbers, 3)).toEqual([12, 13, 14])
  expect(pageOf(numbers, 99)).toEqual([12, 13, 14])
  expect(pageOf(numbers, -1)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a view survives its address, and a bad address is the first view', () => {
  const view = { category: categoryIds.at(-1) ?? '', query: 'a & b', page: 2 }
  expect(viewOf(searchOf(view))).toEqual(view)
  expect(searchOf(firstView)).toBe('')
  expect(viewOf('?category=cooking&page=-3')).toEqual(firstView)
  expect(viewOf('?page=1.5')).toEqual(firstView)
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(viewOf(`?category=${name}&page=${name}&${name}=1`)).toEqual(firstView)
    expect(viewOf(`?q=${name}`).category).toBe(firstView.category)
  }
})

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
