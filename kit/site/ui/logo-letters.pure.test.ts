import { expect, test } from 'vitest'
import { logoLetters, logoName } from './logo-letters.ts'

test('a short name is spelled, a long one gives its initials', () => {
  expect(logoLetters('WIZE').join('')).toBe('WIZE')
  expect(logoLetters('Harbor Street Software').join('')).toBe('HSS')
  expect(logoLetters('a b c d e f g').join('')).toBe('abcde')
})

test('the logo’s name contains the letters it shows', () => {
  expect(logoName('WIZE')).toBe('WIZE')
  expect(logoName('Live Load')).toBe('LL, Live Load')
  expect(logoName('Harbor')).toBe('Harbor')
})
