import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { withoutOffer } from './pages.ts'

/** Stops the page's clock at a time, so that only the test moves it. */
async function stopClock(page: Page, time = '2026-01-01T12:00:00') {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) })
  await page.clock.pauseAt(new Date(time))
}

const home = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8')
const slides = home.match(/data-hero="slide"/g)?.length ?? 0
const slide = (number: number) => `${number} of ${slides}`

test.describe('hero', () => {
  test.skip(slides < 3, 'the content has fewer than three slides')
  test.beforeEach(async ({ page }) => {
    await withoutOffer(page)
  })

  test('it shows the next slide every 5 seconds, wherever a mouse happens to rest', async ({
    page,
  }) => {
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

  for (const [over, target] of [
    ['the sentence', '[data-hero=slide][data-active=true] .deck'],
    ['the links', '[data-hero=slide][data-active=true] a'],
    ['the controls', '[data-hero=pick] >> nth=-1'],
  ] as const)
    test(`it holds while the mouse is over ${over}, and then goes on`, async ({ page }) => {
      await stopClock(page)
      await page.goto('/')
      await page.locator(target).first().hover()
      await page.clock.runFor(15_000)
      await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
      await page.locator('[data-hero=slide][data-active=true] h1').hover()
      await page.clock.runFor(5100)
      await expect(page.getByRole('group', { name: slide(2) })).toBeVisible()
    })

  test('the visitor can stop it, step through it and go round', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Stop the rotation' }).click()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect(page.getByRole('group', { name: slide(slides) })).toBeVisible()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await page.locator('[data-hero=pick]').last().click()
    await expect(page.getByRole('group', { name: slide(slides) })).toBeVisible()
  })

  test('nothing rotates under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopClock(page)
    await page.goto('/')
    await page.clock.runFor(20_000)
    await expect(page.getByRole('group', { name: slide(1) })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start the rotation' })).toBeVisible()
  })

  test('the mission panel turns to How We Work by click and by arrow keys', async ({ page }) => {
    await page.goto('/')
    const method = page.getByRole('tab', { name: 'How We Work' })
    await method.click()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).not.toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Our Mission' })).toBeFocused()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(0)
  })
})

test.describe('consultation', () => {
  test.skip(!identity.parts.questionnaire, 'identity.ts has the questionnaire off')
  test('it is offered after 5 seconds, and once dismissed stays away for 30 days', async ({
    page,
  }) => {
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

  test('it waits for an open menu to close', async ({ page }) => {
    await stopClock(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.clock.runFor(8000)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const [way, close] of [
    ['its button', async (page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click outside', async (page) => page.mouse.click(10, 300)],
  ] as [string, (page: Page) => Promise<void>][])
    test(`it is closed by ${way}`, async ({ page }) => {
      await stopClock(page)
      await page.goto('/')
      await page.clock.runFor(5500)
      await expect(page.getByRole('dialog')).toBeVisible()
      await close(page)
      await expect(page.getByRole('dialog')).toBeHidden()
    })
})
