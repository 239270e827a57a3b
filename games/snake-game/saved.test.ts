import { expect, test, vi } from 'vitest'
import { decode, firstVisit, load, save } from './saved.ts'

test('what was kept is read again', () => {
  const kept = {
    best: 41,
    bests: { 'small walls 1': 12 },
    setup: { size: 'small', walls: true, portals: false, fruit: 3 },
    skin: 'neon',
    showsPlan: false,
    letterKey: false,
    pace: 'fast',
    sound: true,
    daily: true,
  } as const
  expect(decode(JSON.stringify(kept))).toEqual(kept)
})

test.each([
  null,
  '',
  'no JSON',
  'null',
  '[]',
  ...Object.getOwnPropertyNames(Object.prototype).map(
    (name) => `{"best":-3,"skin":"${name}","showsPlan":1,"pace":"${name}","${name}":1}`,
  ),
])('what does not add up is as on a first visit: %s', (text) => {
  expect(decode(text)).toEqual(firstVisit)
})

test('sound is off on a first visit and stays off unless it was turned on', () => {
  expect(firstVisit.sound).toBe(false)
  expect(decode('{"best":3,"sound":"yes"}').sound).toBe(false)
  expect(decode('{"best":3,"sound":true}').sound).toBe(true)
})

test('a better score of another tab is not lost', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  save('snake', { ...firstVisit, best: 12 })
  expect(save('snake', { ...firstVisit, best: 3, skin: 'neon' }).best).toBe(12)
  expect(load('snake')).toEqual({ ...firstVisit, best: 12, skin: 'neon' })
})
