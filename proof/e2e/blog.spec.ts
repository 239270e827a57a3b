import { expect, type Page, test } from '@playwright/test'
import { fill, plural } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/blog.json' with { type: 'json' }
import article from '#messages/blog-article.json' with { type: 'json' }
import {
  filterPosts,
  filters,
  firstView,
  pageCount,
  postsPerPage,
} from '#site/features/blog/posts.ts'
import { articleWith, posts } from './pages.ts'

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
  const found = filterPosts(posts, { ...firstView, query: word })
  await search.fill(word.toUpperCase())
  await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'))
  await expect(page.getByRole('status')).toHaveText(countText(found.length))
  await search.fill('zzzz')
  await expect(page.getByText(words.none)).toBeVisible()
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
  await page.waitForLoadState('networkidle')
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
