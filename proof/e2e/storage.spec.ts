import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import layout from '#messages/layout.json' with { type: 'json' }
import { seeIslands } from './loaded.ts'

const prefix = `${identity.company.id}:`

test('everything the site keeps in a browser starts with the company’s id', async ({ page }) => {
  const names = () =>
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ])

  await page.goto('/about-us?utm_source=test')
  await page.getByRole('button', { name: layout.theme }).click()
  await page.locator('[data-shell=themes] input:not(:checked)').first().check()
  // These are the visit and the theme.
  await expect.poll(names).toHaveLength(2)
  await page.goto('/contact')
  await seeIslands(page)
  await page.locator('[name=from_name]').fill('A')
  await expect.poll(names).toContain(`${prefix}contact-draft`)
  if (identity.parts.questionnaire) {
    await page.goto('/')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog')?.showModal())
    await page.keyboard.press('Escape')
    await expect.poll(names).toContain(`${prefix}consultation-dismissed`)
  }
  if (identity.parts.games) {
    await page.goto('/games/wordwize')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`${prefix}word-game`])
  }
  expect((await names()).filter((name) => !name?.startsWith(prefix))).toEqual([])
})
