import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { expect, it } from 'vitest'
import { ownName } from '#contracts/languages.ts'

const kit = fileURLToPath(new URL('../../', import.meta.url))

it('links to other languages need no second font on a page in English', () => {
  const font = fontkit.create(readFileSync(`${kit}site/theme/fonts/archivo.woff2`)) as fontkit.Font
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
