import { expect, test } from '@playwright/test'
import words from '#messages/projects.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }

test('every project shows its status, and outside ones open in a new tab', async ({ page }) => {
  await page.goto('/projects')
  for (const project of await page.getByRole('main').getByRole('article').all()) {
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
