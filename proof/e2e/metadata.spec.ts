import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { JSDOM } from 'jsdom'
import { splitPath } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { languages, paths } from './pages.ts'

const dist = fileURLToPath(siteFile('dist/'))

// Runs in one worker, so that the pages are read once.
test.describe.configure({ mode: 'default' })

function parse(file: string) {
  // Unlike a window, it doesn't read the style sheets.
  parser ??= new new JSDOM().window.DOMParser()
  return parser.parseFromString(readFileSync(`${dist}${file}`, 'utf8'), 'text/html')
}
let parser: DOMParser | undefined

const readPages = () =>
  paths.map((path) => {
    const document = parse(fileOf(path))
    const meta = (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content')
    return { path, document, meta, indexed: !meta('robots')?.includes('noindex') }
  })
let pages: ReturnType<typeof readPages>
let indexed: typeof pages
// Not when this file is loaded, which every run does once more to list its tests.
test.beforeAll(() => {
  pages = readPages()
  indexed = pages.filter((page) => page.indexed)
})
const addressOf = (path: string) => identity.url + path

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

test('every page has a title and a description of its own', () => {
  // A name, such as a game's, is the same in each language.
  for (const [, titled] of Map.groupBy(pages, ({ document }) => document.documentElement.lang))
    expect(repeated(titled.map(({ document }) => document.title))).toEqual([])
  const descriptions = indexed.map(({ meta }) => meta('description') ?? '')
  expect(descriptions.filter((text) => text.length < 20)).toEqual([])
  expect(repeated(descriptions)).toEqual([])
})

test('every indexed page names its own address and an existing picture', () => {
  for (const { path, document, meta } of indexed) {
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href'), path).toBe(
      addressOf(path),
    )
    expect(meta('og:url'), path).toBe(addressOf(path))
    const picture = new URL(meta('og:image') ?? '')
    expect(picture.origin, path).toBe(identity.url)
    expect(readFileSync(dist + decodeURI(picture.pathname)).length, path).toBeGreaterThan(0)
  }
})

const counterpartsIn = (document: Document) =>
  [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ])

test('every page names its language and its counterparts, which name it back', () => {
  const named = new Map(
    pages.map(({ path, document }) => [addressOf(path), counterpartsIn(document)]),
  )
  for (const { path, document } of pages) {
    const { locale } = splitPath(path, languages).language
    expect(document.documentElement.lang, path).toBe(locale)
    const counterparts = named.get(addressOf(path)) ?? []
    if (counterparts.length === 0) continue
    const byLanguage = Object.fromEntries(counterparts)
    expect(byLanguage[locale], path).toBe(addressOf(path))
    expect(byLanguage['x-default'], path).toBe(byLanguage[identity.locale])
    for (const [, address = ''] of counterparts)
      expect(named.get(address), `${address}, which ${path} names`).toEqual(counterparts)
  }
  expect(named.get(addressOf('/'))).toHaveLength(languages.length > 1 ? languages.length + 1 : 0)
})

test('a view of the blog’s list names the counterparts of its canonical page', () => {
  const views = globSync('**/blog/views/*/*.html', { cwd: dist })
  expect(views.length).toBeGreaterThan(0)
  for (const file of views) {
    const view = parse(file)
    const list = pages.find(
      ({ path }) =>
        addressOf(path) === view.querySelector('link[rel=canonical]')?.getAttribute('href'),
    )
    expect(counterpartsIn(view), file).toEqual(list && counterpartsIn(list.document))
  }
})

test('the sitemap lists exactly the indexed pages', () => {
  const map = new JSDOM(readFileSync(`${dist}sitemap.xml`), { contentType: 'text/xml' })
  const text = (name: string) =>
    [...map.window.document.getElementsByTagName(name)].map((element) => element.textContent ?? '')
  expect(text('loc').toSorted()).toEqual(indexed.map(({ path }) => addressOf(path)).toSorted())
  for (const date of text('lastmod')) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(readFileSync(`${dist}robots.txt`, 'utf8')).toContain(`${identity.url}/sitemap.xml`)
})

/** The properties that search engines require of each type on our pages. */
const required: Record<string, string[]> = {
  AboutPage: ['name'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  Answer: ['text'],
  Blog: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  CollegeOrUniversity: ['name'],
  ContactPage: ['name', 'url'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: [],
  Organization: ['name'],
  Person: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfessionalService: ['name', 'url', 'address', 'image', 'logo'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  VideoGame: ['name', 'url', 'description'],
  WebApplication: ['name', 'url', 'applicationCategory'],
  WebSite: ['name', 'url'],
}

/** Required properties that a thing or its parts lack. A thing with only an `@id` refers to another. */
function missing(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => missing(item, where))
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Record<string, unknown>
  const types = [thing['@type'] ?? []].flat() as string[]
  const refers = '@id' in thing && !('name' in thing)
  const own = types.flatMap((type) =>
    (required[type] ?? [`(unknown type ${type})`])
      .filter((field) => !refers && (thing[field] === undefined || thing[field] === ''))
      .map((field) => `${where}: ${type} has no ${field}`),
  )
  return [...own, ...Object.values(thing).flatMap((inner) => missing(inner, where))]
}

test('structured data has the properties that its types require', () => {
  for (const { path, document } of indexed)
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const { '@context': context, '@graph': graph } = JSON.parse(script.textContent ?? '')
      expect(context, path).toBe('https://schema.org')
      for (const thing of graph) {
        expect(thing['@type'], path).toBeTruthy()
        expect(missing(thing, path)).toEqual([])
      }
    }
})

test('no page loads anything from another host', () => {
  const loaded = [
    '[src]:not(a)',
    'object[data]',
    'video[poster]',
    'link:not([rel=canonical], [rel=alternate], [rel=me], [rel=license], [rel=author])[href]',
  ]
  for (const { path, document } of pages) {
    const outside = [...document.querySelectorAll(loaded.join())]
      .flatMap((element) =>
        ['src', 'data', 'poster', 'href'].map((name) => element.getAttribute(name)),
      )
      .concat(
        [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
          [...(textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? null),
        ),
      )
      .filter((address) => address !== null && /^(https?:)?\/\//.test(address))
    expect(outside, path).toEqual([])
    const sizes = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((each) => each.trim()),
    )
    expect(
      sizes.filter((each) => !/^\/(?!\/)/.test(each)),
      path,
    ).toEqual([])
  }
})

test('every resized picture is used, and no original is published', () => {
  const texts = globSync('**/*.{html,json,xml}', { cwd: dist })
    .map((file) => readFileSync(dist + file, 'utf8'))
    .join()
  const pictures = globSync('_astro/*.{avif,webp,jpg,jpeg,png}', { cwd: dist })
  expect(pictures.filter((file) => !texts.includes(file))).toEqual([])
})
