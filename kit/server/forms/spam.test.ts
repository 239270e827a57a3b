import { expect, test, vi } from 'vitest'
import { formToken, minimumFill, spamReasons, steadyNow, tokenAge } from './spam.ts'

const secret = Buffer.from('the secret of this server')
const shown = Date.parse('2026-01-01')
const token = formToken(secret, shown)
const later = shown + minimumFill
const text = 'A message with https://example.com and https://example.org in it.'

interface Sent {
  honeypot?: string
  token?: string
  text?: string
}
/** What's suspicious about a form that's sent at a time. */
function reasons(sent: Sent = {}, now = later) {
  const age = sent.token ? tokenAge(secret, sent.token, now) : undefined
  return spamReasons({ text, age, ...sent })
}

test('a form that a person filled in raises no suspicion', () => {
  expect(reasons({ honeypot: '', token })).toEqual([])
  expect(reasons()).toEqual([])
})

test('names each thing that a machine does', () => {
  const links = 'https://example.com '
  expect(reasons({ honeypot: 'x' })).toEqual(['honeypot'])
  expect(reasons({ token }, later - 1)).toEqual(['too-fast'])
  expect(reasons({ token: `${token}x` })).toEqual(['bad-token'])
  expect(reasons({ token }, shown + 25 * 60 * 60 * 1000)).toEqual(['bad-token'])
  expect(reasons({ token }, shown - 25 * 60 * 60 * 1000)).toEqual(['bad-token'])
  expect(reasons({ token, text: links.repeat(5) })).toEqual(['links'])
  expect(reasons({ text: links.repeat(3) })).toEqual(['links'])
  expect(reasons({ text: 'Buy <a href="x">this</a>' })).toEqual(['links'])
  expect(reasons({ honeypot: 'x', token }, shown)).toEqual(['honeypot', 'too-fast'])
})

test('looking for link markup takes time in proportion to the text', () => {
  const fastest = (text: string) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const start = performance.now()
        expect(reasons({ token, text })).toEqual([])
        return performance.now() - start
      }),
    )
  // In quadratic time, the longest text that a form may have takes 700 ms.
  expect(fastest('<a '.repeat(20_000))).toBeLessThan(100)
})

test('a form that was open while the clock was set back is not suspected', () => {
  expect(reasons({ token }, shown - 10 * 60 * 1000)).toEqual([])
})

test('the clock that forms are timed by does not follow one that is set', () => {
  const before = steadyNow()
  const now = vi.spyOn(Date, 'now').mockReturnValue(0)
  const after = steadyNow()
  now.mockRestore()
  expect(after).toBeGreaterThanOrEqual(before)
})
