import { expect, test } from 'vitest'
import { pagesWithNewKinds } from './e2e/page-kinds.ts'

test.each([
  ['other words', '<h1 class="a">Two</h1>', false],
  ['another element', '<h1 class="a">One</h1><table></table>', true],
  ['another component', '<h1 class="b">One</h1>', true],
  ['another ground', '<div data-ground="ink"><h1 class="a">One</h1></div>', true],
])('finds %s', (_, body, isNew) => {
  const pages: Record<string, string> = {
    '/one': '<h1 class="a">One</h1><div></div>',
    '/two': body,
  }
  const found = pagesWithNewKinds(['/one', '/two'], (path) => pages[path] ?? '')
  expect(found).toEqual(new Set(isNew ? ['/one', '/two'] : ['/one']))
})
