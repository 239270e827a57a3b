import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'

const font = fileURLToPath(new URL('../theme/fonts/archivo-display.ttf', import.meta.url))

/** Renders an SVG as a PNG, in its own width or in `width` px. Runs in worker threads. */
export default function paint({ svg, width }: { svg: string; width?: number }): Uint8Array {
  const drawing = new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Archivo' },
    ...(width && { fitTo: { mode: 'width', value: width } }),
  })
  return drawing.render().asPng()
}
