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

for (const [name, path, cards] of [
  ['the projects page', '/projects', 'main article'],
  ['the home page', '/', '[aria-labelledby=projects-heading] article'],
] as const)
  test(`no row of projects looks left over on ${name}, however many there are`, async ({
    page,
  }) => {
    await page.goto(path)
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
      await page.evaluate(
        ([selector, wanted]) => {
          const board = document.querySelector(selector)?.parentElement
          while (board && board.children.length > wanted) board.lastElementChild?.remove()
          while (board?.lastElementChild && board.children.length < wanted)
            board.append(board.lastElementChild.cloneNode(true))
        },
        [cards, count] as const,
      )
      const found = await gaps()
      expect(found.length).toBeGreaterThan(0)
      expect(
        found.filter((gap) => gap > 1),
        `${count} projects`,
      ).toEqual([])
    }
  })
