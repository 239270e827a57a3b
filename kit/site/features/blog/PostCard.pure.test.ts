import { expect, it } from 'vitest'
import { shortened } from './PostCard.tsx'

const rest =
  ' and what a long excerpt says about it, to the end of the second line of a card and beyond'

it.each([
  ['a short excerpt', 'Whole.', 'Whole.'],
  ['its first sentence', `One sentence, whole. Then more${rest}.`, 'One sentence, whole.'],
  [
    'words, where only an abbreviation ends early',
    `Dr. Smith asks${rest}.`,
    'Dr. Smith asks and what a long excerpt says about it, to the end of the second line…',
  ],
])('shows %s', (_, excerpt, shown) => {
  expect(shortened(excerpt)).toBe(shown)
})
