import { expect, test } from '@playwright/test'

test('every project says how finished it is; one elsewhere opens in a tab of its own', async ({
  page,
}) => {
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
    await expect(project.getByText(/^(Live|Beta|Alpha)$/)).toBeVisible()
    await expect(project.getByRole('list', { name: 'Technologies' })).toBeVisible()
  }
})
