import { expect, test } from '@playwright/test'
import { siteWords } from '@wize/kit/owner/site-words.ts'
import { withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import skillWords from '#messages/skills.json' with { type: 'json' }
import { languages, resume, skill, skillsFound } from './pages.ts'

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

for (const { language, prefix, locale } of languages)
  test(`the PDF in ${locale} has about as many pages as the printed page`, async ({
    page,
    request,
  }) => {
    await page.goto(withPrefix(prefix, path))
    const printed = pagesOf(await page.pdf({ format: 'A4' }))
    expect(printed).toBeGreaterThan(0)

    const { downloadPdf } = siteWords('#messages/resume.json', language) as {
      downloadPdf: string
    }
    const href = await page.getByRole('link', { name: downloadPdf }).getAttribute('href')
    const built = await request.get(href ?? '')
    expect(built.headers()['content-type']).toBe('application/pdf')
    expect(Math.abs(pagesOf(await built.body()) - printed)).toBeLessThanOrEqual(1)

    const json = await request.get(`${prefix}/resume.json`)
    const { basics } = await json.json()
    expect(basics.name).toBe(identity.director.name)
    if (!prefix) expect(basics.label).toBe(identity.director.headline)
    await expect(page.getByText(basics.label, { exact: true }).first()).toBeVisible()
  })

test('without a sentence at its end, a printed resume ends with its last section', async ({
  page,
}) => {
  await page.goto(path)
  const close = page.locator('article > footer')
  await close.evaluate((element) => element.removeAttribute('data-ground'))
  await page.emulateMedia({ media: 'print' })
  await expect(close).toBeHidden()
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
