import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Parts } from '#contracts/identity.ts'
import { pages as namedPages } from '#contracts/pages.ts'
import { partNames } from '#contracts/parts.ts'
import { identity } from '#identity.ts'
import { builtPages } from './built-pages.ts'
import { brokenLinks, missingPages, outsideProblem } from './links.ts'

const site = 'https://wize.example'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'links-'))
  mkdirSync(join(dist, 'blog'))
  writeFileSync(join(dist, 'index.html'), '<h2 id="services">Services</h2>')
  writeFileSync(join(dist, 'blog.html'), '')
  writeFileSync(join(dist, 'blog/other.html'), '')
  writeFileSync(join(dist, 'rss.xml'), '')
})
afterEach(() => rmSync(dist, { recursive: true }))

const linksIn = async (html: string) => {
  writeFileSync(join(dist, 'blog/one.html'), html)
  return brokenLinks(await builtPages(dist), dist, site)
}

test.each([
  '/',
  '/#services',
  '/blog',
  '/rss.xml',
  'other',
  '#here',
  `${site}/blog`,
  '/api/feed',
  'mailto:a@wize.example',
])('%s is fine', async (target) => {
  expect(await linksIn(`<p id="here"><a class="x" href="${target}">there</a></p>`)).toEqual([])
})

test.each([
  ['https://elsewhere.example/gone?a=1&amp;b=2', undefined],
  ['http://elsewhere.example', { broken: false, what: 'isn’t https' }],
  ['https://elsewhere', { broken: true, what: 'has a host without a domain' }],
  ['https://else where.example', { broken: true, what: 'isn’t an address' }],
  ['https://elsewhere.example/?utm_source=a', { broken: false, what: 'tracks readers' }],
  ['http://localhost:3000', undefined],
  [`${site}/blog`, undefined],
])('%s never stops a build, and verify says what’s wrong', async (target, problem) => {
  expect(await linksIn(`<a href="${target}">there</a>`)).toEqual([])
  expect(outsideProblem(target, site)).toEqual(problem)
})

test.each(['/gone', '/#gone', '#gone', 'gone', '../gone', `${site}/gone`, '/gone.png'])(
  '%s is named with its page',
  async (target) => {
    const line = `  /blog/one links to ${target}, which is not there`
    expect(await linksIn(`<a href="${target}">gone</a>`)).toEqual([line])
    expect(await linksIn(`<img alt="" src="${target}">`)).toEqual([line])
  },
)

test('an address in contracts/pages.ts without a page is named, unless its part is off', async () => {
  const parts = Object.fromEntries(partNames.map((part) => [part, true])) as Parts
  const on = { ...identity, parts }
  const missing = missingPages(await builtPages(dist), on)
  expect(missing).toHaveLength(Object.keys(namedPages).length - 2)
  expect(missing.join()).toContain("contact: '/contact'")
  expect(missing.join()).not.toContain("blog: '/blog'")
  const off = { ...on, parts: { ...parts, chat: false } }
  expect(missingPages(await builtPages(dist), off)).toHaveLength(missing.length - 1)
})
