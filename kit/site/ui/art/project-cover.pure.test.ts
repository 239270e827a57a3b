import { expect, test } from 'vitest'
import { projectCover } from './project-cover.ts'

test('a project that names no drawing looks like no game', () => {
  const games = (['letters', 'snake'] as const).map((name) => projectCover('Yard', name))
  for (const title of ['Yard', 'Mill', 'A school in the Black Forest', 'منارة']) {
    const cover = projectCover(title)
    expect(cover.mosaic.letters ?? []).toEqual([])
    expect(games).not.toContainEqual(cover)
  }
})

test.each([
  ['WordWIZE', 'WORDWIZE'],
  ['Farol', 'FAROL'],
  ['Éclair', 'ECLAIR'],
  ['A tide table', 'SOLVE'],
  ['Ferryboats', 'SOLVE'],
  ['منارة', 'SOLVE'],
])('the letters on the cover of %s spell %s', (title, word) => {
  const { letters = [], width, height } = projectCover(title, 'letters').mosaic
  const solved = letters.filter(({ state }) => state === 'solved')
  expect(solved.map(({ character }) => character).join('')).toBe(word)
  const hints = letters.filter(({ state }) => state === 'hint')
  expect(hints.every(({ character }) => word.includes(character))).toBe(true)
  // A card's cover is 3:2, and a wide one shows the six rows in the middle.
  expect(width / height).toBe(3 / 2)
  expect([...solved, ...hints].every(({ y }) => y >= 1 && y <= 6)).toBe(true)
})
