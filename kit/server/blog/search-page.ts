import { setImmediate as nextTurn } from 'node:timers/promises'
import { escapeText } from 'entities'
import { attributeOf, descendants, type Element } from '#content/html-tree.ts'
import {
  countText,
  type FoundPost,
  filterPosts,
  filters,
  type ListedPost,
  markedParts,
  offeredPages,
  pageCount,
  pageOf,
  readList,
  type Term,
  termsOf,
  type View,
  type WordIndex,
} from '#contracts/blog-list.ts'
import { blogListPath, pages, postPath } from '#contracts/pages.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import words from '#messages/blog.json' with { type: 'json' }
import { languages } from '#owner/spoken-language.ts'
import {
  elementsOf,
  escapeAttribute,
  inside,
  PageTemplate,
  type Range,
} from '#server/forms/page-template.ts'
import type { Site, StaticFile } from '#server/static/site.ts'

/** A post's card, and where its title and excerpt are in it. */
interface Card {
  html: string
  title: Range
  excerpt: Range
}

/** What a search looks through, made once for each build. */
interface Posts {
  list: FoundPost[]
  index: WordIndex
  cards: Map<string, Card>
}

/** By the file with the list of posts, which a new build replaces. */
const known = new WeakMap<StaticFile, Posts | undefined>()

/** The build's list page for a search, in the language with that prefix; undefined if it has no list. */
export function searchPage(site: Site, view: View, prefix = ''): string | undefined {
  const file = site.get(`${prefix}${pages.blog}/posts.json`)
  const base = site.get(prefix + blogListPath({ category: view.category, page: 1 }))
  if (!file || !base) return undefined
  if (!known.has(file)) known.set(file, finish(readPosts(site, prefix)))
  const posts = known.get(file)
  return posts && fillList(base, posts, view)
}

/**
 * Reads what searches in each language need ahead of the first one, a page in each turn of the event
 * loop: read at once, 15 posts took 100 ms, in which nobody else was answered.
 */
export async function prepareSearches(site: Site): Promise<void> {
  for (const { prefix } of languages) await prepareBlog(site, prefix)
}

async function prepareBlog(site: Site, prefix: string): Promise<void> {
  const file = site.get(`${prefix}${pages.blog}/posts.json`)
  if (!file) return
  const reading = readPosts(site, prefix)
  let step = reading.next()
  while (!step.done) {
    await nextTurn()
    step = reading.next()
  }
  known.set(file, step.value)
  for (const { id } of filters) {
    await nextTurn()
    const base = site.get(prefix + blogListPath({ category: id, page: 1 }))
    if (base) templateOf(base)
  }
}

function finish<Result>(work: Generator<void, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

const textOf = (file: StaticFile) => file.variants.identity.body.toString()

/** Stops after each page. */
function* readPosts(site: Site, prefix: string): Generator<void, Posts | undefined> {
  const json = (name: string) => {
    const file = site.get(`${prefix}${pages.blog}/${name}`)
    return file && JSON.parse(textOf(file))
  }
  const index: WordIndex | undefined = json('search.json')
  if (!index) return undefined
  const list = readList<FoundPost>(json('posts.json') as ListedPost[])
  const cards = new Map<string, Card>()
  for (let page = 1; page <= pageCount(list.length); page++) {
    const file = site.get(prefix + blogListPath({ category: 'all', page }))
    if (file) for (const [slug, card] of cardsOf(textOf(file), prefix)) cards.set(slug, card)
    yield
  }
  return { list, index, cards }
}

function* cardsOf(html: string, prefix: string): Generator<[slug: string, card: Card]> {
  for (const article of elementsOf(html)) {
    if (article.tagName !== 'article') continue
    const parts = [...descendants(article)]
    const link = parts.find(({ tagName }) => tagName === 'a')
    const excerpt = parts.find(({ tagName }) => tagName === 'p')
    const { startOffset: start = 0, endOffset: end = 0 } = article.sourceCodeLocation ?? {}
    if (!link || !excerpt) continue
    const within = ({ from, to }: Range) => ({ from: from - start, to: to - start })
    yield [
      (attributeOf(link, 'href') ?? '').slice((prefix + postPath('')).length),
      {
        html: html.slice(start, end),
        title: within(inside(link)),
        excerpt: within(inside(excerpt)),
      },
    ]
  }
}

interface Found {
  view: View
  count: number
  page: number
  last: number
  cards: string
}

/** By the built list page, which a new build replaces. */
const templates = new WeakMap<StaticFile, PageTemplate<Found>>()

function templateOf(base: StaticFile): PageTemplate<Found> {
  const template = templates.get(base) ?? makeTemplate(textOf(base))
  templates.set(base, template)
  return template
}

function fillList(base: StaticFile, { list, index, cards }: Posts, view: View): string {
  const posts = filterPosts(list, view, index)
  const last = pageCount(posts.length)
  const page = Math.min(view.page, last)
  const terms = termsOf(view.query, index)
  const html = pageOf(posts, page).map((post) =>
    cardHtml(post, cards.get(post.slug), view.query, terms),
  )
  return templateOf(base).fill({ view, count: posts.length, page, last, cards: html.join('') })
}

function cardHtml(post: FoundPost, card: Card | undefined, query: string, terms: Term[]): string {
  if (!card) return ''
  const marked = (text: string) =>
    markedParts(text, query, terms)
      .map((part) =>
        part.marked ? `<mark>${escapeText(part.text)}</mark>` : escapeText(part.text),
      )
      .join('')
  const { html, title, excerpt } = card
  return (
    html.slice(0, title.from) +
    marked(post.title) +
    html.slice(title.to, excerpt.from) +
    marked(post.excerpt) +
    html.slice(excerpt.to)
  )
}

/** A built list page with the places that a search changes. */
function makeTemplate(html: string): PageTemplate<Found> {
  const template = new PageTemplate<Found>(html)
  const elements = elementsOf(html)
  const listPart = (name: string) =>
    elements.find((element) => attributeOf(element, 'data-list') === name)
  const view = listPart('view')
  const island = view && descendants(view).find(({ tagName }) => tagName === 'astro-island')
  const field = elements.find((element) => attributeOf(element, 'type') === 'search')
  const query = listPart('query')
  const cards = listPart('cards')
  const nav = listPart('pages')
  const props = JSON.parse((island && attributeOf(island, 'props')) ?? '{}')
  template.attribute(view, 'data-view', ({ view: { category, query, page } }) =>
    JSON.stringify([category, query, page]),
  )
  template.attribute(island, 'props', ({ view: { category, query, page }, count }) =>
    JSON.stringify({
      ...props,
      built: [0, { category: [0, category], query: [0, query], page: [0, page] }],
      count: [0, count],
    }),
  )
  template.attribute(field, 'value', ({ view }) => view.query)
  template.attribute(query, 'value', ({ view }) => view.query)
  template.attribute(query, 'disabled', () => undefined)
  template.content(listPart('count'), ({ count, page }) => escapeText(countText(count, page)))
  template.attribute(listPart('nothing'), 'hidden', ({ count }) => (count > 0 ? '' : undefined))
  template.attribute(listPart('clear'), 'hidden', ({ view }) =>
    view.category === 'all' ? '' : undefined,
  )
  // Astro's script would drop an empty slot, and React then draw the whole list again.
  template.content(
    cards && (descendants(cards).find(isSlot) ?? cards),
    ({ cards }) => cards || '<!-- -->',
  )
  template.attribute(nav, 'hidden', ({ last }) => (last === 1 ? '' : undefined))
  if (nav) template.content(nav, (found) => pageButtons(nav, found))
  return template
}

const isSlot = ({ tagName }: Element) => tagName === 'astro-slot'

/** As `BlogList` writes them. */
function pageButtons(nav: Element, { page, last }: Found): string {
  const [first, ...others] = descendants(nav)
  const form = (first && attributeOf(first, 'form')) ?? ''
  const number = others.find(({ tagName }) => tagName === 'span')
  const className = number && attributeOf(number, 'class')
  const button = (value: number, text: string, rest: string) =>
    `<button type="submit" form="${escapeAttribute(form)}" name="page" value="${value}"${rest}>${text}</button>`
  const shown = offeredPages(page, last)
  const numbers = shown.map((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) > 1 ? '<i aria-hidden="true">…</i>' : ''
    const label = ` aria-label="${escapeAttribute(fill(words.pages.page, { number }))}"`
    const current = number === page ? ' aria-current="page"' : ''
    return `<span class="${className}">${gap}${button(number, formatNumber(number), label + current)}</span>`
  })
  return [
    button(page - 1, escapeText(words.pages.previous), page === 1 ? ' disabled=""' : ''),
    ...numbers,
    button(page + 1, escapeText(words.pages.next), page === last ? ' disabled=""' : ''),
  ].join('')
}
