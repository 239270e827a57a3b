import { expect, it } from 'vitest'
import { isOn, type Parts, partNames } from './parts.ts'

const all = Object.fromEntries(partNames.map((part) => [part, true])) as Parts

it('finds the pages of a part that is off, and no others', () => {
  const on = { ...all, games: false, newsletter: false, chat: false }
  for (const path of ['/games/wordwize', '/newsletter', '/newsletter/confirm', '/chat?x', '/chat'])
    expect(isOn(on, path), path).toBe(false)
  for (const path of [
    '/',
    '/chatter',
    '/learning-assistant',
    '/blog/newsletter',
    'https://a.example',
  ])
    expect(isOn(on, path), path).toBe(true)
})

it('leaves everything to an owner who switched nothing off', () => {
  for (const path of ['/games/wordwize', '/newsletter', '/chat', '/embed/questionnaire'])
    expect(isOn(all, path), path).toBe(true)
})
