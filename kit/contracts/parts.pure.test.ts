import { expect, it } from 'vitest'
import type { Parts } from './identity.ts'
import { isOn, partNames } from './parts.ts'

const all = Object.fromEntries(partNames.map((part) => [part, true])) as Parts

it('finds the pages of a part that is off, and no others', () => {
  const on = { ...all, newsletter: false, chat: false }
  for (const path of ['/newsletter', '/newsletter/confirm', '/chat?x', '/chat'])
    expect(isOn(on, path), path).toBe(false)
  for (const path of ['/', '/chatter', '/contact', '/blog/newsletter', 'https://a.example'])
    expect(isOn(on, path), path).toBe(true)
})

it('leaves everything to an owner who switched nothing off', () => {
  for (const path of ['/newsletter', '/chat', '/embed/questionnaire'])
    expect(isOn(all, path), path).toBe(true)
})
