import { expect, test } from 'vitest'
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { rateLimitAdvice, retryAfterSeconds, waitText } from './retry-after.ts'

const { busy, wait } = words

test.each([
  [0, wait.seconds, 1],
  [1, wait.seconds, 1],
  [12.3, wait.seconds, 13],
  [89, wait.seconds, 89],
  [590, wait.minutes, 10],
  [7200, wait.hours, 2],
])('%d s', (seconds, forms, count) => {
  expect(waitText(seconds)).toBe(plural(forms, count))
})

test('reads the header’s seconds, and nothing else', () => {
  expect(retryAfterSeconds('590')).toBe(590)
  for (const header of [null, undefined, '', ' ', 'Wed, 21 Oct 2026 07:28:00 GMT', '-1']) {
    expect(retryAfterSeconds(header)).toBeUndefined()
  }
})

test('says how long to wait, if it’s known', () => {
  expect(rateLimitAdvice(590)).toBe(fill(busy, { wait: plural(wait.minutes, 10) }))
  expect(rateLimitAdvice(undefined)).toBe(fill(busy, { wait: wait.unknown }))
})
