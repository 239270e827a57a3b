import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { defaultTheme } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'

// Resolved by the package's name, because the build moves this module into another folder.
const { resolve } = createRequire(import.meta.url)
const font = (name: string) => resolve(`@wize/kit/site/theme/fonts/${name}.ttf`)
/** Paper is light, whatever the default theme. */
const { text: ink, textSecondary: secondary, border: line, primary: brand } = lightTheme()
export const inks = { ink, secondary, line, brand }
/** Countries that print on US Letter; everyone else uses A4. */
const letterCountries = ['US', 'CA', 'MX', 'CL', 'CO', 'PH']

interface PaperOptions {
  title: string
  author: string
  subject: string
  /** Where it's printed, as an ISO 3166-1 code. Decides the paper size. */
  country: string
  locale: string
  /** Makes type and the space around dividers smaller. */
  scale?: number
}

/**
 * A tagged PDF in the site's type, drawn at build time. Uses a PDF library instead of a browser's
 * print, so that a fresh clone builds without Chromium and the file is always current.
 */
export function openPaper(options: PaperOptions) {
  const { title, author, subject, country, locale, scale = 1 } = options
  const doc = new PDFDocument({
    size: letterCountries.includes(country) ? 'LETTER' : 'A4',
    margins: { top: 56, bottom: 52, left: 56, right: 56 },
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Subject: subject },
  })
  doc.registerFont('display', font('archivo-display'))
  doc.registerFont('text', font('newsreader'))
  const file = buffer(doc)
  const { left, right, top, bottom } = doc.page.margins
  const width = doc.page.width - left - right

  const display = (size: number, color = ink) =>
    doc
      .font('display')
      .fontSize(size * scale)
      .fillColor(color)
  const text = (size: number, color = ink) =>
    doc
      .font('text')
      .fontSize(size * scale)
      .fillColor(color)
      .lineGap(size * scale * 0.14)
  const tagged = (tag: string, draw: () => void) => doc.addStructure(doc.struct(tag, {}, draw))
  /** Draws something that screen readers skip. */
  const decoration = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  /** A horizontal divider. Pages don't start with one. */
  const rule = (color: string, before: number, after: number) => {
    if (doc.y === top) return
    const y = doc.y + before * scale
    decoration(() =>
      doc
        .lineWidth(color === ink ? 1 : 0.6)
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke(color),
    )
    doc.y = y + after * scale
  }
  /** Starts a page if fewer than `height` points are left on this one. */
  const keep = (height: number) => {
    if (doc.y + height > doc.page.height - bottom) doc.addPage()
  }
  const pageCount = () => doc.bufferedPageRange().count
  /** The finished file. */
  const close = () => {
    doc.end()
    return file
  }
  return {
    doc,
    left,
    top,
    bottom,
    width,
    display,
    text,
    tagged,
    decoration,
    rule,
    keep,
    pageCount,
    close,
  }
}

function lightTheme() {
  const preferred = themes[defaultTheme]
  return preferred.scheme === 'light'
    ? preferred
    : (Object.values(themes).find(({ scheme }) => scheme === 'light') ?? preferred)
}
