import { expect, test } from 'vitest'
import { foreignOrigin } from '#contracts/form-guards.ts'
import { rateLimitAdvice, waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { failureAdvice, statusOf } from './failure.ts'

const { failures } = words
test.each([
  ['a headless browser', { status: 451, text: 'Unavailable' }, failures.automated],
  ['a blocked address', { status: 403, text: 'Forbidden' }, failures.blocked],
  ['an unknown page', { status: 403, text: foreignOrigin }, formWords.notSetUp],
  ['a message too long', { status: 413, text: 'Too large' }, failures.tooLong],
  ['a server that fails', { status: 503, text: '' }, formWords.serverFault],
  ['the library refusing its settings', 'The public key is required.', formWords.notSetUp],
  ['a broken connection', new TypeError('Failed to fetch'), formWords.offline],
  ['no answer', new DOMException('No answer came', 'TimeoutError'), formWords.offline],
  ['nothing at all', undefined, formWords.offline],
])('says what to do about %s', (_name, error, advice) => {
  expect(failureAdvice({ error })).toBe(advice)
})

test('the server’s rate limit and the page’s own throttle have different texts', () => {
  const error = { status: 429, text: 'Too Many Requests' }
  expect(failureAdvice({ error, retryAfter: 590 })).toBe(rateLimitAdvice(590))
  expect(failureAdvice({ error, throttledFor: 7 })).toBe(
    fill(failures.throttled, { wait: waitText(7) }),
  )
})

test('a network error has no status', () => {
  expect(statusOf({ status: 0, text: 'Network Error' })).toBeUndefined()
  expect(statusOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
