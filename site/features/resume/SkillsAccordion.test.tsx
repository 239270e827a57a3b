// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SkillsAccordion } from './SkillsAccordion.tsx'

const categories = [
  { title: 'Databases', skills: ['PostgreSQL', 'SQLite'] },
  { title: 'Frameworks', skills: ['React', 'Fastify'] },
]
const group = (title: string) =>
  screen.getByText(title).closest('details') ?? expect.fail(`no category ${title}`)
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) })
const type = (text: string) => user.type(screen.getByLabelText('Search skills…'), text)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  // With this, Testing Library advances a clock that stands still otherwise.
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
  it('starts closed and opens each category on its own', async () => {
    expect([group('Databases').open, group('Frameworks').open]).toEqual([false, false])
    await user.click(screen.getByText('Frameworks'))
    await user.click(screen.getByText('Databases'))
    expect([group('Databases').open, group('Frameworks').open]).toEqual([true, true])
    await user.click(screen.getByText('Frameworks'))
    expect([group('Databases').open, group('Frameworks').open]).toEqual([true, false])
  })

  it('applies the search 300 ms after the last key, announces and marks what it found', async () => {
    await type('reac')
    await wait(250)
    expect(screen.queryByText('Databases')).not.toBeNull()
    await wait(60)
    expect(screen.queryByText('Databases')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('1 skill in 1 category')
    expect(within(group('Frameworks')).getByText('Reac').tagName).toBe('MARK')
  })

  it('says when nothing matches, and the clear button brings everything back at once', async () => {
    await type('zzzzz')
    await wait(310)
    expect(screen.getByRole('status').textContent).toBe(
      'No skills found. Try a different keyword or reset the search.',
    )
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByLabelText<HTMLInputElement>('Search skills…').value).toBe('')
    expect(group('Databases').textContent).toContain('SQLite')
    expect(document.activeElement).toBe(screen.getByLabelText('Search skills…'))
  })

  it('keeps the open state of categories that the search hides meanwhile', async () => {
    await user.click(screen.getByText('Databases'))
    await type('react')
    await wait(310)
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect([group('Databases').open, group('Frameworks').open]).toEqual([true, false])
  })
})
