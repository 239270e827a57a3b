import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { resume, skill } from './pages.ts'

const path = `/${identity.director.initials}`
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('skills are found by name, marked, counted and reset', async ({ page }) => {
  await page.goto(path)
  test.skip(resume.skills.length === 0, 'the resume has no skills')
  const categories = page.locator('details')
  await expect(categories).toHaveCount(resume.skills.length)
  await expect(page.locator('details[open]')).toHaveCount(0)

  const search = page.getByLabel('Search skills…')
  await search.scrollIntoViewIfNeeded()
  await page.locator('astro-island:not([ssr])').waitFor()
  await search.fill(skill)
  await expect(page.getByRole('status')).toHaveText(/^\d+ skills? in \d+ categor/)
  await expect(categories.locator('mark').first()).not.toBeEmpty()
  await categories.locator('summary').first().click()
  await expect(categories.getByRole('listitem').filter({ hasText: skill })).toBeVisible()

  await search.fill('qqqqqq')
  await expect(
    page.getByText('No skills found. Try a different keyword or reset the search.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(categories).toHaveCount(resume.skills.length)
  await expect(page.locator('details[open]')).toHaveCount(1)
})

test('the built file is a PDF of about as many pages as the page prints to', async ({
  page,
  request,
}) => {
  await page.goto(path)
  const printed = pagesOf(await page.pdf({ format: 'A4' }))

  const href = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const built = await request.get(href ?? '')
  expect(built.headers()['content-type']).toBe('application/pdf')
  expect(Math.abs(pagesOf(await built.body()) - printed)).toBeLessThanOrEqual(1)

  const json = await request.get('/resume.json')
  expect((await json.json()).basics).toMatchObject({
    name: identity.director.name,
    label: identity.director.headline,
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(resume.skills.length === 0, 'the resume has no skills')
  test('the categories still open and the search does not pretend', async ({ page }) => {
    await page.goto(path)
    await page.locator('summary').first().click()
    await expect(page.locator('details li').first()).toBeVisible()
    await expect(page.getByLabel('Search skills…')).toBeHidden()
  })
})
