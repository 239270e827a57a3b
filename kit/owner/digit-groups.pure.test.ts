import { expect, it } from 'vitest'
import { digitGroupsOf, inGroups } from './digit-groups.ts'

it.each([
  'en-US',
  'es-US',
  'es-ES',
  'pt-BR',
  'pt-PT',
  'fr-FR',
  'fr-CA',
  'de-DE',
  'de-CH',
  'pl-PL',
  'ja-JP',
])('writes whole numbers as %s does', (locale) => {
  const groups = digitGroupsOf(locale)
  if (!groups) throw new Error('it has groups of three Latin digits')
  const format = new Intl.NumberFormat(locale)
  for (let value = 0; value < 1e9; value += 1 + Math.floor(value / 50))
    expect(inGroups(value, groups)).toBe(format.format(value))
})

it.each(['hi-IN', 'ar-EG', 'fa-IR'])('leaves the numbers of %s to Intl', (locale) => {
  expect(digitGroupsOf(locale)).toBeUndefined()
})
