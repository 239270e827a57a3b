import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { pagesWithNewKinds } from './e2e/page-kinds.ts'

test.each([
  ['other words', '<h1 class="a">Two</h1>', ''],
  ['another element', '<h1 class="a">One</h1><table></table>', 'TABLE'],
  ['another component', '<h1 class="b">One</h1>', 'H1'],
  ['another ground', '<div data-ground="ink"><h1 class="a">One</h1></div>', 'DIV H1'],
])('finds %s', (_, body, expected) => {
  const pages: Record<string, string> = {
    '/one': '<h1 class="a">One</h1><div></div>',
    '/two': body,
  }
  const found = pagesWithNewKinds(['/one', '/two'], (path) => pages[path] ?? '')
  const { document } = new JSDOM(pages['/two']).window
  const selectors = found.get('/two') ?? []
  const elements = selectors.flatMap((kind) => [...document.querySelectorAll(kind)])
  expect(elements.map(({ tagName }) => tagName).join(' ')).toBe(expected)
})

test('leaves out a page of which other pages have everything', () => {
  const pages: Record<string, string> = {
    '/one': '<h1>One</h1><table></table>',
    '/two': '<table></table><ul></ul>',
    '/three': '<h1>Three</h1><p>Three</p>',
  }
  const found = pagesWithNewKinds(Object.keys(pages), (path) => pages[path] ?? '')
  expect([...found.keys()]).toEqual(['/two', '/three'])
})
