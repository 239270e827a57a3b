import { expect, test } from 'vitest'
import {
  dueAt,
  type GradeName,
  type Practiced,
  readHistory,
  reviewed,
  withDone,
} from './practice.ts'

const start = new Date('2026-11-25T10:00:00Z')
const day = 86_400_000
const review = (history: readonly Practiced[], grade: GradeName, now = start) =>
  reviewed(history, { id: 'two-pointers', name: 'Two pointers', title: 'A problem', grade }, now)
const daysUntilDue = ([one]: readonly Practiced[], now = start) =>
  ((one?.card.due.getTime() ?? 0) - now.getTime()) / day

test('a pattern comes back after days, later the better it went', () => {
  const [again, good, easy] = (['again', 'good', 'easy'] as const).map((grade) =>
    daysUntilDue(review([], grade)),
  ) as [number, number, number]
  expect(again).toBeGreaterThanOrEqual(1)
  expect(good).toBeGreaterThan(again)
  expect(easy).toBeGreaterThan(good)
})

test('intervals grow while it goes well, and shrink when it doesn’t', () => {
  let history = review([], 'good')
  const first = daysUntilDue(history)
  const later = history[0]?.card.due ?? start
  history = review(history, 'good', later)
  const second = daysUntilDue(history, later)
  expect(second).toBeGreaterThan(first)
  const last = history[0]?.card.due ?? start
  expect(daysUntilDue(review(history, 'again', last), last)).toBeLessThan(second)
})

test('a pattern is due from its day on', () => {
  const history = review([], 'good')
  const due = history[0]?.card.due ?? start
  expect(dueAt(history, new Date(due.getTime() - 1))).toEqual([])
  expect(dueAt(history, due).map(({ id }) => id)).toEqual(['two-pointers'])
})

test('the history survives being stored, and what’s invalid is dropped', () => {
  const history = withDone(review(review([], 'hard'), 'good'), 'two-pointers', 'triple-sum')
  const stored = JSON.parse(JSON.stringify(history))
  expect(readHistory(stored)).toEqual(history)
  expect(history[0]).toMatchObject({ done: ['triple-sum'], reviews: [{ grade: 'hard' }, {}] })
  for (const wrong of [null, 'x', [7], [{ id: 'a' }], [{ ...stored[0], card: { due: 'never' } }]]) {
    expect(readHistory(wrong)).toEqual([])
  }
})

test('a damaged card is dropped, and the rest of the history stays', () => {
  const [stored] = JSON.parse(JSON.stringify(review([], 'good')))
  const intact = { ...stored, id: 'sliding-window' }
  for (const damage of [{ state: 9 }, { state: 1.5 }, { stability: -5 }, { difficulty: 0 }]) {
    const damaged = { ...stored, card: { ...stored.card, ...damage } }
    expect(readHistory([damaged, intact]).map(({ id }) => id)).toEqual(['sliding-window'])
  }
})

test('a clock that was set back doesn’t stop practice', () => {
  const history = review([], 'good')
  const yesterday = new Date(start.getTime() - day)
  expect(daysUntilDue(review(history, 'good', yesterday))).toBeGreaterThan(0)
})
