import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/home.json' with { type: 'json' }
import layout from '#messages/layout.json' with { type: 'json' }
import { withoutOffer } from './pages.ts'

/** Stops the page's clock, so that only the test moves it. */
async function stopClock(page: Page, time = '2026-01-01T12:00:00') {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) })
  await page.clock.pauseAt(new Date(time))
}

const home = readFileSync(siteFile('dist/index.html'), 'utf8')
const slides = home.match(/data-hero="slide"/g)?.length ?? 0
const slide = (number: number) => fill(words.hero.slideOf, { number, count: slides })

/** Opens the home page as it's built with other times in `home.yaml`. */
async function openWith(page: Page, times: Record<'data-seconds' | 'data-delay', number>) {
  await page.route('/', (route) => {
    const body = Object.entries(times).reduce(
      (html, [name, time]) => html.replace(new RegExp(`${name}="\\d+"`), `${name}="${time}"`),
      home,
    )
    return route.fulfill({ body, contentType: 'text/html' })
  })
  await page.goto('/')
}

test.describe('hero', () => {
  test.skip(slides < 3, 'the content has fewer than three slides')
  test.beforeEach(async ({ page }) => {
    await withoutOffer(page)
  })

  test('it shows the next slide every 5 seconds, even with the mouse over it', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.clock.runFor(5100)
    await expect(page.getByRole('group', { name: slide(2) })).toBeVisible()
    await expect(page.getByRole('group', { name: slide(1) })).toBeHidden()
    await page.mouse.move(640, 300)
    await page.clock.runFor(5100)
    await expect(page.getByRole('group', { name: slide(3) })).toBeVisible()
  })

  test('it shows each slide for as long as the content says', async ({ page }) => {
    await stopClock(page)
    await openWith(page, { 'data-seconds': 9, 'data-delay': 5 })
    await page.clock.runFor(8900)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByRole('group', { name: slide(2) })).toBeVisible()
    await openWith(page, { 'data-seconds': 0, 'data-delay': 5 })
    await page.clock.runFor(60_000)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
  })

  for (const [over, target] of [
    ['the sentence', '[data-hero=slide][data-active=true] .deck'],
    ['the links', '[data-hero=slide][data-active=true] a'],
    ['the controls', '[data-hero=pick] >> nth=-1'],
  ] as const)
    test(`it pauses while the mouse is over ${over}`, async ({ page }) => {
      await stopClock(page)
      await page.goto('/')
      await page.locator(target).first().hover()
      await page.clock.runFor(15_000)
      await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
      await page.locator('[data-hero=slide][data-active=true] h1').hover()
      await page.clock.runFor(5100)
      await expect(page.getByRole('group', { name: slide(2) })).toBeVisible()
    })

  test('it can be stopped and stepped through, and wraps around', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await page.getByRole('button', { name: words.hero.stop }).click()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.getByRole('button', { name: words.hero.previous }).click()
    await expect(page.getByRole('group', { name: slide(slides) })).toBeVisible()
    await page.getByRole('button', { name: words.hero.next }).click()
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.locator('[data-hero=pick]').last().click()
    await expect(page.getByRole('group', { name: slide(slides) })).toBeVisible()
  })

  test('it doesn’t rotate under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopClock(page)
    await page.goto('/')
    await page.clock.runFor(20_000)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await expect(page.getByRole('button', { name: words.hero.start })).toBeVisible()
  })

  test('the mission panel switches to How We Work by click and by arrow keys', async ({ page }) => {
    await page.goto('/')
    const method = page.getByRole('tab', { name: words.mission.method })
    await method.click()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: words.mission.mission })).toBeFocused()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0)
  })
})

test.describe('consultation', () => {
  test.skip(!identity.parts.questionnaire, 'identity.ts has the questionnaire off')
  test('it’s offered after 5 seconds and, once dismissed, not for 30 days', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await page.clock.runFor(4500)
    await expect(dialog).toBeHidden()
    await page.clock.runFor(1000)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/questionnaire/custom-website')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await page.clock.pauseAt(new Date('2026-01-30T12:00:00'))
    await page.reload()
    await page.clock.runFor(8000)
    await expect(dialog).toBeHidden()

    await page.clock.pauseAt(new Date('2026-02-01T12:00:00'))
    await page.reload()
    await page.clock.runFor(8000)
    await expect(dialog).toBeVisible()
  })

  test('it’s offered when the content says', async ({ page }) => {
    await stopClock(page)
    await openWith(page, { 'data-seconds': 5, 'data-delay': 20 })
    await page.clock.runFor(19_500)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.clock.runFor(1000)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('it waits for an open menu to close', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await page.getByRole('button', { name: layout.theme }).click()
    await page.clock.runFor(8000)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('it’s neither offered nor waited for if its styles don’t load', async ({ page }) => {
    await stopClock(page)
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/consultation*.css', (route) => route.abort())
    await page.goto('/')
    await failed
    await page.evaluate(() => {
      const { setTimeout } = window
      Object.assign(window, {
        waits: 0,
        setTimeout: (...given: Parameters<typeof setTimeout>) => {
          if (given[1] === 500)
            Object.assign(window, { waits: Number(Reflect.get(window, 'waits')) + 1 })
          return setTimeout(...given)
        },
      })
    })
    await page.clock.runFor(8000)
    expect(await page.evaluate(() => Reflect.get(window, 'waits'))).toBe(0)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('it covers neither the slide’s heading nor a button or link below the bar', async ({
    page,
  }) => {
    await stopClock(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.clock.runFor(5500)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const covered: string[] = []
    for (const [width, height] of [
      ...[320, 390, 768, 1024, 1280, 1440, 1920, 2560].map((width) => [width, 900] as const),
      [740, 360] as const,
      [720, 450] as const,
      [1440, 360] as const,
      [320, 568] as const,
    ]) {
      await page.setViewportSize({ width, height })
      covered.push(
        ...(await page.evaluate((width) => {
          const card = document.querySelector('dialog')?.getBoundingClientRect()
          if (!card) throw new Error('no card')
          const slide = document.querySelector('[data-hero=slide][data-active=true]')
          const seen = [
            ...document.querySelectorAll('main :is(a, button)'),
            slide?.querySelector('h1, h2'),
          ]
          return seen.flatMap((element) => {
            if (!element?.checkVisibility({ visibilityProperty: true })) return []
            const range = document.createRange()
            range.selectNodeContents(element)
            // A heading's line is higher than its letters.
            const inset = element.matches('h1, h2') ? 0.2 : 0
            const isUnder = [...range.getClientRects()].some(
              ({ left, right, top, bottom, height }) =>
                left < card.right &&
                right > card.left &&
                top + height * inset < card.bottom &&
                bottom - height * inset > card.top,
            )
            return isUnder ? [`${element.textContent} at ${width}`] : []
          })
        }, width)),
      )
    }
    expect(covered).toEqual([])
  })

  for (const [way, close] of [
    [
      'its button',
      async (page) => page.getByRole('button', { name: words.consultation.close }).click(),
    ],
    ['a click outside', async (page) => page.mouse.click(10, 300)],
  ] as [string, (page: Page) => Promise<void>][])
    test(`it closes by ${way}`, async ({ page }) => {
      await stopClock(page)
      await page.goto('/')
      await page.clock.runFor(5500)
      await expect(page.getByRole('dialog')).toBeVisible()
      await close(page)
      await expect(page.getByRole('dialog')).toBeHidden()
    })
})
