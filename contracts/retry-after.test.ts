import { expect, test } from 'vitest'
import { rateLimitAdvice, retryAfterSeconds, waitText } from './retry-after.ts'

test.each([
  [0, 'in 1 second'],
  [1, 'in 1 second'],
  [12.3, 'in 13 seconds'],
  [89, 'in 89 seconds'],
  [590, 'in about 10 minutes'],
  [7200, 'in about 2 hours'],
])('%d s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})

test('reads the header’s seconds, and nothing else', () => {
  expect(retryAfterSeconds('590')).toBe(590)
  for (const header of [null, undefined, '', ' ', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1']) {
    expect(retryAfterSeconds(header)).toBeUndefined()
  }
})

test('says how long the limit lasts, as far as it is known', () => {
  expect(rateLimitAdvice(590)).toContain('in about 10 minutes')
  expect(rateLimitAdvice(undefined)).toContain('in a few minutes')
})
