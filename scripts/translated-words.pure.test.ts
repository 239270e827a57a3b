import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lengthProblems, translationProblems, typographyProblems } from './translated-words.ts'

const packages = join(import.meta.dirname, '..')
const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const translations = globSync('{explorables,games,kit,tutor}/words/*', { cwd: packages }).flatMap(
  (folder) => {
    const [name = '', , language = ''] = folder.split(/[/\\]/)
    return language === 'en' ? [] : [{ name, language }]
  },
)

describe('translationProblems', () => {
  it.each(translations)('finds none in $name/words/$language', ({ name, language }) => {
    const original = join(packages, name, 'words/en')
    const translation = join(packages, name, 'words', language)
    expect(readdirSync(translation).toSorted()).toEqual(readdirSync(original).toSorted())
    const problems = readdirSync(original).flatMap((file) =>
      translationProblems(read(original, file), read(translation, file), language).map(
        (problem) => `${file}: ${problem}`,
      ),
    )
    expect(problems).toEqual([])
  })

  it.each([
    ...translations,
    ...['kit', 'explorables', 'games', 'tutor'].map((name) => ({ name, language: 'en' })),
  ])(
    'finds no text in $name/words/$language that’s too long for its place, or written as in another language',
    ({ name, language }) => {
      const folder = join(packages, name, 'words', language)
      const problems = readdirSync(folder).flatMap((file) => [
        ...lengthProblems(file, read(folder, file)),
        ...typographyProblems(read(folder, file), language).map((problem) => `${file}: ${problem}`),
      ])
      expect(problems).toEqual([])
    },
  )

  it.each([
    ['en', "Don't", "'"],
    ['es', 'Seguro?', 'Seguro?'],
    ['es', 'Escriba tu nombre', 'tu'],
    ['pt', 'Você escreveu', 'Você'],
    ['fr', 'Vraiment ?', '?'],
    ['fr', 'Photo : {name}', ':'],
    ['fr', '« {name}\u202f»', '«'],
    ['de', 'Sagen Sie „Ja”', '”'],
    ['de', 'Wie heißt du?', 'du'],
    ['ar', 'مرحبا, أهلا', 'ا,'],
  ])('names what isn’t written as in %s: %s', (language, text, found) => {
    expect(typographyProblems({ text }, language)).toContain(`text: expected no "${found}"`)
  })

  it('names a text that’s too long for its place', () => {
    const words = { keyboard: { enter: 'Bestätigen', delete: 'Letzten Buchstaben löschen' } }
    expect(lengthProblems('word-game.json', words as never)).toEqual([
      'keyboard.enter: expected at most 7 letters, because there’s no room for more; found "Bestätigen"',
    ])
  })

  it('finds every language in all packages', () => {
    const languages = [...new Set(translations.map(({ language }) => language))]
    expect(translations).toHaveLength(4 * languages.length)
  })

  const english = {
    title: 'Write to {company}',
    terms: 'Read <terms>the terms</terms>',
    left: { one: '{count} day left', other: '{count} days left' },
    list: [{ name: 'A' }],
  } as never

  it('accepts the plural forms of the language, and forms for one without a number', () => {
    const spanish = {
      title: 'Escriba a {company}',
      terms: 'Lea <terms>los términos</terms>',
      left: {
        one: 'Queda un día',
        many: 'Quedan {count} de días',
        other: 'Quedan {count} días',
      },
      list: [{ name: 'A' }],
    } as never
    expect(translationProblems(english, spanish, 'es')).toEqual([])
  })

  it('names what is missing, lost, added, or empty', () => {
    const spanish = {
      title: 'Escriba',
      terms: 'Lea <a>los términos</a>',
      left: { one: 'Queda {n} día', other: 'Quedan días' },
      list: [{ name: ' ' }, { name: 'B' }],
    } as never
    expect(translationProblems(english, spanish, 'es')).toEqual([
      'title: expected “company”, as in English',
      'terms: expected “terms”, as in English',
      'terms: expected no “a”, as in English',
      'left: expected some text for the plural form "many"; found nothing',
      'left.other: expected “count”, as in English',
      'left.one: expected no “n”, as in English',
      'list[0].name: expected some text; found " "',
      'list[1].name: expected no text here, as English has none',
    ])
    expect(translationProblems(english, {}, 'es')).toHaveLength(4)
    expect(translationProblems(english, { left: 'Quedan' }, 'es')).toContain(
      'left: expected plural forms; found "Quedan"',
    )
  })
})
