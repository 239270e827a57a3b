import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import words from '#messages/services.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import { trailOf } from '#site/ui/trail.ts'
import { paths } from './pages.ts'

const isEnglish = new Intl.Locale(identity.locale).language === 'en'
const services = paths.filter((path) => path.startsWith('/services/'))

for (const path of services)
  test(`${path} has a title, a breadcrumb, and a link to contact`, async ({ page }) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toBeEmpty()
    const trail = page.getByRole('navigation', { name: ui.breadcrumb })
    await expect(trail.getByRole('link')).toHaveText(trailOf('/services').map(({ label }) => label))
    // Addresses are English words. In another language, the trail has the page's title.
    const words = isEnglish
      ? path.replace('/services/', '').replaceAll('-', ' ')
      : ((await heading.textContent()) ?? '').replace(/\.?\s*$/, '')
    await expect(trail.getByRole('listitem').last()).toHaveText(new RegExp(`^${words}$`, 'i'))
    await expect(page.getByRole('main').locator('a[href="/contact"]').first()).toBeVisible()
    // An empty section must not be there at all.
    for (const part of await page.getByRole('main').getByRole('region').all())
      await expect(part).not.toBeEmpty()
  })

test('what a service costs and how it begins fill each row, however many there are', async ({
  page,
}) => {
  const [path] = services
  test.skip(!path, 'there is no service')
  await page.goto(path ?? '')
  const list = page.getByRole('region', { name: words.atAGlance.label }).locator('dl')
  test.skip((await list.count()) === 0, 'its service has neither')
  // In a wide window, the link is beside the lines of a price, below the first step.
  const ends = () =>
    list.evaluate((rows) =>
      [rows.querySelector(':scope > :has(li)'), rows.nextElementSibling].map((part) => {
        const { right = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
        return { right, bottom }
      }),
    )
  if (await list.locator('li').count()) {
    const [price, link] = await ends()
    expect(link?.bottom).toBeCloseTo(price?.bottom ?? 0)
    await page.setViewportSize({ width: 900, height: 900 })
    const [above, below] = await ends()
    expect(below?.right).toBeCloseTo(above?.right ?? 0)
  }
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const count of [1, 4, 5]) {
      const [end, edge] = await list.evaluate((rows, wanted) => {
        const [row] = rows.children
        if (row) rows.replaceChildren(...Array.from({ length: wanted }, () => row.cloneNode(true)))
        return [rows.nextElementSibling, rows.parentElement].map(
          (part) => part?.getBoundingClientRect().right ?? 0,
        )
      }, count)
      expect(end, `${count} at ${width} px`).toBeCloseTo(edge ?? 0, 0)
    }
  }
})

test('the index links to services, and its questions open one at a time', async ({ page }) => {
  await page.goto('/services')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).not.toHaveCount(0)
  await expect(page.getByRole('main').locator('a[href="/contact"]')).toBeVisible()
  const questions = page.locator('summary')
  if ((await questions.count()) > 1) {
    const answers = page.locator('details > p')
    await questions.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(answers.nth(1)).toBeVisible()
    await expect(answers.nth(0)).toBeHidden()
  }
  const last = cards.getByRole('link').last()
  const target = await last.getAttribute('href')
  await last.click()
  await expect(page).toHaveURL(target ?? '')
})

test('the index links to every service', async ({ page }) => {
  await page.goto('/services')
  const main = page.getByRole('main')
  const addresses = await page.request.get('/sitemap.xml').then((answer) => answer.text())
  for (const [, path] of addresses.matchAll(/<loc>[^<]*(\/services\/[\w-]+)<\/loc>/g))
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible()
})
