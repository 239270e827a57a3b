import { expect, it } from 'vitest'
import { iconRows, withTile } from './icon-rows.ts'

it.each([
  ['five rows of nine', ['#########', '.........', '#.......#', '.........', '#########']],
  ['nine rows of five', Array.from({ length: 9 }, (_, y) => (y % 2 ? '#.#.#' : '.....'))],
])('keeps all of an icon with %s', (_, icon) => {
  expect(iconRows(icon)).toEqual(icon)
  expect(iconRows(`${icon.join('\n')}\n`)).toEqual(icon)
})

it('begins with seven empty rows of seven, and turns one tile over', () => {
  expect(iconRows(undefined)).toEqual(Array.from({ length: 7 }, () => '.......'))
  const once = withTile(iconRows(''), 1, 2)
  expect(once[1]).toBe('..#....')
  expect(withTile(once, 1, 2)).toEqual(iconRows(''))
})
