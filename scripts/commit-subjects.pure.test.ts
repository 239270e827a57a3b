import { expect, it } from 'vitest'
import { subjectProblem } from './commit-subjects.ts'

it.each([
  'Keep drafts when a form fails',
  'Bypass route schemas when serializing errors',
  'Pass the build’s folder to the server',
  'Feed the outbox in batches',
])('takes “%s”', (subject) => expect(subjectProblem(subject)).toBeUndefined())

it.each([
  ['Added a test', 'imperative'],
  ['Fixes the menu', 'imperative'],
  ['Adding drafts', 'imperative'],
  ['keep drafts', 'capital'],
  ['Keep drafts.', 'period'],
  [`Keep ${'x'.repeat(70)}`, '72'],
])('refuses “%s”', (subject, reason) => expect(subjectProblem(subject)).toContain(reason))
