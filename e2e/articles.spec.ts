import { expect, type Page, test } from '@playwright/test'
import words from '#messages/calculator.json' with { type: 'json' }
import { articleWith } from './pages.ts'

const article = articleWith((html) => html.includes('/FlakyTests.')) ?? ''

test.skip(!article, 'no article has the calculator for flaky tests')

/** The calculator of a page, once its script is there. */
async function calculator(page: Page) {
  const shell = page.locator('astro-island > section')
  await shell.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  return shell
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test('a calculator works by keyboard, and its address opens the same result', async ({ page }) => {
  await page.goto(`${article}?utm=kept`)
  const shell = await calculator(page)
  await expect(shell).toContainText('149')
  await field(page, 'failsIn').press('Tab')
  await page.keyboard.press('Home')
  await expect(field(page, 'failsIn')).toHaveValue('2')
  await expect(shell).toContainText('It takes 5 green runs')
  await expect(page).toHaveURL(`${article}?utm=kept&failsIn=2`)
  await page.reload()
  await expect(await calculator(page)).toContainText('It takes 5 green runs')
  await page.getByRole('button', { name: words.reset }).press('Enter')
  await expect(shell).toContainText('149')
  await expect(page).toHaveURL(`${article}?utm=kept`)
})

test('a number outside a field’s range is kept and explained, and the last result stays', async ({
  page,
}) => {
  await page.goto(`${article}?failsIn=99999999&green=ten`)
  const shell = await calculator(page)
  await expect(field(page, 'failsIn')).toHaveValue('50')
  await field(page, 'failsIn').fill('1')
  await expect(field(page, 'failsIn')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'failsIn')).toHaveAccessibleDescription(/from 2 to 10,000/)
  await expect(field(page, 'failsIn')).toHaveValue('1')
  await expect(shell).toContainText('149')
})

test('a result can be copied as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(article)
  await calculator(page)
  await field(page, 'failsIn').fill('1000')
  await page.getByRole('button', { name: words.copyLink }).click()
  await expect(page.getByRole('status')).toHaveText(words.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?failsIn=1000$/)
})

test('what is typed before the script is there counts', async ({ page }) => {
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(/FlakyTests/, async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(article)
  await page.locator('astro-island > section').scrollIntoViewIfNeeded()
  await field(page, 'failsIn').fill('1000')
  deliver()
  await expect(await calculator(page)).toContainText('2,995')
})

test('notes stand beside their place in a wide window, under the text in a narrow one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(article)
  const place = page.locator('#user-content-fnref-1')
  const note = page.locator('#user-content-fn-1')
  await place.click()
  await expect(page).toHaveURL(/#user-content-fn-1$/)
  await expect(note).toBeInViewport()
  const [text, wide] = [await place.boundingBox(), await note.boundingBox()]
  expect(Math.abs((wide?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(40)
  expect(wide?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await note.getByRole('link', { name: /note 1/ }).click()
  await expect(page).toHaveURL(/#user-content-fnref-1$/)
  await expect(place).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 844 })
  const above = await page
    .locator('.footnotes')
    .evaluate((notes) => notes.previousElementSibling?.getBoundingClientRect().bottom)
  const narrow = await note.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(narrow.top).toBeGreaterThan(above ?? Number.POSITIVE_INFINITY)
  expect(narrow.width).toBeGreaterThan(250)
})

test('a tag leads to its articles, and an unknown tag to the blog', async ({ page }) => {
  await page.goto(article)
  await page.getByRole('link', { name: '#testing' }).click()
  await expect(page).toHaveURL('/blog/tags/testing')
  await expect(page.getByRole('main').locator(`a[href="${article}"]`)).toHaveCount(1)
  await page.goto('/blog/tags/unknown')
  await expect(page).toHaveURL('/blog')
})

test('a chart has its data as a table and as a file', async ({ page, request }) => {
  await page.goto(article)
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByRole('img') })
    .first()
  await expect(figure.getByRole('table')).toBeHidden()
  await figure.getByText('Show the data').press('Enter')
  const rows = await figure.getByRole('row').count()
  const address = await figure.getByRole('link', { name: /Download/ }).getAttribute('href')
  const file = await request.get(address ?? '')
  expect(file.headers()['content-type']).toMatch(/^text\/csv/)
  expect((await file.text()).trim().split('\n')).toHaveLength(rows)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a calculator shows the article’s numbers and says what scripts add', async ({ page }) => {
    await page.goto(article)
    const shell = page.locator('astro-island > section')
    await expect(shell).toContainText('149')
    await expect(shell.getByText(words.scriptsOff)).toBeVisible()
    await expect(shell.getByRole('slider').first()).toBeHidden()
  })
})
