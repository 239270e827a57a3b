// `node scripts/fonts.ts`: makes the site's font files from the @fontsource-variable packages.
// Unused axes are pinned, unused characters dropped, and `kit/site/theme/fonts.css` gets fallbacks with
// matching metrics, so that nothing moves when a font loads. The output is committed, so that builds need
// neither these packages nor the time.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBuffer } from '@capsizecss/unpack'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const out = new URL('../kit/site/theme/fonts/', import.meta.url)

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
/**
 * What nearly every page needs goes into a file that's loaded at once. The rest is loaded where it
 * occurs.
 */
const parts = {
  '': `${range(0x20, 0x7e)}\u00a0©×÷–—‘’“”…−→←↑↓`,
  '-more': `${range(0xa1, 0xff).replace(/[©×÷]/g, '')}ŒœŸŠšŽžıˆ˜‚„†•‹›€™≤≥≈≠∞`,
}
const characters = parts[''] + parts['-more']
// cspell:disable
/**
 * What nearly every page in these languages needs, too. Each has files with both, which are smaller than two,
 * one request less, and short enough to arrive in one round trip (14.6 kB with headers). What's rarer, such as
 * a French Ë, is in the file for the rest.
 */
const letters: Record<string, string> = {
  es: 'áéíñóúüÁÉÍÑÓÚÜªº¡¿«»€',
  pt: 'áàâãçéêíóôõúÁÀÂÃÇÉÊÍÓÔÕÚªº«»€',
  fr: 'àâæçéèêëîïôœùûüÀÂÇÉÈÊÎŒ«»€',
  de: 'äöüßÄÖÜ„‚«»€',
  /** Other languages with accented letters: all of these, and the capitals of all. */
  accents: '',
}
letters.accents = Object.values(letters)
  .join('')
  .replace(/\p{L}/gu, (letter) => letter + letter.toUpperCase())
// cspell:enable
// cspell:ignore Français Português página áçêñ

/**
 * More for the files that are loaded at once, so that a page in English doesn't load a second file for
 * one letter: what links to other languages have (Español, Français, Português, “página”), and the
 * units of what we measure.
 */
const alsoAtOnce: Record<string, string> = { archivo: '¢áçêñ', newsreader: '¢µ' }

const files = {
  archivo: {
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: 93, wght: { min: 450, max: 600, default: 450 } },
    features: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
  },
  newsreader: {
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 20, wght: 400 },
    features: ['kern', 'liga', 'ccmp', 'mark'],
  },
  'newsreader-italic': {
    source: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    axes: { opsz: 24, wght: 400 },
    features: ['kern', 'liga', 'ccmp', 'mark'],
  },
}

const subset = (
  name: keyof typeof files,
  targetFormat: 'woff2' | 'sfnt',
  axes = {},
  text = characters,
) => {
  const options = {
    targetFormat,
    variationAxes: { ...files[name].axes, ...axes },
    keepFeatures: files[name].features,
    noHinting: true,
  }
  return subsetFont(readFileSync(new URL(files[name].source, packages)), text, options)
}

for (const folder of Object.keys(letters)) mkdirSync(new URL(folder, out), { recursive: true })
async function writeWoff2(file: string, name: keyof typeof files, text: string) {
  const woff2 = await subset(name, 'woff2', {}, text)
  writeFileSync(new URL(`${file}.woff2`, out), woff2)
  console.log(`${file}.woff2 ${woff2.length} bytes`)
}

for (const name of Object.keys(files) as (keyof typeof files)[])
  for (const [part, text] of Object.entries(parts)) {
    const extra = part === '' ? (alsoAtOnce[name] ?? '') : ''
    await writeWoff2(`${name}${part}`, name, text + extra)
    if (part === '')
      for (const [folder, more] of Object.entries(letters))
        await writeWoff2(`${folder}/${name}`, name, text + extra + more)
  }
// Only pages in Arabic load it (`kit/site/theme/scripts/arabic.css`, which names these ranges).
const arabic = [
  [0x60c, 0x6ff],
  [0x200c, 0x200e],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
].map(([first = 0, last = 0]) => range(first, last))
const arabicOptions = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  noHinting: true,
}
const readex = await subsetFont(
  readFileSync(new URL('readex-pro/files/readex-pro-arabic-wght-normal.woff2', packages)),
  arabic.join(''),
  arabicOptions,
)
writeFileSync(new URL('readex-arabic.woff2', out), readex)
console.log(`readex-arabic.woff2 ${readex.length} bytes`)
// Social pictures and PDFs are drawn at build time by renderers that need TrueType. The widths, in
// thousandths of the size, are for breaking lines.
const display = await subset('archivo', 'sfnt', { wght: 620 })
writeFileSync(new URL('archivo-display.ttf', out), display)
writeFileSync(new URL('newsreader.ttf', out), await subset('newsreader', 'sfnt'))
// The renderer of pictures needs all letters of a text in one font to join those that are Arabic.
const whole = '../node_modules/@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'
const wholeOptions = { targetFormat: 'sfnt' as const, noHinting: true }
const arabicDisplay = await subsetFont(
  readFileSync(new URL(whole, import.meta.url)),
  arabic.join('') + characters,
  wholeOptions,
)
writeFileSync(new URL('readex-display.ttf', out), arabicDisplay)
const font = fontkit.create(display) as fontkit.Font
const widths = [...characters].map((character): [string, number] => {
  const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return [character, Math.round((advanceWidth / font.unitsPerEm) * 1000)]
})
writeFileSync(
  new URL('archivo-display.json', out),
  `${JSON.stringify(Object.fromEntries(widths))}\n`,
)

for (const family of ['archivo', 'newsreader', 'readex-pro'])
  copyFileSync(new URL(`${family}/LICENSE`, packages), new URL(`OFL-${family}.txt`, out))

const metrics = async (name: keyof typeof files, familyName: string, axes = {}) => ({
  ...(await fromBuffer(await subset(name, 'sfnt', axes))),
  familyName,
})
/**
 * The `unicode-range` of the file loaded where it occurs. Gaps are included if they are short and
 * have nothing from the file loaded at once. Characters that the sources lack, such as ≥, are left
 * out: for them, a browser would load the file and then draw them in a system's font anyway.
 */
const more = fontkit.create(readFileSync(new URL('archivo-more.woff2', out))) as fontkit.Font
const rangeOfMore = [...parts['-more']]
  .map((character) => character.codePointAt(0) ?? 0)
  .filter((code) => more.hasGlyphForCodePoint(code))
  .toSorted((a, b) => a - b)
  .reduce<[number, number][]>((runs, code) => {
    const last = runs.at(-1)
    const joins =
      last &&
      code - last[1] < 0x80 &&
      ![...range(last[1], code)].some((character) => parts[''].includes(character))
    if (joins) last[1] = code
    else runs.push([code, code])
    return runs
  }, [])
  .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
  .join(', ')
/**
 * The second file is a family of its own, which `base.css` names after the first. As a part of the
 * first family it would be a face that's still missing, and a browser would look up a system's font
 * to stand in for it, for each size of text. If both have a letter, a browser takes it from the first
 * and doesn't load the second for it. So the range is the same for each language's first file: one without
 * its letters would make pages 80 bytes larger.
 */
const face = (family: string, file: string, weight: string, style: string) =>
  [
    { name: file, in: family, range: '' },
    { name: `${file}-more`, in: `"${family} More"`, range: `  unicode-range: ${rangeOfMore};\n` },
  ]
    .map(
      ({ name, in: family, range }) =>
        `@font-face {\n  font-family: ${family};\n  src: url("./fonts/${name}.woff2") format("woff2");\n  font-weight: ${weight};\n${style === 'normal' ? '' : `  font-style: ${style};\n`}  font-display: swap;\n${range}}\n`,
    )
    .join('\n')
/**
 * Archivo gets wider with its weight but the fallback doesn't, so text and headings each have one.
 */
const sans = async (wght: number, fontWeight: string) =>
  createFontStack([await metrics('archivo', 'Archivo', { wght }), arial], {
    fontFaceFormat: 'styleString',
    fontFaceProperties: { fontWeight },
  }).fontFaces
const { fontFaces: serif } = createFontStack(
  [await metrics('newsreader', 'Newsreader'), georgia, timesNewRoman],
  { fontFaceFormat: 'styleString' },
)
/** Adds the metric-compatible fonts that other systems have instead of a Windows font. */
const twins = (css: string) =>
  css
    .replaceAll("'", '"')
    .replace('local("Arial")', 'local("Arial"), local("Liberation Sans"), local("Helvetica")')
    .replace('local("Times New Roman")', 'local("Times New Roman"), local("Liberation Serif")')

const css = `/* Made by scripts/fonts.ts. */\n${[
  face('Archivo', 'archivo', '450 600', 'normal'),
  face('Newsreader', 'newsreader', '400', 'normal'),
  face('Newsreader', 'newsreader-italic', '400', 'italic'),
  twins(await sans(520, '400 590')),
  twins(await sans(600, '600')),
  twins(serif),
].join('\n')}`
writeFileSync(new URL('../fonts.css', out), css)
