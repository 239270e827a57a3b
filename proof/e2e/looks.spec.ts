import { readFileSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import contact from '#messages/contact.json' with { type: 'json' }
import { themeNames } from '#site/theme/theme-names.ts'
import { placeDrawings } from './collisions.ts'
import { articleWith, paths, posts } from './pages.ts'

const look = (element: Locator, pseudo?: string) =>
  element.evaluate((found, part) => {
    const { color, backgroundColor, position, display } = getComputedStyle(found, part)
    return { color, backgroundColor, position, display }
  }, pseudo)

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

test('a button’s label keeps its color until the wipe has passed', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: contact.send, exact: true })
  await button.scrollIntoViewIfNeeded()
  const before = await look(button)
  // Animations stand still, at their start.
  await page.evaluate(() => {
    addEventListener('transitionrun', () => {
      for (const animation of document.getAnimations()) animation.pause()
    })
  })
  await button.hover()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
  expect((await look(button)).color).toBe(before.color)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  expect((await look(button)).color).not.toBe(before.color)
})

test('an example in a field with an error doesn’t look typed', async ({ page }) => {
  await page.goto('/contact')
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  const email = page.locator('[name=from_email]')
  expect((await look(email, '::placeholder')).color).not.toBe('rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: contact.send, exact: true }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  expect((await look(email, '::placeholder')).color).toBe('rgba(0, 0, 0, 0)')
  // What's too long can be read on all its lines.
  const message = page.locator('textarea[name=message]')
  await message.fill('w'.repeat(10_001))
  expect(await look(message)).toMatchObject({
    color: (await look(email)).color,
    backgroundColor: (await look(email)).backgroundColor,
  })
})

test('the chosen type of inquiry has the colors of text and ground swapped, in every theme', async ({
  page,
}) => {
  await page.goto('/contact')
  const label = (state: string) => page.locator(`main label:has([type=radio]${state})`).first()
  for (const theme of themeNames) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    const { backgroundColor } = await look(label(':checked'))
    expect(backgroundColor, theme).toBe((await look(label(':not(:checked)'))).color)
  }
})

test('a table that scrolls keeps its first column, and a bar shows that there’s more', async ({
  page,
}) => {
  const path = articleWith((html) => html.includes('<table>'))
  test.skip(!path, 'no article has a table')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path ?? '')
  const table = page.locator('[data-prose] [role=group]:has(> table)').first()
  // Wider than any table of ours, and empty at its edge.
  await table.evaluate((box) => {
    for (const cell of box.querySelectorAll('td:last-child'))
      cell.textContent = '\u00A0'.repeat(200)
    box.scrollLeft = 300
  })
  const [box, cell] = [await table.boundingBox(), await table.locator('td').first().boundingBox()]
  expect(cell?.x).toBe(box?.x)
  await table.evaluate((box) => box.querySelector('tbody tr')?.scrollIntoView({ block: 'center' }))
  const row = await table.locator('tbody tr').first().boundingBox()
  const edge = { x: (box?.x ?? 0) + (box?.width ?? 0) - 3, y: (row?.y ?? 0) + 8 }
  const pixels = () => page.screenshot({ clip: { ...edge, width: 2, height: 2 } })
  const onTheWay = await pixels()
  await table.evaluate((box) => {
    box.scrollLeft = box.scrollWidth
  })
  const atTheEnd = await pixels()
  expect(onTheWay).not.toEqual(atTheEnd)
})

test.describe('without the policy that keeps HTML out of pages', () => {
  test.use({ bypassCSP: true })

  test('on a phone, every table shows all its columns', async ({ page }) => {
    const path = articleWith((html) => html.includes('<table>'))
    test.skip(!path, 'no article has a table')
    const tables = paths.flatMap((each) =>
      [
        ...readFileSync(siteFile(`dist/${fileOf(each)}`), 'utf8').matchAll(
          /<div[^>]*role="group"[^>]*><table>.*?<\/table><\/div>/gs,
        ),
      ].map(([html]) => ({ path: each, html })),
    )
    expect(tables.length).toBeGreaterThan(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path ?? '')
    const scrolling = await page
      .locator('[data-prose]')
      .first()
      .evaluate((prose, all) => {
        prose.innerHTML = all.map(({ html }) => html).join('')
        return [...prose.children]
          .map((box, index) => (box.scrollWidth > box.clientWidth ? all[index]?.path : undefined))
          .filter((path) => path !== undefined)
      }, tables)
    expect(scrolling).toEqual([])
  })

  test('in forced colors, all titles can be read, line by line, and the slides’ drawings show', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    const { color } = await look(page.locator('body'))
    for (const title of await page.locator('h1, h2').all()) {
      expect(await title.evaluate((each) => getComputedStyle(each).forcedColorAdjust)).toBe('none')
      expect((await look(title)).color, (await title.textContent()) ?? '').toBe(color)
    }
    await page.evaluate(placeDrawings)
    const drawn = await page
      .locator('[data-hero=slide] path[color="var(--fg)"]')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).color))
    expect(new Set(drawn)).toEqual(new Set([color]))
  })
})

test('an article’s print has its cover, and text for paper', async ({ page }) => {
  const [post] = posts
  test.skip(!post, 'there are no articles')
  await page.emulateMedia({ media: 'print' })
  await page.goto(`/blog/${post?.slug}`)
  await expect(page.locator('article header + [data-ground]')).toBeVisible()
  const size = await page
    .locator('[data-prose] p')
    .first()
    .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize) * 0.75)
  expect(size).toBeCloseTo(11, 1)
  const text = (await page.locator('[data-prose]').first().textContent()) ?? ''
  const pdf = await page.pdf({ format: 'Letter' })
  // A page takes some 3,000 characters of text alone, and the rest is for pictures and code.
  expect(pagesOf(pdf)).toBeLessThanOrEqual(Math.ceil(text.length / 1100) + 3)
})

test('a long page of the owner’s prints without wasting paper', async ({ page }) => {
  const path = '/sample-agreement'
  test.skip(!paths.includes(path), 'there is no sample agreement')
  await page.goto(path)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pagesOf(pdf)).toBeLessThanOrEqual(3)
})

test('an article’s print has nothing to press', async ({ page }) => {
  const path = articleWith((html) => /type="range"/.test(html) && html.includes('<pre'))
  test.skip(!path, 'no article has a calculator and code')
  await page.emulateMedia({ media: 'print' })
  await page.goto(path ?? '')
  for (const control of await page.locator('article :is(button, summary, [type=range])').all())
    await expect(control).toBeHidden()
})

test('a copied formula is TeX', async ({ page, context }) => {
  const path = articleWith((html) => html.includes('<math'))
  test.skip(!path, 'no article has a formula')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path ?? '')
  const paragraph = page.locator('[data-prose] p:has(math)').first()
  const tex = await paragraph.locator('annotation').first().textContent()
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element))
  await page.keyboard.press('ControlOrMeta+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`$$${tex}$$`)
})
