import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill } from '@wize/kit/i18n/format.ts'
import { afterEach, expect, test, vi } from 'vitest'
import statementWords from '#messages/assistant.json' with { type: 'json' }
import words from '#messages/assistant-study.json' with { type: 'json' }
import { DueList } from './DueList.tsx'
import { Hints } from './Hints.tsx'
import { Practice } from './Practice.tsx'
import { readHistory } from './practice.ts'
import { Questions } from './Questions.tsx'
import { TestCases } from './TestCases.tsx'

const storageKey = 'test'
const kept = () => readHistory(JSON.parse(localStorage.getItem('test:practice') ?? 'null'))
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const statement = { family: 'triple-sum', title: 'Triples', level: 'Medium', text: 'Find triples.' }
const common = { origin: 'http://127.0.0.1:3001', storageKey, problemText: 'A problem' }

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Answers requests with these values in turn, and returns the bodies that were sent. */
function answers(...values: unknown[]) {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(values.shift())
  })
  return sent
}

test('rating a problem sets the day on which its pattern comes back, and offers more like it', async () => {
  const sent = answers({ statements: [statement, { title: 'without a text' }] })
  const onTry = vi.fn()
  const pattern = { id: 'two-pointers', name: 'Two pointers' }
  const user = userEvent.setup()
  render(<Practice {...common} title="Pairs" pattern={pattern} onTry={onTry} />)
  const good = await button(words.practice.grades.good)
  await user.click(good)
  // A disabled button would lose the focus.
  expect(good).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(good)
  await user.click(await button(words.practice.grades.hard))
  expect((await screen.findByRole('status')).textContent).toContain('Two pointers')
  expect(kept()).toMatchObject([
    { id: 'two-pointers', reviews: [{ grade: 'good', title: 'Pairs' }] },
  ])
  await user.click(await button(/Triples/))
  expect(onTry).toHaveBeenCalledWith('Find triples.')
  expect(kept()[0]?.done).toEqual(['triple-sum'])
  expect(sent).toEqual([{ problemText: 'A problem' }])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a pattern that’s due is practiced on another problem, and the history can be deleted', async () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()
  const card = {
    due: day(-1),
    last_review: day(-4),
    stability: 3,
    difficulty: 5,
    elapsed_days: 0,
    scheduled_days: 3,
    learning_steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  }
  const practiced = (id: string, due: string) => ({
    id,
    name: `Pattern ${id}`,
    card: { ...card, due },
    reviews: [{ at: day(-4), grade: 'good', title: 'A' }],
    done: ['pair-sum'],
  })
  localStorage.setItem(
    'test:practice',
    JSON.stringify([practiced('due', day(-1)), practiced('later', day(2))]),
  )
  const sent = answers({ statements: [statement] })
  const onTry = vi.fn()
  const user = userEvent.setup()
  render(<DueList {...common} onTry={onTry} />)
  expect(screen.queryByText('Pattern later')).toBeNull()
  await user.click(await button(/Pattern due/))
  await vi.waitFor(() => expect(onTry).toHaveBeenCalledWith('Find triples.'))
  expect(sent).toEqual([{ pattern: 'due', done: ['pair-sum'], seed: 1 }])
  const files: Blob[] = []
  class Urls extends URL {
    static override createObjectURL = (file: Blob) => `#${files.push(file)}`
    static override revokeObjectURL = () => {}
  }
  vi.stubGlobal('URL', Urls)
  await user.click(await button(words.practice.export))
  expect(readHistory(JSON.parse((await files[0]?.text()) ?? 'null'))).toEqual(kept())
  await user.click(await button(words.practice.delete))
  expect(kept()).toEqual([])
  // The button is gone, so the focus has a new place.
  expect(document.activeElement?.textContent).toMatch(/^0 /)
})

test('each question goes to the model with those before it, and a failed one isn’t lost', async () => {
  const sent = answers({ answer: 'Because **so**.' }, { answer: 'Twice.' }, { error: 'Busy' })
  const user = userEvent.setup()
  render(<Questions {...common} programs={[{ language: 'python', code: 'x' }]} />)
  const ask = async (question: string) => {
    await user.type(screen.getByRole('textbox'), question)
    await user.click(await button(words.ask.send))
  }
  await ask('Why?')
  expect((await screen.findByText('so')).tagName).toBe('STRONG')
  await ask('How often?')
  await screen.findByText('Twice.')
  expect(sent[1]).toMatchObject({
    question: 'How often?',
    programs: [{ language: 'python', code: 'x' }],
    thread: [{ question: 'Why?', answer: 'Because **so**.' }],
  })
  await ask('And now?')
  expect((await screen.findByRole('alert')).textContent).toContain('Busy')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('And now?')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a question that’s pasted is kept whole, and one that’s too long is sent once it’s shorter', async () => {
  const sent = answers({ answer: 'So.' })
  const user = userEvent.setup()
  render(<Questions {...common} programs={[]} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await user.click(field)
  await user.paste('a'.repeat(1001))
  await user.click(await button(words.ask.send))
  expect((await screen.findByRole('alert')).textContent).toBe(
    fill(statementWords.form.tooLong, { limit: 1000, count: 1001 }),
  )
  expect(field.value).toHaveLength(1001)
  expect(sent).toEqual([])
  await user.type(field, '{Backspace}')
  await user.click(await button(words.ask.send))
  expect(await screen.findByText('So.')).toBeTruthy()
})

test('a test case takes all that’s pasted into it', async () => {
  const onChange = vi.fn()
  const cases = [{ name: 'One', input: '', expected: '' }]
  const user = userEvent.setup()
  render(<TestCases {...{ cases, onChange }} code="" run={vi.fn()} isRunning={false} />)
  for (const [at, name] of (['name', 'input', 'expected'] as const).entries()) {
    await user.click(screen.getAllByRole('textbox')[at] as HTMLElement)
    await user.paste('1 '.repeat(2000))
    expect(onChange.mock.lastCall?.[0][0][name]).toContain('1 '.repeat(2000))
  }
})

test('a power in a hint stays one in a copy and aloud', async () => {
  render(<Hints hints={['About 10^10 steps.']} />)
  await userEvent.click(await button(new RegExp(statementWords.hints.first)))
  expect(screen.getByRole('listitem').textContent).toBe('About 10^10 steps.')
})
