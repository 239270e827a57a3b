import { expect, test } from '@playwright/test'
import { filters, pageCount, postsPerPage } from '#contracts/blog-list.ts'
import { fill, plural } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import blogWords from '#messages/blog.json' with { type: 'json' }
import articleWords from '#messages/blog-article.json' with { type: 'json' }
import homeWords from '#messages/home.json' with { type: 'json' }
import skillWords from '#messages/skills.json' with { type: 'json' }
import { articleWith, posts, resume, skill, skillsFound, withoutOffer } from './pages.ts'

// Keyboard tests that have no other place. The bar's are in `shell.spec.ts`, and forms and games have
// theirs in their own files.

test('the carousel can be stopped, stepped through, and picked from', async ({ page }) => {
  await withoutOffer(page)
  await page.goto('/')
  test.skip((await page.locator('[data-hero=pick]').count()) === 0, 'there is one slide')
  await page.getByRole('button', { name: homeWords.hero.stop }).press('Enter')
  await expect(page.getByRole('button', { name: homeWords.hero.start })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const slides = page.locator('[data-hero=slide]')
  await expect(slides.nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: homeWords.hero.next })).toBeFocused()
  await page.locator('[data-hero=pick]').last().press('Space')
  await expect(slides.last()).toBeVisible()
  await expect(page.locator('[data-hero=slides]')).toHaveAttribute('aria-live', 'polite')
})

test('the offer leaves the focus alone, is announced, and is reached by Tab', async ({ page }) => {
  test.skip(!identity.parts.questionnaire, 'identity.ts has the questionnaire off')
  await page.clock.install()
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('link').last()
  await opener.focus()
  await page.clock.runFor(6000)
  const offer = page.getByRole('dialog')
  await expect(offer).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(page.locator('[data-consultation=status]')).toHaveText(
    homeWords.consultation.announcement.replace(
      '{heading}',
      (await offer.getByRole('heading').textContent()) ?? '',
    ),
  )
  // The rest of the page can still be used.
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.documentElement).overflow,
      document.querySelector('dialog:modal'),
    ]),
  ).toEqual(['visible', null])
  const close = offer.getByRole('button', { name: homeWords.consultation.close })
  for (let tabs = 0; tabs < 12 && !(await close.evaluate(isFocused)); tabs++)
    await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  // Pressing a control of the page with a key isn't a click outside.
  await page.locator('[data-hero=pick]').last().press('Enter')
  await expect(offer).toBeVisible()
  await close.focus()
  await close.press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.locator('[data-hero=pick]').last()).toBeFocused()
})

const isFocused = (element: Element) => element === document.activeElement

test('posts are filtered, searched, and paged through without losing the focus', async ({
  page,
}) => {
  test.skip(posts.length <= postsPerPage, 'the posts fit on one page')
  await page.goto('/blog')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: fill(blogWords.pages.page, { number: 2 }) }).press('Enter')
  await expect(status).toHaveText(
    fill(blogWords.countAndPage, {
      count: plural(blogWords.count, posts.length),
      page: 2,
      pages: pageCount(posts.length),
    }),
  )
  await expect(status).toBeFocused()
  const category = page.getByRole('button', { name: filters.at(-1)?.name })
  await category.press('Space')
  await expect(category).toBeFocused()
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('zzzz')
  await expect(page.getByText(blogWords.none)).toBeVisible()
})

/** An article whose first code block has a line too long for a phone. */
const wideCode = articleWith((html) =>
  (html.match(/<pre[^>]*>([\s\S]*?)<\/pre>/)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .some((line) => line.length > 60),
)

test('an article’s code scrolls and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  test.skip(!wideCode, 'no article has long lines of code')
  await page.goto(wideCode ?? '')
  const code = page
    .getByRole('figure')
    .filter({ has: page.locator('pre') })
    .first()
    .locator('pre')
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.getByRole('button', { name: articleWords.code.copy }).first().press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
})

test('skills are searched, opened, and reset', async ({ page }) => {
  test.skip(resume.skills.length === 0, 'the resume has no skills')
  await page.goto(`/${identity.director.initials}`)
  const search = page.getByLabel(skillWords.search)
  await search.scrollIntoViewIfNeeded()
  await page.locator('astro-island:not([ssr])').waitFor()
  await search.focus()
  await page.keyboard.type(skill)
  await expect(page.getByRole('status')).toHaveText(skillsFound)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: skillWords.clear })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('details li').first()).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('details')).toHaveCount(resume.skills.length)
  await expect(search).toBeFocused()
})
