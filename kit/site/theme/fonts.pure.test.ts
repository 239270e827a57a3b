import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { ownName } from '#contracts/languages.ts'

const kit = fileURLToPath(new URL('../../', import.meta.url))

const readFont = (name: string) =>
  fontkit.create(readFileSync(`${kit}site/theme/fonts/${name}.woff2`)) as fontkit.Font

it('no page loads a second font for a letter that it lacks', () => {
  const css = readFileSync(`${kit}site/theme/fonts.css`, 'utf8')
  for (const name of ['archivo', 'newsreader', 'newsreader-italic']) {
    const [, range = ''] =
      new RegExp(`/${name}-more\\.woff2"[^}]*unicode-range:([^;]*);`).exec(css) ?? []
    const more = readFont(`${name}-more`)
    const ends = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].flatMap(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    )
    expect(ends.length).toBeGreaterThan(10)
    const missing = ends.filter((code) => !more.hasGlyphForCodePoint(code))
    expect(String.fromCodePoint(...missing), name).toBe('')
  }
})

const ownLetters: [string, RegExp][] = [
  ['es', /[ñ¿¡]/],
  ['pt', /[ãõ]/],
  ['fr', /[êÀ]/],
  ['de', /[ßÜ]/],
]
it.each(ownLetters)('what visitors read in %s needs no second font', (language, some) => {
  for (const folder of [language, 'accents'])
    for (const name of ['archivo', 'newsreader']) {
      const font = readFont(`${folder}/${name}`)
      const files = globSync(`words/${language}/*.json`, { cwd: kit, exclude: ['**/editor.json'] })
      expect(files.length).toBeGreaterThan(10)
      const text = files.map((file) => readFileSync(kit + file, 'utf8')).join('')
      expect(text).toMatch(some)
      const letters = [...new Set(text.match(/[\u00a1-\u017e„‚«»€]/g))]
      const missing = letters.filter(
        (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
      expect(missing.join(''), `${folder}/${name}`).toBe('')
    }
})

it.each(ownLetters)('each font of %s arrives in one round trip', (language) => {
  for (const name of ['archivo', 'newsreader']) {
    const { size } = statSync(`${kit}site/theme/fonts/${language}/${name}.woff2`)
    // With 400 bytes of headers, it fits the ten segments that a server sends at first.
    expect(size, name).toBeLessThan(14_600 - 400)
  }
})

it('amounts in cents and microseconds need no second font', () => {
  for (const [name, letters] of Object.entries({ archivo: '¢', newsreader: '¢µ' }))
    for (const letter of letters)
      expect(readFont(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
})

it('links to other languages need no second font on a page in English', () => {
  const font = readFont('archivo')
  const languages = globSync('words/*/layout.json', { cwd: kit }).map(
    (file) => file.split('/')[1] ?? '',
  )
  // Arabic has a font of its own.
  const latin = languages.filter((language) => language !== 'ar')
  expect(latin.length).toBeGreaterThan(4)
  const texts = latin.map((language) => {
    const words = readFileSync(`${kit}words/${language}/layout.json`, 'utf8')
    const [, home = ''] = /"home": "([^"]*\{language\}[^"]*)"/.exec(words) ?? []
    expect(home).not.toBe('')
    return home.replace('{language}', ownName(language))
  })
  const missing = [...texts.join('')].filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  expect(missing.join('')).toBe('')
})
