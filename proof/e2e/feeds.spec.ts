import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { JSDOM } from 'jsdom'
import { identity } from '#identity.ts'
import { builtPage } from '#mail/faults.ts'
import { articles, languages } from './pages.ts'

const read = (file: string) => readFileSync(fileURLToPath(siteFile(`dist${file}`)), 'utf8')

const textOf = (html: string) => (JSDOM.fragment(html).textContent ?? '').replaceAll(/\s+/g, ' ')

/** The paragraphs of an article's page. Those with links differ in feeds. */
const paragraphsOf = (url: string) =>
  [
    ...builtPage(url.slice(identity.url.length)).querySelectorAll('[data-prose] > p:not(:has(a))'),
  ].map(({ innerHTML }) => textOf(innerHTML))

/** What an entry has in all three formats. */
interface Entry {
  id: string | undefined
  url: string | undefined
  title: string | undefined
  date: string | undefined
  html: string | undefined
}

interface Feed {
  title: string | undefined
  self: unknown
  entries: Entry[]
}

const feeds: Record<string, (file: string) => Feed> = {
  'rss.xml': (file) => {
    const { title, atom, items = [] } = parseRssFeed(read(file))
    const entries = items.map((item) => ({
      id: item.guid?.value,
      url: item.link,
      title: item.title,
      date: item.pubDate,
      html: item.content?.encoded,
    }))
    return { title, self: atom?.links?.find(({ rel }) => rel === 'self')?.href, entries }
  },
  'atom.xml': (file) => {
    const { title, links, entries: items = [], id, updated } = parseAtomFeed(read(file))
    expect(id).toBeTruthy()
    expect(Number.isNaN(Date.parse(updated ?? ''))).toBe(false)
    const entries = items.map((item) => ({
      id: item.id,
      url: item.links?.[0]?.href,
      title: item.title?.value,
      date: item.updated,
      html: item.content?.value,
    }))
    return {
      title: title?.value,
      self: links?.find(({ rel }) => rel === 'self')?.href,
      entries,
    }
  },
  'feed.json': (file) => {
    const { title, feed_url, items = [] } = parseJsonFeed(JSON.parse(read(file)))
    const entries = items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      date: item.date_published,
      html: item.content_html,
    }))
    return { title, self: feed_url, entries }
  },
}

const inEachLanguage = languages.flatMap(({ prefix }) =>
  Object.entries(feeds).map(([name, parse]) => ({ prefix, file: `${prefix}/${name}`, parse })),
)

for (const { prefix, file, parse } of inEachLanguage)
  test(`${file} is a valid feed with whole articles and absolute addresses`, () => {
    const { title, self, entries } = parse(file)
    expect(title).toBeTruthy()
    expect(self).toBe(identity.url + file)
    const posts = articles.filter(({ path }) => path.startsWith(`${prefix}/blog/`))
    expect(entries.length > 0).toBe(posts.length > 0)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const { id, url, title: name, date, html = '' } of entries) {
      expect(id).toBeTruthy()
      expect(name).toBeTruthy()
      expect(url).toMatch(new RegExp(`^${identity.url}${prefix}/blog/[\\w-]+$`))
      expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false)
      const own = textOf(html)
      const paragraphs = paragraphsOf(url ?? '')
      expect(paragraphs.length, url).toBeGreaterThan(0)
      expect(paragraphs.filter((paragraph) => !own.includes(paragraph))).toEqual([])
      expect(html.match(/(href|src)="(?!https?:\/\/|mailto:)[^"]*"/g) ?? [], url).toEqual([])
      expect(html, url).not.toMatch(/<(script|style|astro-island)\b/)
    }
  })

const feedFiles = inEachLanguage.map(({ file }) => file).filter((file) => file.endsWith('.xml'))
for (const file of [...feedFiles, '/sitemap.xml'])
  test(`${file} is well-formed`, () => {
    expect(() => new JSDOM(read(file), { contentType: 'text/xml' })).not.toThrow()
  })
