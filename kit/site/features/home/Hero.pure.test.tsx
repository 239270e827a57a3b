import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import styles from './Hero.module.css'
import { Hero } from './Hero.tsx'

const action = { label: 'Write', path: '/contact' }
const lengthOf = (...lines: string[]) => {
  const slide = { drawing: 'opening' as const, name: 'A', lines, deck: 'A deck.', action }
  const html = renderToStaticMarkup(<Hero slides={[slide]} seconds={5} hasServices={false} />)
  const has = (name: string | undefined) => new RegExp(`class="[^"]*\\b${name}\\b`).test(html)
  if (has(styles.openingLongest)) return 'longest'
  return has(styles.openingLong) ? 'long' : has(styles.openingMedium) ? 'medium' : 'short'
}

it('has a button that pauses the slides only if they change by themselves', () => {
  const slide = { name: 'A', lines: ['A'], deck: 'A deck.', action }
  const slides = [slide, { ...slide, name: 'B' }]
  const html = (seconds: number) =>
    renderToStaticMarkup(<Hero slides={slides} seconds={seconds} hasServices={false} />)
  expect(html(8)).toContain('data-hero="pause"')
  expect(html(0)).not.toContain('data-hero="pause"')
})

it.each([
  ['short', 'No guess'],
  ['medium', 'Zero guess'],
  ['long', 'Twelve signs'],
  ['long', 'Birchmount Structural Engineers'],
  ['longest', 'Birchmount Structural Engineers and Partners'],
  ['longest', 'Donaudampfschifffahrt AG'],
  ['medium', '李小龍建築'],
  ['longest', '李小龍建築結構工程師事務所'],
])('sets the poster as %s: %s', (length, line) => {
  expect(lengthOf(line)).toBe(length)
})
