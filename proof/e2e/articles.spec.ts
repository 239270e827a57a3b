import { expect, type Page, test } from '@playwright/test'
import { fill, formatNumber } from '#i18n/format.ts'
import articleWords from '#messages/blog-article.json' with { type: 'json' }
import words from '#messages/calculator.json' with { type: 'json' }
import flaky from '#messages/calculator-flaky-tests.json' with { type: 'json' }
import { noteAnchors } from '#site/features/blog/note-anchors.ts'
import { articles, articleWith } from './pages.ts'

const article = articleWith((html) => html.includes('/FlakyTests.')) ?? ''

test.skip(!article, 'no article has the calculator for flaky tests')

/** The page's calculator, once its script has loaded. */
async function calculator(page: Page) {
  const shell = page.locator('astro-island > section')
  await shell.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  return shell
}

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

test('a calculator works by keyboard, and its address restores the result', async ({ page }) => {
  await page.goto(`${article}?utm=kept`)
  const shell = await calculator(page)
  await expect(shell).toContainText('149')
  await field(page, 'failsIn').press('Tab')
  await page.keyboard.press('Home')
  await expect(field(page, 'failsIn')).toHaveValue('2')
  await expect(shell).toContainText(fill(flaky.answer, { runs: 5 }))
  await expect(page).toHaveURL(`${article}?utm=kept&failsIn=2`)
  await page.reload()
  await expect(await calculator(page)).toContainText(fill(flaky.answer, { runs: 5 }))
  await page.getByRole('button', { name: words.reset }).press('Enter')
  await expect(shell).toContainText('149')
  await expect(page).toHaveURL(`${article}?utm=kept`)
})

test('a number out of range stays with an explanation, and the last result with it', async ({
  page,
}) => {
  await page.goto(`${article}?failsIn=99999999&green=ten`)
  const shell = await calculator(page)
  await expect(field(page, 'failsIn')).toHaveValue('50')
  await field(page, 'failsIn').fill('1')
  await expect(field(page, 'failsIn')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'failsIn')).toHaveAccessibleDescription(
    `${flaky.inputs.failsIn.unit} 2–${formatNumber(10_000)} ${fill(words.outOfRange, { min: 2, max: 10_000, value: 50 })}`,
  )
  await expect(field(page, 'failsIn')).toHaveValue('1')
  await expect(shell).toContainText('149')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  test('the result stays in sight while a finger moves a slider', async ({ page }) => {
    await page.goto(article)
    const shell = await calculator(page)
    const title = shell.getByRole('heading')
    await title.evaluate((element) =>
      scrollTo(0, element.getBoundingClientRect().top + scrollY - 80),
    )
    const slider = shell.getByRole('slider').first()
    await expect(slider).toBeInViewport()
    await slider.tap()
    await expect(shell.locator('p[aria-live]')).toBeInViewport({ ratio: 1 })
    // It sticks to the window's edge, and the rest of the results are below.
    await expect(shell.getByText(flaky.results.bisection)).not.toBeInViewport()
  })
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

test('input before the script has loaded counts', async ({ page }) => {
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
  await expect(await calculator(page)).toContainText(formatNumber(2995))
})

/** Gives the article notes up to the thirtieth, and returns those that begin above the end of another. */
function overlapsOfNotes(rules: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  const notes = [...document.querySelectorAll('.footnotes li')]
  const [note] = notes
  const places = document.querySelectorAll('[data-footnote-ref]')
  const place = places[places.length - 1]
  for (let number = notes.length + 1; number <= 30; number++) {
    for (const [element, id] of [
      [note, `user-content-fn-${number}`],
      [place, `user-content-fnref-${number}`],
    ] as const) {
      const copy = element?.cloneNode(true) as Element
      copy.id = id
      element?.parentElement?.append(copy)
    }
  }
  const boxes = [...document.querySelectorAll('.footnotes li')].map((each) => ({
    id: each.id,
    box: each.getBoundingClientRect(),
  }))
  return boxes.flatMap(({ id, box }, index) =>
    box.top < (boxes[index - 1]?.box.bottom ?? 0) || boxes.length < 30 ? [id] : [],
  )
}

test('notes are beside the text in a wide window and below it in a narrow one', async ({
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
  // What the notes leave behind has no line of its own.
  const left = page.locator('.footnotes')
  expect(await left.evaluate((notes) => notes.getBoundingClientRect().height)).toBe(0)
  await note.getByRole('link', { name: fill(articleWords.backToText, { number: 1 }) }).click()
  await expect(page).toHaveURL(/#user-content-fnref-1$/)
  await expect(place).toBeInViewport()
  // An owner's article may have more than any of ours.
  const overlaps = await page.evaluate(overlapsOfNotes, noteAnchors('[^1]:\n'.repeat(30)))
  expect(overlaps).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const above = await page
    .locator('.footnotes')
    .evaluate((notes) => notes.previousElementSibling?.getBoundingClientRect().bottom)
  const narrow = await note.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(narrow.top).toBeGreaterThan(above ?? Number.POSITIVE_INFINITY)
  expect(narrow.width).toBeGreaterThan(250)
})

test('where no notes need the margin, what to see in a figure is beside it in a wide window', async ({
  page,
}) => {
  const withFigure = (hasNotes: boolean) =>
    articleWith(
      (html) => html.includes(' data-beside') && html.includes('data-footnotes') === hasNotes,
    )
  const places = () =>
    page.locator('figure:has([data-beside])').evaluateAll((figures) =>
      figures.map((figure) => {
        const text = figure.querySelector('[data-beside]')?.getBoundingClientRect()
        const { right } = figure.getBoundingClientRect()
        if (!text || text.right > innerWidth) return 'cut off'
        return text.left > right ? 'beside' : 'inside'
      }),
    )
  for (const [hasNotes, width, expected] of [
    [false, 1280, 'beside'],
    [false, 1024, 'inside'],
    [true, 1280, 'inside'],
  ] as const) {
    const path = withFigure(hasNotes)
    if (!path) continue
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    expect(new Set(await places()), `${path} at ${width}`).toEqual(new Set([expected]))
  }
})

test('a tag leads to its articles, and an unknown tag redirects home', async ({ page }) => {
  await page.goto(article)
  const tag = page.locator('main a[href^="/blog/tags/"]').first()
  const path = (await tag.getAttribute('href')) ?? ''
  await tag.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main').locator(`a[href="${article}"]`)).toHaveCount(1)
  await page.goto('/blog/tags/unknown')
  await expect(page).toHaveURL('/')
})

test('a chart’s data is there as a table and as a file', async ({ page, request }) => {
  await page.goto(article)
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByRole('img') })
    .first()
  await expect(figure.getByRole('table')).toBeHidden()
  await figure.getByText(articleWords.figure.show).press('Enter')
  const rows = await figure.getByRole('row').count()
  const address = await figure.locator('a[download]').getAttribute('href')
  const file = await request.get(address ?? '')
  expect(file.headers()['content-type']).toMatch(/^text\/csv/)
  expect((await file.text()).trim().split('\n')).toHaveLength(rows)
})

test('the names of a chart’s lines end inside its figure', async ({ page }) => {
  const outside: string[] = []
  for (const { path } of articles) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.locator('figure svg svg text').evaluateAll((names) =>
        names
          .filter((name) => {
            const figure = name.closest('figure')?.getBoundingClientRect()
            return figure && name.getBoundingClientRect().right > figure.right - 8
          })
          .map((name) => name.textContent),
      )
      outside.push(...found.map((name) => `${path} at ${width}: ${name}`))
    }
  }
  expect(outside).toEqual([])
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a calculator shows the article’s numbers and asks for scripts', async ({ page }) => {
    await page.goto(article)
    const shell = page.locator('astro-island > section')
    await expect(shell).toContainText('149')
    await expect(shell.getByText(words.scriptsOff)).toBeVisible()
    await expect(shell.getByRole('slider').first()).toBeHidden()
  })
})
