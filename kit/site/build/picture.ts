import { readFileSync } from 'node:fs'
import { escapeUTF8 } from 'entities'
import { defaultTheme } from '#site/theme/theme-names.ts'
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

/** Mixes colors like base.css does for a ground's lines: `color-mix(in srgb, a share, b)`. */
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
      line: mixed(onPrimary, 0.38, primary),
    },
    near: {
      ...paper,
      ground: accent,
      fg: onAccent,
      tile: onAccent,
      pop: background,
      line: mixed(onAccent, 0.34, accent),
    },
  }
})()

function drawn({ width, height, layers, gridlines, letters = [] }: Mosaic, ground: Ground): string {
  const color = tones[ground]
  const scale = Math.max(artWidth / width, pictureSize.height / height)
  const [x, y] = [(artWidth - width * scale) / 2, (pictureSize.height - height * scale) / 2]
  const lines =
    gridlines &&
    `<path d="${gridlines}" stroke="${color.line}" stroke-width="${1 / scale}" fill="none"/>`
  const tiles = layers.map(({ tone, d, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${color[tone]}"/>`
      : `<path d="${d}" stroke="${color[tone]}" stroke-width="${stroke}" fill="none"/>`,
  )
  const text = letters.map(
    ({ character, x: lx, y: ly, state }) =>
      `<text x="${lx + 0.5}" y="${ly + 0.72}" font-size=".62" text-anchor="middle" fill="${state === 'solved' ? color.onTile : color.fg}">${character}</text>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})">${lines ?? ''}${tiles.join('')}${text.join('')}</g>`
}

/** The site's icon for a phone's home screen, as SVG. */
export const touchIcon = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><path fill="${theme.text}" d="M0 0h180v180H0z"/><path fill="${theme.primary}" d="M90 90h90v90H90z"/></svg>`

/** A page's picture as SVG: the company's tiles, the title with its period, and the page's art. */
export function pictureSvg(company: string, title: string, { ground, mosaic }: Cover): string {
  const { size, lines } = setTitle(title)
  const { width, height } = pictureSize
  const base = height - margin - 14
  const last = lines.length - 1
  const logo = logoLetters(company).map((letter, index) => {
    const certain = index === 2
    const x = margin + index * logoTile
    return `<rect x="${x}" y="${margin}" width="${logoTile - 1}" height="${logoTile}" fill="${certain ? theme.primary : theme.text}"/><text x="${x + logoTile / 2}" y="${margin + 35}" font-size="29" text-anchor="middle" fill="${certain ? theme.onPrimary : theme.background}">${escapeUTF8(letter)}</text>`
  })
  const words = lines.map(
    (line, index) =>
      // Has an explicit length, because kerning would separate the period from the last letter.
      `<text x="${margin - size * 0.04}" y="${base - (last - index) * size}" font-size="${size}" letter-spacing="${tracking * size}" textLength="${widthOf(line) * size}" fill="${theme.text}">${escapeUTF8(line)}</text>`,
  )
  const side = size * 0.185
  const stopAt = margin + widthOf(lines[last] ?? '') * size + size * 0.02
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Archivo" font-weight="620" shape-rendering="crispEdges"><rect width="${width}" height="${height}" fill="${theme.background}"/>${logo.join('')}${words.join('')}<rect x="${stopAt}" y="${base - side}" width="${side}" height="${side}" fill="${theme.primary}"/><svg x="${width - artWidth}" width="${artWidth}" height="${height}"><rect width="${artWidth}" height="${height}" fill="${tones[ground].ground}"/>${drawn(mosaic, ground)}</svg></svg>`
}
