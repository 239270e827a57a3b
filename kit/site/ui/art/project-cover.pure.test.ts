import { expect, test } from 'vitest'
import { projectCover } from './project-cover.ts'

test.each([
  ['WordWIZE', 'WORDWIZE'],
  ['Farol', 'FAROL'],
  ['Éclair', 'ECLAIR'],
  ['A tide table', 'SOLVE'],
  ['Ferryboats', 'SOLVE'],
  ['منارة', 'SOLVE'],
])('the letters on the cover of %s spell %s', (title, word) => {
  const { letters = [] } = projectCover(title, 'letters').mosaic
  const solved = letters.filter(({ state }) => state === 'solved')
  expect(solved.map(({ character }) => character).join('')).toBe(word)
  const hints = letters.filter(({ state }) => state === 'hint')
  expect(hints.every(({ character }) => word.includes(character))).toBe(true)
})
