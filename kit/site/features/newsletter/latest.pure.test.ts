import { expect, test } from 'vitest'
import { latestItems } from './latest.ts'

const site = 'https://site.example'
const item = (more = {}) => ({
  title: 'Tom &amp; Co',
  link: `${site}/blog/one?a=1`,
  pubDate: '2025-09-16 14:13:35',
  description: '<p>Short <script>alert(1)</script></p>',
  ...more,
})

test('shows three items as plain text, with paths of this site', () => {
  const items = latestItems({ status: 'ok', items: Array.from({ length: 5 }, () => item()) }, site)
  expect(items).toHaveLength(3)
  expect(items[0]).toEqual({
    title: 'Tom & Co',
    link: '/blog/one?a=1',
    date: '2025-09-16T14:13:35.000Z',
    description: 'Short',
  })
})

test('leaves out what has no title or no web address', () => {
  const items = [
    item({ link: 'javascript:alert(1)' }),
    item({ link: 'not an address' }),
    item({ title: 7 }),
    null,
    item({ link: 'https://news.example/1', pubDate: 'someday' }),
  ]
  expect(latestItems({ status: 'ok', items }, site)).toMatchObject([
    { link: 'https://news.example/1', date: undefined },
  ])
})

test.each([
  [{ status: 'error', message: 'Rate limited' }, 'Rate limited'],
  [{ status: 'ok' }, 'nothing of use'],
  [undefined, 'nothing of use'],
  ['<html>', 'nothing of use'],
])('an answer that is not ok is an error: %j', (answer, message) => {
  expect(() => latestItems(answer, site)).toThrow(message)
})
