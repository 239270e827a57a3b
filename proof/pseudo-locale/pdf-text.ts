import { inflateSync } from 'node:zlib'

/** The text of one of our PDFs by font run. Only reads what pdfkit writes. */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  )
  const streamOf = (body = '') => {
    const [, data] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? []
    if (data === undefined) return ''
    const bytes = Buffer.from(data, 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const fonts = new Map<string, string[]>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      if (cmap) fonts.set(name, charactersOf(streamOf(objects.get(cmap))))
    }
  const pages = [...objects.values()]
    .filter((body) => body.includes('stream\n') && !/\/(Subtype|FunctionType|Length1)\b/.test(body))
    .map(streamOf)
  return pages
    .flatMap((page) => {
      let characters: string[] = []
      return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].map(([, font, run]) => {
        if (font) characters = fonts.get(font) ?? []
        return [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '')
          .join('')
      })
    })
    .join('\n')
}

/** Which characters a font's glyphs represent. */
function charactersOf(cmap: string): string[] {
  const characters: string[] = []
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = (hex.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      characters[Number.parseInt(first, 16) + index] = String.fromCharCode(...units)
    }
  return characters
}
