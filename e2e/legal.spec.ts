import { expect, test } from '@playwright/test'

for (const address of ['/privacy-policy', '/terms-of-service'])
  test(`${address} carries the day it is read`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2031, 2, 4, 12))
    await page.goto(address)
    const date = page.getByRole('main').getByRole('time').first()
    await expect(date).toHaveText('March 4, 2031')
    await expect(date).toHaveAttribute('datetime', '2031-03-04')
  })
