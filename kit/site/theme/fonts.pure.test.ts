import { globSync, readFileSync } from 'node:fs'
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

it('what visitors read in Spanish, Portuguese, French, and German needs no second font', () => {
  const fonts = ['archivo', 'newsreader'].map((name) => readFont(`accents/${name}`))
  const files = globSync('words/{es,pt,fr,de}/*.json', { cwd: kit, exclude: ['**/editor.json'] })
  expect(files.length).toBeGreaterThan(40)
  const text = files.map((file) => readFileSync(kit + file, 'utf8')).join('')
  const letters = [...new Set(text.match(/[\u00a1-\u017e„‚«»€]/g))]
  expect(letters).toContain('ß')
  const missing = letters.filter((letter) =>
    fonts.some((font) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  )
  expect(missing.join('')).toBe('')
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
