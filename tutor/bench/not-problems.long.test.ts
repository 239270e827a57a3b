import { fill } from '@wize/kit/i18n/format.ts'
import { expect, test } from 'vitest'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { analyze } from '#server/builtin/builtin-engine.ts'
import { families } from '#server/builtin/programs.ts'
import { notProblems } from './not-problems.ts'

test.each(notProblems)('offers nothing for %j, and says what it knows', (text) => {
  const { unknown, patterns, approaches, hints, resources } = analyze(text)
  expect(unknown).toBe(fill(words.builtin.unknownProblem, { count: families.length }))
  expect([patterns, approaches, hints, resources]).toEqual([[], [], [], []])
})
