import { expect, test } from 'vitest'
import { failureAdvice, statusOf } from './failure.ts'

test.each([
  [
    'a headless browser',
    { status: 451, text: 'Unavailable For Headless Browser' },
    /another browser/,
  ],
  ['a blocked address', { status: 403, text: 'Forbidden' }, /another address/],
  ['the throttle', { status: 429, text: 'Too Many Requests' }, /Wait a few seconds/],
  ['a message too long', { status: 413, text: 'The message is too large' }, /Shorten/],
  ['a server that fails', { status: 503, text: '' }, /in a minute/],
  ['the library refusing its settings', 'The public key is required.', /not set up/],
  ['a broken connection', new TypeError('Failed to fetch'), /online/],
  ['no answer', new DOMException('No answer came', 'TimeoutError'), /online/],
  ['nothing at all', undefined, /online/],
])('says what to do about %s', (_name, error, advice) => {
  expect(failureAdvice(error)).toMatch(advice)
})

test('an error of the network has no status', () => {
  expect(statusOf({ status: 0, text: 'Network Error' })).toBeUndefined()
  expect(statusOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
