import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import {
  filterPosts,
  filters,
  firstView,
  pageCount,
  pageOf,
  postsPerPage,
  type View,
} from '#contracts/blog-list.ts'
import { fill, plural } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/blog.json' with { type: 'json' }
import article from '#messages/blog-article.json' with { type: 'json' }
import { longTag } from '../test-results.ts'
import { loadAll, settle } from './loaded.ts'
import { articleWith, posts, watchShifts } from './pages.ts'

const pages = pageCount(posts.length)
const ofCategory = (id: string) => posts.filter(({ category }) => category === id).length
/** The category with the fewest posts that has any. */
const [category] = filters
  .filter(({ id }) => ofCategory(id) > 0)
  .toSorted((a, b) => ofCategory(a.id) - ofCategory(b.id))
const { id: categoryId, name: categoryName } = category ?? { id: '', name: '' }
/** The longest word of the newest title. */
const word =
  posts[0]?.title
    .match(/\p{L}+/gu)
    ?.toSorted((a, b) => b.length - a.length)[0]
    ?.toLowerCase() ?? ''
/** How the page announces a number of posts. */
function countText(posts: number, page = 1) {
  const count = plural(words.count, posts)
  const pages = pageCount(posts)
  return pages > 1 ? fill(words.countAndPage, { count, page, pages }) : count
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('the list shows six posts per page, and the address follows', async ({ page }) => {
  test.skip(pages < 2, 'the posts fit on one page')
  await page.goto('/blog')
  await expect(cards(page)).toHaveCount(Math.min(posts.length, postsPerPage))
  await expect(page.getByRole('button', { name: words.pages.previous })).toBeDisabled()
  await page.getByRole('button', { name: fill(words.pages.page, { number: pages }) }).click()
  await expect(page).toHaveURL(`/blog?page=${pages}`)
  await expect(page.getByRole('status')).toHaveText(countText(posts.length, pages))
  await expect(page.getByRole('button', { name: words.pages.next })).toBeDisabled()
  await expect(cards(page)).toHaveCount(posts.length - (pages - 1) * postsPerPage)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a category starts at page 1, and Back and a shared address restore a view', async ({
  page,
}) => {
  test.skip(pages < 2, 'the posts fit on one page')
  await page.goto('/blog?page=2')
  await expect(page.getByRole('status')).toHaveText(countText(posts.length, 2))
  await page.getByRole('button', { name: categoryName }).click()
  await expect(page).toHaveURL(`/blog?category=${categoryId}`)
  await expect(cards(page)).toHaveCount(ofCategory(categoryId))
  await expect(page.getByRole('navigation', { name: words.pages.label })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(countText(posts.length, 2))
  await page.goto(`/blog?category=${categoryId}&q=unknown`)
  await expect(page.getByRole('searchbox')).toHaveValue('unknown')
  await expect(page.getByRole('button', { name: categoryName })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a search finds words in any case, marks them, and says when it finds none', async ({
  page,
}) => {
  await page.goto('/blog')
  test.skip(posts.length === 0, 'there are no articles')
  const search = page.getByRole('searchbox', { name: words.search.field })
  const found = filterPosts(posts, { ...firstView, query: word }, wordIndex)
  await search.fill(word.toUpperCase())
  await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
  await expect(page.getByRole('status')).toHaveText(countText(found.length))
  await search.fill('zzzz')
  await expect(page.getByText(words.none)).toBeVisible()
})

test('a letter of a search appears before the posts that it finds', async ({ page }) => {
  test.skip(posts.length === 0, 'there are no articles')
  await page.goto('/blog')
  await loadAll(page)
  const loaded = page.waitForResponse(/\/search\.json/)
  await page.getByRole('searchbox').focus()
  await loaded
  await settle(page)
  const marks = await page
    .getByRole('searchbox')
    .evaluate(async (field: HTMLInputElement, text) => {
      const count = () => document.querySelectorAll('mark').length
      field.select()
      document.execCommand('insertText', false, text)
      // The list would be drawn in a microtask of the event.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      return { typed: field.value, first: count() }
    }, word)
  expect(marks).toEqual({ typed: word, first: 0 })
  await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
})

test('Back leaves a search in one step', async ({ page }) => {
  test.skip(pages < 2, 'the posts fit on one page')
  await page.goto('/blog?page=2')
  await page.getByRole('searchbox').pressSequentially(word)
  await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(word)}`)
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByRole('status')).toHaveText(countText(posts.length, 2))
})

test('choosing the current view again adds nothing to the history', async ({ page }) => {
  await page.goto('/blog')
  test.skip(posts.length === 0, 'there are no articles')
  const ai = page.getByRole('button', { name: categoryName })
  await ai.click()
  await expect(page).toHaveURL(`/blog?category=${categoryId}`)
  const entries = await page.evaluate(() => history.length)
  await ai.click()
  await ai.click()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

test('the list of all posts loads only when needed, and loading can be tried again', async ({
  page,
}) => {
  test.skip(posts.length === 0, 'there are no articles')
  let asked = 0
  await page.route('**/blog/posts.json', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.goto('/blog')
  await settle(page)
  expect(asked).toBe(0)
  await page.getByRole('button', { name: categoryName }).click()
  await expect(page.getByRole('status')).toHaveText(words.failed)
  await page.getByRole('button', { name: words.retry }).click()
  await expect(cards(page)).toHaveCount(ofCategory(categoryId))
})

test('input before the script has loaded counts, and Back undoes it', async ({ page }) => {
  test.skip(pages < 2, 'the posts fit on one page')
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(/BlogList/, async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/blog?page=2')
  await page.getByRole('button', { name: categoryName }).click()
  await page.getByRole('searchbox').fill('unknown')
  deliver()
  await expect(page).toHaveURL(`/blog?category=${categoryId}&q=unknown`)
  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('s')
  await expect(page).toHaveURL(/q=unknowns$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\?page=2$/)
})

/** Addresses of views, and what they show. */
const views = [
  { query: `?category=${categoryId}`, view: { ...firstView, category: categoryId } },
  { query: '?page=2', view: { ...firstView, page: 2 } },
  { query: `?search=${word.toUpperCase()}`, view: { ...firstView, query: word } },
  {
    query: `?category=${posts[0]?.category}&q=${word}`,
    view: { ...firstView, category: posts[0]?.category ?? 'all', query: word },
  },
  { query: '?q=zzzz', view: { ...firstView, query: 'zzzz' } },
]
/** A page past the last shows the last, in an address that a mail counts. */
const pastTheLast = { query: '?page=99&utm_source=mail', view: { ...firstView, page: pages } }
const wordIndex = JSON.parse(readFileSync(siteFile('dist/blog/search.json'), 'utf8'))
const shownIn = (view: View) => {
  const found = filterPosts(posts, view, wordIndex)
  return {
    count: countText(found.length, view.page),
    addresses: pageOf(found, view.page).map(({ slug }) => `/blog/${slug}`),
  }
}
const addressesOf = (page: Page) =>
  cards(page)
    .locator('h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Records which articles are visible in each frame. */
const watchCards = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const links = [...document.querySelectorAll('article h2 a')].filter((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      )
      if (links.length > 0) seen.add(links.map((link) => link.getAttribute('href')).join())
      requestAnimationFrame(look)
    }
    look()
  })
const cardsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

for (const scripts of ['on', 'off'])
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === 'on' })

    test('every address with a query is answered with what it asks for', async ({ page }) => {
      test.skip(pages < 2, 'the posts fit on one page')
      for (const { query, view } of views) {
        const { count, addresses } = shownIn(view)
        await page.goto(`/blog${query}`)
        await expect(page.getByRole('status')).toHaveText(count)
        expect(await addressesOf(page), query).toEqual(addresses)
        await expect(page.getByRole('searchbox')).toHaveValue(new RegExp(`^${view.query}$`, 'i'))
        const pressed = filters.find(({ id }) => id === view.category)?.name ?? ''
        await expect(page.getByRole('button', { pressed: true })).toHaveText(pressed)
        await expect(page.getByText(words.none)).toBeVisible({ visible: addresses.length === 0 })
      }
    })

    test('the filter, the search, and the pages lead to such addresses', async ({ page }) => {
      test.skip(pages < 2, 'the posts fit on one page')
      await page.goto('/blog')
      await page.getByRole('button', { name: words.pages.next }).click()
      await expect(page.getByRole('status')).toHaveText(countText(posts.length, 2))
      await page.getByRole('button', { name: categoryName }).click()
      const inCategory = { ...firstView, category: categoryId }
      await expect(page.getByRole('status')).toHaveText(shownIn(inCategory).count)
      await page.getByRole('searchbox').fill(word)
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('status')).toHaveText(
        shownIn({ ...inCategory, query: word }).count,
      )
      await expect(page).toHaveURL(new RegExp(`category=${categoryId}&q=${word}$`))
    })
  })

/** A host like GitHub Pages: it answers every query with the same file, and has only a few types. */
const simpleHost = { origin: '', close: () => {} }
test.beforeAll(async () => {
  const types: Record<string, string> = {
    html: 'text/html',
    js: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
    json: 'application/json',
    woff2: 'font/woff2',
  }
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://host').pathname
    const file = `dist${path}${path.includes('.') ? '' : '.html'}`
    if (!existsSync(siteFile(file))) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.setHeader('Cache-Control', 'max-age=600')
    response.end(readFileSync(siteFile(file)))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  simpleHost.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  simpleHost.close = () => {
    server.closeAllConnections()
    server.close()
  }
})
test.afterAll(() => simpleHost.close())

for (const host of ['our server', 'a host that can’t tell queries apart'])
  for (const { query, view } of [...views, pastTheLast])
    test(`no other posts are ever shown at ${query}, and nothing moves, on ${host}`, {
      tag: host === 'our server' ? [] : longTag,
    }, async ({ page, baseURL }) => {
      test.skip(pages < 2, 'the posts fit on one page')
      const faults: string[] = []
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      const origin = host === 'our server' ? baseURL : simpleHost.origin
      // With its fonts in the cache, as in a visit.
      await page.goto(`${origin}/blog`)
      await loadAll(page)
      await watchCards(page)
      const shifts = await watchShifts(page, { afterInput: false })
      const { count, addresses } = shownIn(view)
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport)
        const settled = async () => {
          await expect(page.getByRole('status')).toHaveText(count)
          await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
          await expect(page.getByRole('status')).toBeVisible()
          // The first frames may come before the whole page has.
          for (const seen of await cardsSeen(page))
            expect(addresses.join().startsWith(seen), `${query} showed ${seen}`).toBe(true)
          expect(await shifts(), `${query} at ${viewport.width} px`).toBe(0)
        }
        await page.goto(`${origin}/blog${query}`)
        await settled()
        await page.goto(`${origin}/about-us`)
        await page.goBack()
        await settled()
        await page.goForward()
        await page.goBack()
        await settled()
      }
      expect(faults).toEqual([])
    })

test('Back and Forward between views of the list move nothing', async ({ page }) => {
  test.skip(pages < 2, 'the posts fit on one page')
  const shifts = await watchShifts(page, { afterInput: false })
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/blog?page=2')
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
    await page.getByRole('button', { name: categoryName }).click()
    await expect(page.getByRole('status')).toHaveText(countText(ofCategory(categoryId)))
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText(words.none)).toBeVisible()
    // What follows input within half a second isn't counted.
    await page.waitForTimeout(600)
    for (const count of [ofCategory(categoryId), posts.length]) {
      await page.goBack()
      await expect(page.getByRole('status')).toHaveText(
        countText(count, count === posts.length ? 2 : 1),
      )
    }
    await page.goForward()
    await expect(page.getByRole('status')).toHaveText(countText(ofCategory(categoryId)))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    expect(await shifts(), `at ${viewport.width} px`).toBe(0)
  }
})

test('a search that begins before its words have loaded is shown once they have', async ({
  page,
}) => {
  test.skip(pages < 2, 'the posts fit on one page')
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/blog/search.json', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/blog')
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  const list = page.waitForResponse('**/blog/posts.json')
  await page.getByRole('searchbox').focus()
  await list
  await page.getByRole('searchbox').pressSequentially(word)
  deliver()
  const { count } = shownIn({ ...firstView, query: word })
  await expect(page.getByRole('status')).toHaveText(count)
  await expect(page.getByRole('searchbox')).toHaveValue(word)
})

test('the newsletter opens in a new tab', async ({ page }) => {
  test.skip(!identity.parts.newsletter, 'identity.ts has the newsletter off')
  await page.goto('/blog')
  const link = page.getByRole('link', { name: words.newsletter.action })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every article can be reached from the archive', async ({ page }) => {
    await page.goto('/blog')
    await expect(cards(page)).toHaveCount(Math.min(posts.length, postsPerPage))
    await page.getByRole('link', { name: words.archive.link }).click()
    await expect(page.getByRole('main').locator('a[href^="/blog/"]')).toHaveCount(posts.length)
  })
})

const long = articleWith(
  (html) => html.includes('<pre') && html.includes('data-reading="contents"'),
)
const related = articleWith((html) => html.includes(article.related))

test('an article’s code can be copied, and its contents follow the reader', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  test.skip(!long, 'no article has code and contents')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(long ?? '')
  const block = page
    .getByRole('figure')
    .filter({ has: page.locator('pre') })
    .first()
  await block.getByRole('button', { name: article.code.copy }).click()
  const code = await block.locator('pre').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const contents = page.getByRole('navigation', { name: article.contents })
  const last = contents.getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'true')
})

test('an article links back to the blog and to related posts, but not to itself', async ({
  page,
}) => {
  test.skip(!related, 'no two articles share a tag')
  await page.goto(related ?? '')
  await expect(page.getByRole('link', { name: article.backToBlog })).toHaveAttribute(
    'href',
    '/blog',
  )
  if (identity.parts.newsletter)
    await expect(page.getByRole('link', { name: article.subscribe })).toHaveAttribute(
      'target',
      '_blank',
    )
  const shown = page.getByRole('region', { name: article.related }).getByRole('article')
  const count = await shown.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(9)
  await expect(shown.locator(`a[href="${related}"]`)).toHaveCount(0)
})
