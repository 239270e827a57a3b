import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { arabic } from '#site/theme/drawn-letters.ts'
import { palettePng } from './palette-png.ts'

const fontFiles = ['archivo-display', 'readex-display'].map((name) =>
  fileURLToPath(new URL(`../theme/fonts/${name}.ttf`, import.meta.url)),
)

/** Renders an SVG as a PNG, in its own width or in `width` px. Runs in worker threads. */
export default function paint({ svg, width }: { svg: string; width?: number }): Uint8Array {
  const drawing = new Resvg(withJoinedLetters(svg), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Archivo' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
  const picture = drawing.render()
  return palettePng(picture) ?? picture.asPng()
}

/**
 * A drawing with words in Arabic, in the font that has them. Resvg joins letters only within one font,
 * and begins a text at the left unless a character in it says otherwise.
 */
const withJoinedLetters = (svg: string) =>
  arabic.test(svg)
    ? svg
        .replaceAll('"Archivo"', '"Readex Pro"')
        .replaceAll(/(?<=>)[^<>]+(?=<)/g, (text) =>
          arabic.test(text) ? `\u202b${text}\u202c` : text,
        )
    : svg
