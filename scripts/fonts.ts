// `node scripts/fonts.ts`: makes the site's font files from the @fontsource-variable packages.
// Axes that the design does not use are pinned, characters that the site does not use are dropped,
// and `site/theme/fonts.css` gets fallbacks whose metrics match, so that nothing moves when a font arrives.
// The output is committed: a build needs neither these packages nor the time.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import timesNewRoman from '@capsizecss/metrics/timesNewRoman'
import { fromBuffer } from '@capsizecss/unpack'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const out = new URL('../site/theme/fonts/', import.meta.url)
mkdirSync(out, { recursive: true })

const latin = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i))
  .filter((c) => !/[\u007f-\u009f]/.test(c))
  .join('')
const characters = `${latin}ŒœŸŠšŽžıˆ˜–—‘’‚“”„†•…‹›€™−×≤≥≈≠→←↑↓∞`

const files = {
  archivo: {
    source: 'archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wdth: 93, wght: { min: 450, max: 720, default: 450 } },
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

const subset = (name: keyof typeof files, targetFormat: 'woff2' | 'sfnt', axes = {}) => {
  const options = {
    targetFormat,
    variationAxes: { ...files[name].axes, ...axes },
    keepFeatures: files[name].features,
    noHinting: true,
  }
  return subsetFont(readFileSync(new URL(files[name].source, packages)), characters, options)
}

for (const name of Object.keys(files) as (keyof typeof files)[]) {
  const woff2 = await subset(name, 'woff2')
  writeFileSync(new URL(`${name}.woff2`, out), woff2)
  console.log(`${name}.woff2 ${woff2.length} bytes`)
}
// The pictures for social networks and the resume's PDF are drawn at build time by renderers that read
// TrueType; the widths, in thousandths of the size, let the build break their lines.
const display = await subset('archivo', 'sfnt', { wght: 620 })
writeFileSync(new URL('archivo-display.ttf', out), display)
writeFileSync(new URL('newsreader.ttf', out), await subset('newsreader', 'sfnt'))
const font = fontkit.create(display) as fontkit.Font
const widths = [...characters].map((character): [string, number] => {
  const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
  return [character, Math.round((advanceWidth / font.unitsPerEm) * 1000)]
})
writeFileSync(
  new URL('archivo-display.json', out),
  `${JSON.stringify(Object.fromEntries(widths))}\n`,
)

for (const family of ['archivo', 'newsreader'])
  copyFileSync(new URL(`${family}/LICENSE`, packages), new URL(`OFL-${family}.txt`, out))

const metrics = async (name: keyof typeof files, familyName: string, axes = {}) => ({
  ...(await fromBuffer(await subset(name, 'sfnt', axes))),
  familyName,
})
const face = (family: string, file: string, weight: string, style: string) =>
  `@font-face {\n  font-family: ${family};\n  src: url("./fonts/${file}.woff2") format("woff2");\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n}\n`
const { fontFaces: sans } = createFontStack(
  [await metrics('archivo', 'Archivo', { wght: 560 }), arial],
  { fontFaceFormat: 'styleString' },
)
const { fontFaces: serif } = createFontStack(
  [await metrics('newsreader', 'Newsreader'), georgia, timesNewRoman],
  { fontFaceFormat: 'styleString' },
)
/** Adds the metric twins that other systems have in place of a Windows font. */
const twins = (css: string) =>
  css
    .replaceAll("'", '"')
    .replace('local("Arial")', 'local("Arial"), local("Liberation Sans"), local("Helvetica")')
    .replace('local("Times New Roman")', 'local("Times New Roman"), local("Liberation Serif")')

writeFileSync(
  new URL('../site/theme/fonts.css', import.meta.url),
  `/* Made by scripts/fonts.ts. */\n${[
    face('Archivo', 'archivo', '450 720', 'normal'),
    face('Newsreader', 'newsreader', '400', 'normal'),
    face('Newsreader', 'newsreader-italic', '400', 'italic'),
    twins(sans),
    twins(serif),
  ].join('\n')}`,
)
