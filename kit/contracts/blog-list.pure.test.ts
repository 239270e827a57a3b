import { expect, test } from 'vitest'
import {
  categoryIds,
  type FoundPost,
  filterPosts,
  firstView,
  isOneTypoAway,
  listPosts,
  markedParts,
  offeredPages,
  pageCount,
  pageOf,
  readList,
  searchOf,
  slugOf,
  termsOf,
  viewOf,
  type WordIndex,
} from './blog-list.ts'
import { addressOfPage, blogListPath, blogViewFile } from './pages.ts'

const post = (slug: string, date: string, rest: Partial<FoundPost> = {}): FoundPost => ({
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

test('the loaded list leaves out slugs that follow from titles, and gives every post back', () => {
  const title = 'Für & “wider”'
  const [own, derived] = listPosts([
    post('of-its-own', '2025-01-01', { title: 'Another title' }),
    post(slugOf(title), '2025-01-02', { title }),
  ])
  expect(own?.slug).toBe('of-its-own')
  expect(derived).not.toHaveProperty('slug')
  expect(readList([own, derived] as FoundPost[]).map(({ slug }) => slug)).toEqual([
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

/** As `search.json` has it, with words that are only in a text. */
const index: WordIndex = {
  slugs: ['older', 'newer', 'middle'],
  words: { older: [0], flaky: [1], tests: [1, 2], server: [0, 1], queue: [2], cafe: [2] },
}
const found = (query: string) => slugs(filterPosts(posts, { ...firstView, query }, index))

test('a search finds all of its words in any order, wherever a post has them', () => {
  expect(found('tests flaky')).toEqual(['newer'])
  expect(found('queue tests')).toEqual(['middle'])
  expect(found('serv')).toEqual(['newer', 'older'])
  expect(found('CAFÉ')).toEqual(['middle'])
  expect(found('flaky queue')).toEqual([])
})

test('a search tolerates one typo in a word of four letters or more, if nothing has it as typed', () => {
  for (const typo of ['sevrer', 'servr', 'serverr', 'serwer'])
    expect(found(typo)).toEqual(['newer', 'older'])
  expect(found('srvr')).toEqual([])
  expect(found('fla')).toEqual(['newer'])
  expect(found('flk')).toEqual([])
  // “tests” begins with it, so “texts” or “rests” aren't meant.
  expect(termsOf('test', index)).toEqual([{ text: 'test', fuzzy: false }])
})

test('a phrase in title or excerpt is found whatever the index says', () => {
  const empty = { slugs: [], words: {} }
  expect(slugs(filterPosts(posts, { ...firstView, query: 'in one table' }, empty))).toEqual([
    'middle',
  ])
})

test('a typo is a missing, extra, wrong, or swapped letter', () => {
  for (const [a, b] of [
    ['cost', 'coast'],
    ['coast', 'cost'],
    ['cost', 'cast'],
    ['cost', 'csot'],
    ['cost', 'cost'],
  ] as const)
    expect(isOneTypoAway(a, b), `${a} ${b}`).toBe(true)
  for (const [a, b] of [
    ['cost', 'csat'],
    ['cost', 'coasts'],
    ['cost', 'stoc'],
  ] as const)
    expect(isOneTypoAway(a, b), `${a} ${b}`).toBe(false)
})

test('matches are marked: the phrase, or else its words', () => {
  const marked = (text: string, query: string) =>
    markedParts(text, query, termsOf(query, index))
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Flaky tests, flaky results', 'FLAKY T')).toBe('[Flaky t]ests, flaky results')
  expect(marked('Tests that are flaky', 'flaky tests')).toBe('[Tests] that are [flaky]')
  expect(marked('A server', 'sevrer')).toBe('A [server]')
  expect(marked('Nothing here', '')).toBe('Nothing here')
  expect(marked('𝒳 Café', 'cafe')).toBe('𝒳 [Café]')
})

test('of many pages, the first, the last, and the neighbors are offered', () => {
  expect(offeredPages(1, 3)).toEqual([1, 2, 3])
  expect(offeredPages(6, 20)).toEqual([1, 4, 5, 6, 7, 8, 20])
})

test('the file of a view has the address of the view', () => {
  expect(addressOfPage(`${blogViewFile('ai', 2).slice(1)}.html`)).toBe('/blog?category=ai&page=2')
  expect(addressOfPage(`${blogViewFile('all', 3).slice(1)}.html`)).toBe('/blog?page=3')
  expect(blogListPath(firstView)).toBe('/blog')
})
