import { expect, test } from 'vitest'
import { addressOfPage, canonicalPath } from './pages.ts'

test.each([
  ['index.html', '/'],
  ['blog.html', '/blog'],
  ['blog/index.html', '/blog'],
  ['blog/café.html', '/blog/caf%C3%A9'],
  ['blog/50%.html', '/blog/50%25'],
])('the page %s is at %s', (file, address) => expect(addressOfPage(file)).toBe(address))

test.each([
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index', '/blog'],
  ['//', '/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%E0', undefined],
])('the address %s is a spelling of %s', (spelling, address) =>
  expect(canonicalPath(spelling)).toBe(address),
)
