import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/skills.json' with { type: 'json' }
import { SkillsAccordion } from './SkillsAccordion.tsx'

const categories = [
  { title: 'Databases', skills: ['PostgreSQL', 'SQLite'] },
  { title: 'Frameworks', skills: ['React', 'Fastify'] },
]
const group = (title: string) =>
  screen.getByText(title).closest('details') ?? expect.fail(`no category ${title}`)
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
const type = (text: string) => user.type(screen.getByLabelText(words.search), text)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  // Testing Library advances fake timers only if it finds `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  vi.useFakeTimers()
  render(<SkillsAccordion categories={categories} />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('SkillsAccordion', () => {
  it('searches 300 ms after the last key, then announces and marks matches', async () => {
    await type('reac')
    await wait(250)
    expect(screen.queryByText('Databases')).not.toBeNull()
    await wait(60)
    expect(screen.queryByText('Databases')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(
      fill(words.found, {
        skills: plural(words.skills, 1),
        categories: plural(words.categories, 1),
      }),
    )
    expect(within(group('Frameworks')).getByText('Reac').tagName).toBe('MARK')
  })

  it('says when nothing matches, and the clear button restores everything at once', async () => {
    await type('zzzzz')
    await wait(310)
    expect(screen.getByRole('status').textContent).toBe(words.none)
    await user.click(screen.getByRole('button', { name: words.clear }))
    expect(screen.getByLabelText<HTMLInputElement>(words.search).value).toBe('')
    expect(group('Databases').textContent).toContain('SQLite')
    expect(document.activeElement).toBe(screen.getByLabelText(words.search))
  })

  it('keeps categories open that a search hides for a while', async () => {
    await user.click(screen.getByText('Databases'))
    await type('react')
    await wait(310)
    await user.click(screen.getByRole('button', { name: words.clear }))
    expect([group('Databases').open, group('Frameworks').open]).toEqual([true, false])
  })
})
