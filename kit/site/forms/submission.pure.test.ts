import { expect, test } from 'vitest'
import { nextSubmission, notSent, type SubmissionEvent } from './submission.ts'

const after = (...events: SubmissionEvent[]) => events.reduce(nextSubmission, notSent)
const invalid = (errors: Record<string, string>): SubmissionEvent => ({
  type: 'finish',
  result: { state: 'invalid', errors },
})
const failed: SubmissionEvent = { type: 'finish', result: { state: 'failed', advice: 'Wait.' } }

test('a form is idle, sending, then sent', () => {
  expect(after({ type: 'start' }).state).toBe('sending')
  const sent = after(
    { type: 'start' },
    { type: 'finish', result: { state: 'sent', outcome: 'waiting' } },
  )
  expect(sent).toMatchObject({ state: 'sent', outcome: 'waiting', errors: {} })
  expect(nextSubmission(sent, { type: 'again' })).toEqual(notSent)
})

test('each attempt that does not succeed is counted, and the next success clears what it said', () => {
  const twice = after(invalid({ a: 'Enter a.' }), failed)
  expect(twice).toMatchObject({ state: 'failed', advice: 'Wait.', attempt: 2, errors: {} })
  const result = { state: 'sent', outcome: 'sent' } as const
  expect(nextSubmission(twice, { type: 'finish', result })).toMatchObject({
    advice: '',
    errors: {},
  })
})

test('a field that is put right loses its error; the others keep theirs', () => {
  const both = after(invalid({ a: 'Enter a.', b: 'Enter b.' }))
  expect(nextSubmission(both, { type: 'correct', name: 'a', error: undefined }).errors).toEqual({
    b: 'Enter b.',
  })
  expect(nextSubmission(both, { type: 'correct', name: 'a', error: 'Too long.' }).errors).toEqual({
    a: 'Too long.',
    b: 'Enter b.',
  })
  // A field without an error isn't validated while typing.
  expect(nextSubmission(both, { type: 'correct', name: 'c', error: 'Enter c.' })).toBe(both)
})
