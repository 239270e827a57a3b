import { expect, test } from 'vitest'
import { analyze } from '#server/builtin/builtin-engine.ts'
import { outcomeOn } from '../unseen/unseen.ts'
import { wellKnown } from './statements.ts'

// Every fifth statement: with all of them it takes five minutes.
const outcomes = wellKnown.filter((_, i) => i % 5 === 0).map(outcomeOn)
const idsOf = (some: typeof outcomes) => some.map(({ one }) => one.id)

test('nearly every problem that learners paste most gets a right program', () => {
  const wrong = outcomes.filter(({ isRight }) => !isRight)
  expect(wrong.length, idsOf(wrong).join()).toBeLessThanOrEqual(0.06 * outcomes.length)
})

test('none of them is proven and wrong', () => {
  const untrue = outcomes.filter(({ isRight, code }) => !isRight && code?.proof === 'proven')
  expect(idsOf(untrue)).toEqual([])
})

test('most of the right programs are proven', () => {
  const right = outcomes.filter(({ isRight }) => isRight)
  const proven = right.filter(({ code }) => code?.proof === 'proven')
  expect(proven.length).toBeGreaterThanOrEqual(0.6 * right.length)
})

test('every statement can be analyzed', () => {
  const failed = wellKnown.flatMap(({ id, text }) => {
    try {
      analyze(text)
      return []
    } catch (error) {
      return `${id}: ${error}`
    }
  })
  expect(failed).toEqual([])
})
