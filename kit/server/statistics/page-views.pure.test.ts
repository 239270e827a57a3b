import { expect, test } from 'vitest'
import { PageViews } from './page-views.ts'

const noon = Date.UTC(2026, 10, 18, 12)
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const computer =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const tablet =
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1'

const views = (clock = () => noon) => new PageViews('wize.example', clock)
const read = (url: string, headers = {}, method = 'GET') => ({
  method,
  url,
  headers: { host: 'wize.example', 'user-agent': computer, ...headers },
})
const day = '2026-11-18'

test('a page counts by source and device class', () => {
  const counter = views()
  counter.count(read('/blog'))
  counter.count(read('/blog', { 'user-agent': phone, referer: 'https://news.example/a?b' }))
  counter.count(read('/blog', { 'user-agent': tablet, referer: 'https://wize.example/' }))
  counter.count(
    read('/blog?utm_source=Letter&utm_medium=mail', { referer: 'https://news.example/' }),
  )
  counter.count(read('/blog?utm_source=letter'))
  expect(counter.take()).toEqual([
    { day, page: '/blog', source: 'direct', device: 'computer', views: 1 },
    { day, page: '/blog', source: 'news.example', device: 'phone', views: 1 },
    { day, page: '/blog', source: 'internal', device: 'tablet', views: 1 },
    { day, page: '/blog', source: 'letter', device: 'computer', views: 2 },
  ])
  expect(counter.take()).toEqual([])
})

test.each([
  [
    'a bot',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['one without a name', { 'user-agent': '' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
])('%s is not counted', (_who, headers) => {
  const counter = views()
  counter.count(read('/', headers))
  expect(counter.take()).toEqual([])
})

test('counts that could not be stored are added to those that came since', () => {
  let now = noon
  const counter = views(() => now)
  counter.count(read('/'))
  counter.restore(counter.take())
  counter.count(read('/'))
  now += 24 * 60 * 60 * 1000
  counter.count(read('/'))
  const count = { page: '/', source: 'direct', device: 'computer' }
  expect(counter.take()).toEqual([
    { ...count, day, views: 2 },
    { ...count, day: '2026-11-19', views: 1 },
  ])
})

test('many counts that could not be stored are given back, the smallest without their source', () => {
  const counter = views()
  const count = { day, page: '/', device: 'computer' as const }
  const counts = Array.from({ length: 200_000 }, (_, index) => ({
    ...count,
    source: `s${index}.example`,
    views: index === 199_999 ? 2 : 1,
  }))
  counter.restore(counts)
  const taken = counter.take()
  expect(taken).toHaveLength(50_001)
  expect(taken[0]).toEqual({ ...count, source: 's199999.example', views: 2 })
  expect(taken.reduce((sum, each) => sum + each.views, 0)).toBe(200_001)
})

test('headers longer than any browser sends are not looked at, so that few are kept in memory', () => {
  const counter = views()
  const long = ' and more of it'.repeat(70)
  counter.count(read('/', { 'user-agent': computer + long }))
  counter.count(read('/', { referer: `https://news.example/?${long}` }))
  expect(counter.take()).toEqual([
    { day, page: '/', source: 'other', device: 'computer', views: 1 },
  ])
})

test('frames of our own and requests for a head are not pages that were read', () => {
  const counter = views()
  counter.count(read('/embed/newsletter'))
  counter.count(read('/', {}, 'HEAD'))
  expect(counter.take()).toEqual([])
})

test('sources that somebody makes up stay within a bound, and a new day begins anew', () => {
  let now = noon
  const counter = views(() => now)
  for (let index = 0; index < 2000; index++)
    counter.count(read('/', { referer: `https://s${index}.example/` }))
  counter.count(read('/', { referer: 'nonsense' }))
  const counts = counter.take()
  expect(counts).toHaveLength(501)
  expect(counts.find(({ source }) => source === 'other')?.views).toBe(1501)
  now += 12 * 60 * 60 * 1000
  counter.count(read('/', { referer: 'https://new.example/' }))
  expect(counter.take()).toMatchObject([{ day: '2026-11-19', source: 'new.example' }])
})
