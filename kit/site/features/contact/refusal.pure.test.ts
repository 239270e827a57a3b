import { expect, test } from 'vitest'
import { foreignOrigin } from '#contracts/form-guards.ts'
import { rateLimitAdvice, waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { inquiryAdvice, refusalBeforeSending, waitBeforeSending } from './refusal.ts'

const { failures } = words
test.each([
  ['a headless browser', 451, '', failures.automated],
  ['a blocked address', 403, '', failures.blocked],
  ['an unknown page', 403, foreignOrigin, formWords.notSetUp],
  ['a message too long', 413, '', failures.tooLong],
  ['too many messages', 429, '', rateLimitAdvice(590)],
  ['a server that fails', 503, '', formWords.serverFault],
])('says what to do about %s', (_name, status, error, advice) => {
  const answer = new Response(null, { status, headers: { 'retry-after': '590' } })
  expect(inquiryAdvice(answer, error)).toBe(advice)
})

const settings = { ...identity.services.mail, throttle: 10_000 }
const sending = {
  browser: { webdriver: true, languages: ['en'] },
  email: 'robin@example.com',
  lastSent: 0,
  now: 1_000_000,
}

test('a program is refused if the owner wants that, and others aren’t', () => {
  const blockHeadless = { ...settings, blockHeadless: true }
  const refused = { status: 451, advice: failures.automated }
  expect(refusalBeforeSending(settings, sending)).toBeUndefined()
  expect(refusalBeforeSending(blockHeadless, sending)).toEqual(refused)
  const silent = { webdriver: false, languages: [] }
  expect(refusalBeforeSending(blockHeadless, { ...sending, browser: silent })).toEqual(refused)
  const person = { webdriver: false, languages: ['en'] }
  expect(refusalBeforeSending(blockHeadless, { ...sending, browser: person })).toBeUndefined()
})

test('an address on the owner’s list is refused', () => {
  const blocking = { ...settings, blockList: ['robin@example.com'] }
  expect(refusalBeforeSending(blocking, sending)).toEqual({
    status: 403,
    advice: failures.blocked,
  })
  expect(refusalBeforeSending(blocking, { ...sending, email: 'kim@example.com' })).toBeUndefined()
})

test('a second message waits, or is told how long if that’s more than a few seconds', () => {
  const soon = { ...sending, lastSent: 997_000 }
  expect(waitBeforeSending(settings, soon)).toBe(7000)
  expect(refusalBeforeSending(settings, soon)).toBeUndefined()
  expect(waitBeforeSending(settings, { ...soon, lastSent: 990_000 })).toBe(0)
  expect(waitBeforeSending({ ...settings, throttle: 0 }, soon)).toBe(0)
  const long = { ...settings, throttle: 60_000 }
  expect(waitBeforeSending(long, soon)).toBe(0)
  expect(refusalBeforeSending(long, soon)).toEqual({
    status: 429,
    advice: fill(failures.throttled, { wait: waitText(57) }),
  })
})
