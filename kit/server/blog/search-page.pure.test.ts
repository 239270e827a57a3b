import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { firstView } from '#contracts/blog-list.ts'
import { languages } from '#owner/spoken-language.ts'
import type { Site, StaticFile } from '#server/static/site.ts'
import { prepareSearches, searchPage } from './search-page.ts'

/** Each language's list of 18 posts on three pages. Calls `onRead` whenever one of its files is read. */
function blog(onRead: () => void): Site {
  const posts = Array.from({ length: 18 }, (_, index) => ({
    title: `Post ${index}`,
    excerpt: 'About cats',
    date: `2026-01-${String(index + 10)}`,
    category: 'none',
  }))
  const card = (prefix: string, { title, excerpt }: { title: string; excerpt: string }) =>
    `<article><a href="${prefix}/blog/${title.toLowerCase().replace(' ', '-')}">${title}</a><p>${excerpt}</p></article>`
  const page = (prefix: string, from: number) => {
    const cards = posts.slice(from, from + 6).map((post) => card(prefix, post))
    return `<div data-list="view"><div data-list="cards">${cards.join('')}</div></div>`
  }
  const file = (text: string) => {
    const body = Buffer.from(text)
    body.toString = () => {
      onRead()
      return text
    }
    return { kind: 'file', variants: { identity: { body } } } as unknown as StaticFile
  }
  return new Map(
    languages.flatMap(({ prefix }): [string, StaticFile][] => [
      [`${prefix}/blog`, file(page(prefix, 0))],
      [`${prefix}/blog?page=2`, file(page(prefix, 6))],
      [`${prefix}/blog?page=3`, file(page(prefix, 12))],
      [`${prefix}/blog/posts.json`, file(JSON.stringify(posts))],
      [
        `${prefix}/blog/search.json`,
        file(JSON.stringify({ slugs: ['post-0', 'post-1'], words: { cats: [0, 1] } })),
      ],
    ]),
  )
}

test('a search finds everything read, and others were answered between one page and the next', async () => {
  let turn = 0
  let isPrepared = false
  const readIn: number[] = []
  const site = blog(() => readIn.push(turn))
  const preparing = prepareSearches(site).then(() => {
    isPrepared = true
  })
  while (!isPrepared) {
    turn++
    await nextTurn()
  }
  await preparing
  // Three pages with posts, and one to put them in.
  expect(new Set(readIn).size).toBeGreaterThanOrEqual(4)
  const before = readIn.length
  for (const { prefix } of languages) {
    const html = searchPage(site, { ...firstView, query: 'post 17' }, prefix)
    expect(html).toContain('<mark>Post 17</mark>')
  }
  expect(readIn).toHaveLength(before)
})
