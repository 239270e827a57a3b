import { expect, test } from 'vitest'
import { decode, firstVisit } from './saved.ts'

test('what was kept is read again', () => {
  const kept = { best: 41, skin: 'neon', showsPlan: false } as const
  expect(decode(JSON.stringify(kept))).toEqual(kept)
})

test.each([null, '', 'no JSON', 'null', '[]', '{"best":-3,"skin":"toString","showsPlan":1}'])(
  'what does not add up is as on a first visit: %s',
  (text) => {
    expect(decode(text)).toEqual(firstVisit)
  },
)
