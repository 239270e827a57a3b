import { expect, it } from 'vitest'
import { typeset, typesetTexts } from './typography.ts'

it.each([
  ['Facture : ce que', 'Facture\u00a0: ce que'],
  ['Vous hésitez encore ?', 'Vous hésitez encore\u202f?'],
  ['Il a dit « oui ».', 'Il a dit «\u00a0oui\u00a0».'],
  ['« À quoi correspond ce poste ? » est', '«\u00a0À quoi correspond ce poste\u202f?\u00a0» est'],
  ['50 000 €, soit 20 %', '50\u202f000\u202f€, soit 20\u202f%'],
  ["l'impôt d'Aubry", 'l’impôt d’Aubry'],
  [' ?', '\u202f?'],
  [
    'à 4 h 12 du matin, 500 km et 45 min',
    'à 4\u00a0h\u00a012 du matin, 500\u00a0km et 45\u00a0min',
  ],
])('sets French with fixed spaces: %s', (typed, printed) => {
  expect(typeset(typed, 'fr-FR')).toBe(printed)
  expect(typeset(printed, 'fr-FR')).toBe(printed)
})

it.each([
  '04 78 12 34 56',
  'https://example.com/?a',
  '| :--- |',
  'a :b',
  'le 12 mars 2026 à 10',
  '3 hommes',
  '2 gants',
])('leaves alone what only looks like it: %s', (text) => expect(typeset(text, 'fr')).toBe(text))

it('sets no spaces where Canada has none, and none in other languages', () => {
  expect(typeset('Bien : oui ! Non ?', 'fr-CA')).toBe('Bien\u00a0: oui! Non?')
  expect(typeset("Bien : oui ? C'est ça", 'en')).toBe("Bien : oui ? C'est ça")
})

it('sets every text of a file, but no key and no name of another file', () => {
  const date = new Date()
  const file = {
    "l'a": ["l'été ?", 1, null],
    photo: "l'atelier.jpg",
    phone: '+1 416 555 0143',
    date,
  }
  expect(typesetTexts(file, 'fr')).toEqual({
    "l'a": ['l’été\u202f?', 1, null],
    photo: "l'atelier.jpg",
    phone: '+1 416 555 0143',
    date,
  })
})

it('sets apostrophes in every language, but none in an address', () => {
  expect(typesetTexts({ name: "Let's keep it", size: '6\' 2"', url: "/l'eau" }, 'en')).toEqual({
    name: 'Let’s keep it',
    size: '6\' 2"',
    url: "/l'eau",
  })
})
