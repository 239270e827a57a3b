import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import words from '#messages/projects.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import { firstCard } from '#site/features/home/first-card.ts'
import { giveAllRules } from './module-styles.ts'

test('every project shows its status, and outside ones open in a new tab', async ({ page }) => {
  await page.goto('/projects')
  const main = page.getByRole('main')
  const [heading, card] = [main.locator('section h2').first(), main.getByRole('article').first()]
  expect((await heading.boundingBox())?.x).toBe((await card.boundingBox())?.x)
  for (const project of await main.getByRole('article').all()) {
    const link = project.getByRole('heading').getByRole('link')
    const target = (await link.getAttribute('href')) ?? ''
    if (target.startsWith('/')) {
      await expect(link).not.toHaveAttribute('target', '_blank')
    } else {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    }
    const statuses = Object.values(ui.status).map((status) =>
      project.getByText(status, { exact: true }),
    )
    await expect(statuses.reduce((any, status) => any.or(status))).toBeVisible()
    await expect(project.getByRole('list', { name: words.technologies })).toBeVisible()
  }
})

test('on a phone, the introduction comes before the key to the statuses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  const key = page.locator('header dl')
  test.skip((await key.count()) === 0, 'no project has a status')
  const [above, below] = [await page.locator('header .deck').boundingBox(), await key.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
})

for (const [name, path, cards] of [
  ['the projects page', '/projects', 'main article'],
  ['the home page', '/', '[aria-labelledby=projects-heading] article'],
] as const)
  test(`no row of projects looks left over on ${name}, however many there are`, async ({
    page,
  }) => {
    await page.goto(path)
    // On the home page, a class that depends on the number of cards fills the rows. The build renames it.
    const named =
      path === '/' && (await giveAllRules(page, 'features/home/FeaturedProjects.module.css'))
    const gaps = () =>
      page.evaluate((selector) => {
        const board = document.querySelector(selector)?.parentElement
        if (!board) return []
        const edge = board.getBoundingClientRect().right
        // What a row's last card reaches: its own edge, whether its text is below or beside.
        const ends = new Map<number, number>()
        for (const each of board.children) {
          const { top, right } = each.getBoundingClientRect()
          ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0))
        }
        return [...ends.values()].map((end) => Math.round(edge - end))
      }, cards)
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      const { className } = firstCard(count)
      await page.evaluate(
        ([selector, wanted, before, now]) => {
          const board = document.querySelector(selector)?.parentElement
          while (board && board.children.length > wanted) board.lastElementChild?.remove()
          while (board?.lastElementChild && board.children.length < wanted)
            board.append(board.lastElementChild.cloneNode(true))
          board?.classList.remove(...before)
          board?.classList.add(...now)
        },
        [
          cards,
          count,
          named ? ['narrow', 'whole'].map(named) : [],
          named && className ? [named(className)] : [],
        ] as const,
      )
      const found = await gaps()
      expect(found.length).toBeGreaterThan(0)
      expect(
        found.filter((gap) => gap > 1),
        `${count} projects`,
      ).toEqual([])
    }
  })

test('on a phone, no project on the home page has space left below its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const cards = page.locator('[aria-labelledby=projects-heading] article')
  test.skip((await cards.count()) < 2, 'there are fewer than two projects')
  // One card is much longer than the others, as an owner's may be.
  await cards
    .nth(1)
    .locator('p')
    .evaluate((text) => text.append(` ${text.textContent}`.repeat(2)))
  const spaces = await cards.evaluateAll((all) =>
    all.map((card) => {
      const last = card.lastElementChild?.getBoundingClientRect().bottom ?? 0
      return Math.round(card.getBoundingClientRect().bottom - last)
    }),
  )
  expect(Math.max(...spaces)).toBeLessThanOrEqual(2)
})

/** Seven photographs of any shape, as a case study has them. No page of ours may have any. */
const shapes = [
  [3, 2],
  [3, 2],
  [2, 3],
  [10, 3],
  [16, 9],
  [1, 1],
  [3, 2],
] as const
const gallery = shapes
  .map(([width, height], index) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`
    const place = `data-place="${index + 1}/${shapes.length}" data-ratio="${width / height}"`
    const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`
    return `<figure ${place}><a href="#${index + 1}"><img src="${source}" width="${width * 300}" height="${height * 300}"></a><figcaption>A caption</figcaption></figure>`
  })
  .join('')
const sheets = ['extended', 'gallery'].map((name) => `ui/markdown/${name}.css`)
const styles = ['theme/base.css', ...sheets, 'ui/Gallery.css'].map((file) =>
  readFileSync(new URL(`../../kit/site/${file}`, import.meta.url), 'utf8'),
)

/** A page with nothing but the gallery. */
const galleryPage = `<style>${styles.join('')}</style><main><div class="grid"><div class="full gallery" tabindex="0">${gallery}</div></div></main>`

for (const [width, isInRows] of [
  [390, false],
  [768, true],
  [1440, true],
] as const)
  test(`photographs keep their shape at ${width} px, ${isInRows ? 'and fill each row but the last' : 'in one row that counts them'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(galleryPage)
    const { edge, pictures, count } = await page.locator('.gallery').evaluate((element) => ({
      edge: element.getBoundingClientRect().right,
      pictures: [...element.querySelectorAll('img')].map((picture) => {
        const { top, right, width, height } = picture.getBoundingClientRect()
        return { top: Math.round(top), right, ratio: width / height }
      }),
      count: [...element.children].map((figure) => getComputedStyle(figure, '::after').content),
    }))
    if (isInRows) {
      const rows = [...new Set(pictures.map(({ top }) => top))]
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows.slice(0, -1)) {
        const end = Math.max(...pictures.flatMap(({ top, right }) => (top === row ? right : [])))
        expect(Math.abs(edge - end), `the row at ${row} px`).toBeLessThan(1)
      }
      for (const [index, { ratio }] of pictures.entries()) {
        const [wide = 1, high = 1] = shapes[index] ?? []
        expect(ratio).toBeCloseTo(wide / high, 1)
      }
    } else {
      expect(new Set(pictures.map(({ top }) => top)).size).toBe(1)
      expect(count).toEqual(shapes.map((_shape, index) => `"${index + 1}/${shapes.length}"`))
      const row = page.locator('.gallery')
      await row.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      // A finger can move it, too.
      expect(await row.evaluate((element) => getComputedStyle(element).touchAction)).toBe('auto')
    }
  })

for (const width of [390, 1440])
  test(`by keyboard, each photograph is reached in its order, at least partly in sight, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 })
    await page.setContent(galleryPage)
    await page.locator('.gallery').focus()
    for (const index of shapes.keys()) {
      await page.keyboard.press('Tab')
      const link = page.locator('.gallery a').nth(index)
      await expect(link).toBeFocused()
      expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      await expect
        .poll(() =>
          link.evaluate((element) => {
            // Browsers don't move the row for a photograph that's partly in sight.
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return left < innerWidth - 8 && right > 8 && top < innerHeight - 8 && bottom > 8
          }),
        )
        .toBe(true)
    }
  })

test('on paper, photographs are small, whole, and with their captions', async ({ page }) => {
  // Between the margins of a sheet of Letter.
  await page.setViewportSize({ width: 739, height: 979 })
  await page.setContent(galleryPage)
  await page.emulateMedia({ media: 'print' })
  const figures = await page.locator('.gallery figure').evaluateAll((all) =>
    all.map((figure) => {
      const { left, right } = figure.getBoundingClientRect()
      return {
        isInside: left >= 0 && right <= innerWidth,
        height: figure.querySelector('img')?.clientHeight ?? 0,
        breaks: getComputedStyle(figure).breakInside,
        count: getComputedStyle(figure, '::after').content,
      }
    }),
  )
  const most = (55 / 25.4) * 96
  for (const { height, ...others } of figures) {
    expect(height).toBeGreaterThan(0)
    expect(height).toBeLessThanOrEqual(most + 1)
    expect(others).toEqual({ isInside: true, breaks: 'avoid', count: 'none' })
  }
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})

/** A module's styles as a page without a build can have them. */
const moduleStyles = (file: string) =>
  readFileSync(new URL(`../../kit/site/${file}`, import.meta.url), 'utf8').replaceAll(
    /:global\((.*?)\)/g,
    '$1',
  )

test('photographs are dimmed in dark themes and as they are on paper', async ({ page }) => {
  const modules = ['ui/Photo.module.css', 'features/projects/CaseStudy.module.css']
  const css = [...styles, ...modules.map(moduleStyles)].join('')
  await page.setContent(
    `<style>:root{--on-ink:#fff}${css}</style><main><div class="photo"><img alt=""></div><dl class="facts"><div>Client</div><div>Place</div></dl><div class="quote" data-ground="ink">It works.</div><p class="onward">More</p></main>`,
  )
  const treated = () =>
    page.locator('.photo').evaluate((photo) => {
      const { filter } = getComputedStyle(photo.firstElementChild ?? photo)
      return [filter, getComputedStyle(photo, '::after').mixBlendMode]
    })
  const seen: Record<string, string[]> = {}
  for (const theme of ['light', 'wize', 'dark', 'cyberpunk']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    seen[theme] = await treated()
  }
  expect(seen).toEqual({
    light: ['none', 'normal'],
    wize: ['none', 'normal'],
    dark: ['brightness(0.84)', 'normal'],
    cyberpunk: ['grayscale(1) contrast(1.12) brightness(0.9)', 'color'],
  })
  await expect(page.locator('.onward')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await treated()).toEqual(['none', 'color'])
  expect(
    await page.locator('.photo').evaluate((photo) => getComputedStyle(photo, '::after').display),
  ).toBe('none')
  // Nor does a case study print where its reader could go on.
  await expect(page.locator('.onward')).toBeHidden()
  // Its facts are in one row, which leaves room for the first photograph below them.
  const tops = await page
    .locator('.facts div')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await expect(page.locator('.quote')).toHaveCSS('color', 'rgb(0, 0, 0)')
})
