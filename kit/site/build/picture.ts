import { readFileSync } from 'node:fs'
import { escapeAttribute, escapeText } from 'entities'
import { icon, inColor, logo as own } from '#logo.ts'
import { arabic, missingLetters } from '#site/theme/drawn-letters.ts'
import { defaultTheme, type ThemeName } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import type { Cover, Ground } from '#site/ui/art/covers.ts'
import type { Mosaic, Tone } from '#site/ui/art/mosaic.ts'
import { logoLetters } from '#site/ui/logo-letters.ts'

const widths: Record<string, number> = JSON.parse(
  readFileSync(new URL('../theme/fonts/archivo-display.json', import.meta.url), 'utf8'),
)

/** Size of a social picture, in pixels. */
const pictureSize = { width: 1200, height: 630 }

const [margin, artWidth, logoTile] = [56, 400, 48]
const textWidth = pictureSize.width - artWidth - 2 * margin
const tracking = -0.045

const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (widths[character] ?? 600) / 1000 + tracking, 0)

/** Breaks a title into at most four lines, in the largest size that fits. */
function setTitle(title: string): { size: number; lines: string[] } {
  for (const size of [112, 96, 84, 74, 66, 58, 50]) {
    const lines: string[] = []
    for (const word of title.split(/\s+/)) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word
      if (lines.length && widthOf(longer) * size <= textWidth - size * 0.2)
        lines[lines.length - 1] = longer
      else lines.push(word)
    }
    const fits = lines.every((line) => widthOf(line) * size <= textWidth)
    if (fits && lines.length * size <= 390) return { size, lines }
  }
  return { size: 50, lines: [title] }
}

const theme = themes[defaultTheme]

/** How much of the text's color a ground's lines have. A test compares them with base.css. */
export const lineShares = { brand: 0.38, near: 0.34 }

/** Mixes colors like base.css does: `color-mix(in srgb, a share, b)`. */
const mixed = (a: string, share: number, b: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [of, to] = [a, b].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
      return Math.round(share * (of ?? 0) + (1 - share) * (to ?? 0))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

const tones: Record<Ground, Record<Tone | 'ground' | 'onTile', string>> = (() => {
  const { background, surface, text, border, primary, onPrimary, accent, onAccent } = theme
  const { ink, onInk, inkBorder } = theme
  const rest = { sky: theme.skyline, window: theme.skylineWindow, onTile: onPrimary }
  const paper = { ground: background, fg: text, tile: primary, pop: accent, line: border, ...rest }
  return {
    paper,
    tint: { ...paper, ground: surface },
    ink: { ...paper, ground: ink, fg: onInk, line: inkBorder },
    brand: {
      ...paper,
      ground: primary,
      fg: onPrimary,
      tile: theme.spot,
      line: mixed(onPrimary, lineShares.brand, primary),
    },
    near: {
      ...paper,
      ground: accent,
      fg: onAccent,
      tile: onAccent,
      pop: background,
      line: mixed(onAccent, lineShares.near, accent),
    },
  }
})()

/** An SVG element as text. Its content is made of elements, or an escaped text. */
function element(name: string, attributes: Record<string, string | number>, ...content: string[]) {
  const tag = Object.entries(attributes).reduce(
    (tag, [name, value]) => `${tag} ${name}="${escapeAttribute(String(value))}"`,
    name,
  )
  return content.length > 0 ? `<${tag}>${content.join('')}</${name}>` : `<${tag}/>`
}

function drawn({ width, height, layers, gridlines, letters = [] }: Mosaic, ground: Ground): string {
  const color = tones[ground]
  const scale = Math.max(artWidth / width, pictureSize.height / height)
  const [x, y] = [(artWidth - width * scale) / 2, (pictureSize.height - height * scale) / 2]
  const line = (d: string, stroke: string, strokeWidth: number) =>
    element('path', { d, stroke, 'stroke-width': strokeWidth, fill: 'none' })
  const tiles = layers.map(({ tone, d, stroke }) =>
    stroke === undefined ? element('path', { d, fill: color[tone] }) : line(d, color[tone], stroke),
  )
  const text = letters.map(({ character, x, y, state }) =>
    element(
      'text',
      {
        x: x + 0.5,
        y: y + 0.72,
        'font-size': '.62',
        'text-anchor': 'middle',
        fill: state === 'solved' ? color.onTile : color.fg,
      },
      escapeText(character),
    ),
  )
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    gridlines ? line(gridlines, color.line, 1 / scale) : '',
    ...tiles,
    ...text,
  )
}

const namespace = 'http://www.w3.org/2000/svg'

/** The site's icon for a phone's home screen, as SVG. */
export const touchIcon =
  ownIcon(defaultTheme, 180, 24) ??
  element(
    'svg',
    { xmlns: namespace, width: 180, height: 180 },
    element('path', { fill: theme.text, d: 'M0 0h180v180H0z' }),
    element('path', { fill: theme.primary, d: 'M90 90h90v90H90z' }),
  )

/** The owner's mark on a square of a theme's paper, as SVG; undefined if there's none. */
export function ownIcon(name: ThemeName, side: number, padding: number): string | undefined {
  if (!icon) return undefined
  const { background, text } = themes[name]
  const [paper, inner] = [icon.plates[name] ?? background, side - 2 * padding]
  return element(
    'svg',
    { xmlns: namespace, width: side, height: side, viewBox: `0 0 ${side} ${side}` },
    element('rect', { width: side, height: side, fill: paper }),
    placed(icon, { x: padding, y: padding, width: inner, height: inner }, text),
  )
}

/** A drawing in a box, as large as fits. */
function placed(
  { width, height, body }: { width: number; height: number; body: string },
  box: Record<string, string | number>,
  color: string,
): string {
  return element('svg', { ...box, viewBox: `0 0 ${width} ${height}` }, inColor(body, color))
}

/** A page's picture as SVG: the company's tiles, the title with its period, and the page's art. */
export function pictureSvg(company: string, title: string, { ground, mosaic }: Cover): string {
  const { width, height } = pictureSize
  return element(
    'svg',
    {
      xmlns: namespace,
      ...pictureSize,
      'font-family': 'Archivo',
      'font-weight': 620,
      'shape-rendering': 'crispEdges',
    },
    element('rect', { ...pictureSize, fill: theme.background }),
    ...logo(company),
    ...titled(title),
    element(
      'svg',
      { x: width - artWidth, width: artWidth, height },
      element('rect', { width: artWidth, height, fill: tones[ground].ground }),
      drawn(mosaic, ground),
    ),
  )
}

function logo(company: string): string[] {
  if (own) {
    const plate = own.plates[defaultTheme]
    const width = Math.min(textWidth, (own.width / own.height) * logoTile)
    const box = { x: margin, y: margin, width, height: logoTile }
    const around = { x: margin - 8, y: margin - 8, width: width + 16, height: logoTile + 16 }
    return [
      ...(plate ? [element('rect', { ...around, fill: plate })] : []),
      placed(own, box, theme.text),
    ]
  }
  return logoLetters(company).flatMap((letter, index) => {
    const certain = index === 2
    const x = margin + index * logoTile
    const fill = certain ? theme.primary : theme.text
    const text = {
      x: x + logoTile / 2,
      y: margin + 35,
      'font-size': 29,
      'text-anchor': 'middle',
      fill: certain ? theme.onPrimary : theme.background,
    }
    return [
      element('rect', { x, y: margin, width: logoTile - 1, height: logoTile, fill }),
      element('text', text, escapeText(letter)),
    ]
  })
}

/** None if the fonts lack letters of it, which `verify` says. */
function titled(title: string): string[] {
  if (missingLetters(title, { joined: true }).length > 0) return []
  const { size, lines } = setTitle(title)
  const base = pictureSize.height - margin - 14
  const last = lines.length - 1
  if (arabic.test(title))
    return lines.map((line, index) => {
      const y = base - (last - index) * size - size * 0.1
      const place = { x: margin + textWidth, y, 'font-size': size * 0.85, 'text-anchor': 'end' }
      return element('text', { ...place, fill: theme.text }, escapeText(line))
    })
  const words = lines.map((line, index) => {
    const place = {
      x: margin - size * 0.04,
      y: base - (last - index) * size,
      'font-size': size,
      'letter-spacing': tracking * size,
      // Kerning would separate the period from the last letter.
      textLength: widthOf(line) * size,
      fill: theme.text,
    }
    return element('text', place, escapeText(line))
  })
  const side = size * 0.185
  const x = margin + widthOf(lines[last] ?? '') * size + size * 0.02
  const period = { x, y: base - side, width: side, height: side, fill: theme.primary }
  return [...words, element('rect', period)]
}
