import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import words from '#messages/resume.json' with { type: 'json' }
import skillWords from '#messages/skills.json' with { type: 'json' }
import { resume, skill, skillsFound } from './pages.ts'

const path = `/${identity.director.initials}`
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('skills are found by name, marked, counted, and reset', async ({ page }) => {
  await page.goto(path)
  test.skip(resume.skills.length === 0, 'the resume has no skills')
  const categories = page.locator('details')
  await expect(categories).toHaveCount(resume.skills.length)
  await expect(page.locator('details[open]')).toHaveCount(0)

  const search = page.getByLabel(skillWords.search)
  await search.scrollIntoViewIfNeeded()
  await page.locator('astro-island:not([ssr])').waitFor()
  await search.fill(skill)
  await expect(page.getByRole('status')).toHaveText(skillsFound)
  await expect(categories.locator('mark').first()).not.toBeEmpty()
  await categories.locator('summary').first().click()
  await expect(categories.getByRole('listitem').filter({ hasText: skill })).toBeVisible()

  await search.fill('qqqqqq')
  await expect(page.getByText(skillWords.none)).toBeVisible()
  await page.getByRole('button', { name: skillWords.clear }).click()
  await expect(categories).toHaveCount(resume.skills.length)
  await expect(page.locator('details[open]')).toHaveCount(1)
})

test('the PDF has about as many pages as the printed page', async ({ page, request }) => {
  await page.goto(path)
  const printed = pagesOf(await page.pdf({ format: 'A4' }))
  expect(printed).toBeGreaterThan(0)

  const href = await page.getByRole('link', { name: words.downloadPdf }).getAttribute('href')
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
  test('the categories still open, and the search is hidden', async ({ page }) => {
    await page.goto(path)
    await page.locator('summary').first().click()
    await expect(page.locator('details li').first()).toBeVisible()
    await expect(page.getByLabel(skillWords.search)).toBeHidden()
  })
})
