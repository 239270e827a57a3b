import { expect, test } from '@playwright/test'

test('games are played here', async ({ page }) => {
  await page.goto('/projects')
  const games = page.getByRole('region', { name: 'Games' }).getByRole('article')
  await expect(games.getByRole('link')).toHaveCount(2)
  await expect(games.filter({ hasText: 'WIZEsnake' }).getByRole('link')).toHaveAttribute(
    'href',
    '/games/wizesnake',
  )
  await games.getByRole('link', { name: 'WordWIZE' }).click()
  await expect(page).toHaveURL('/games/wordwize')
})

test('every tool opens elsewhere in a tab of its own and says how finished it is', async ({
  page,
}) => {
  await page.goto('/projects')
  const tools = page.getByRole('region', { name: 'AI Tools' }).getByRole('article')
  await expect(tools).not.toHaveCount(0)
  for (const tool of await tools.all()) {
    const link = tool.getByRole('heading').getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(tool.getByText(/^(Live|Beta|Alpha)$/)).toBeVisible()
    await expect(tool.getByRole('list', { name: 'Technologies' })).toBeVisible()
  }
})
