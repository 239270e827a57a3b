import { existsSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sax from 'sax'
import { type CustomPlugin, optimize } from 'svgo'
import type { Problem } from '#content/problem.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf } from '#contracts/languages.ts'
import { channels, contrastOf, luminance } from '#site/theme/contrast.ts'
import type { ThemeName } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import { withoutMark } from './byte-order-mark.ts'
import { identity } from './identity.ts'
import { siteFile } from './root.ts'

/** A drawing of the owner's that becomes part of pages. */
export interface OwnDrawing {
  width: number
  height: number
  /** What's inside its svg element. What was black is `currentColor`. */
  body: string
}

/** What pages and the build show instead of the kit's tiles. */
export interface Logo extends OwnDrawing {
  /** A lighter or darker ground, in themes where most of the logo couldn't be seen without one. */
  plates: Partial<Record<ThemeName, string>>
}

/** Pages carry the logo inside them. */
const maxBytes = 30_000

/** Elements that draw, and nothing else: none runs, loads, links, or needs a font. */
const drawing = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask symbol use title desc style metadata'.split(
    ' ',
  ),
)

/** Where the site's languages find the same logo. */
const pathOf = ({ locale, locales }: Identity, name: string) =>
  `content/${languagesOf({ locale: locales?.[0] ?? locale, locales })[0]?.language}/pictures/${name}`

/** What a logo may not have, with its line. */
export function drawingProblems(file: string, svg: string): Problem[] {
  const problems: Problem[] = []
  const parser = sax.parser(true, { position: true })
  const refuse = (expected: string, found: string) =>
    problems.push({ file, line: parser.line + 1, expected, found })
  let box: unknown
  /** Programs keep notes of their own in these. */
  let inNotes = 0
  let inStyle = false
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'metadata' || name.includes(':')) inNotes++
    if (inNotes > 0) return
    inStyle = name === 'style'
    if (name === 'svg' && !box)
      box = attributes['viewBox'] || [attributes['width'], attributes['height']].every(isInPixels)
    if (name === 'text' || name === 'tspan')
      refuse('expected letters as paths (convert text to outlines)', `<${name}>`)
    else if (!drawing.has(name)) refuse('expected only shapes', `<${name}>`)
    for (const [attribute, given] of Object.entries(attributes)) {
      const value = String(given)
      if (/^on/i.test(attribute)) refuse('expected no script', attribute)
      if (/(^|:)href$/i.test(attribute) && !value.startsWith('#'))
        refuse('expected nothing from outside the file', `${attribute}="${value.slice(0, 40)}"`)
      if (/url\(\s*["']?(?!["']?#)/i.test(value))
        refuse('expected nothing from outside the file', `${attribute}="${value.slice(0, 40)}"`)
    }
  }
  parser.onclosetag = (name) => {
    if (name === 'metadata' || name.includes(':')) inNotes--
    inStyle = false
  }
  parser.ontext = (text) => {
    if (inStyle && /@import|url\(\s*["']?(?!["']?#)/i.test(text))
      refuse('expected nothing from outside the file', 'an address in its styles')
  }
  parser.oncdata = parser.ontext
  parser.onerror = (error) => {
    const [message = ''] = error.message.split('\n')
    refuse('expected an SVG', message)
    throw error
  }
  try {
    parser.write(svg).close()
  } catch {
    return problems.slice(0, 1)
  }
  if (!box) problems.push({ file, expected: 'expected a viewBox, or width and height in pixels' })
  const bytes = Buffer.byteLength(svg)
  if (problems.length === 0 && bytes > maxBytes) {
    const found = `${Math.ceil(bytes / 1000)} kB`
    const limit = `expected at most ${maxBytes / 1000} kB, because every page carries it`
    problems.push({ file, expected: limit, found })
  }
  return problems
}

const isInPixels = (size: unknown) => /^\d*\.?\d+(px)?$/.test(String(size))

/** Everything wrong with the site's logo and its icon. */
export function logoProblems(root: string, owner: Identity): Problem[] {
  const { logo, icon } = owner.company
  return [logo, icon].flatMap((name): Problem[] => {
    const file = name && pathOf(owner, name)
    const path = file && `${root}/${file}`
    // A file that's missing is reported with the other pictures.
    return path && existsSync(path)
      ? drawingProblems(file, withoutMark(readFileSync(path, 'utf8')))
      : []
  })
}

/** A mask, in which black hides; or else a color that follows the theme. */
const masksAndBlack = /<mask\b.*?<\/mask>|\b(fill|stroke|stop-color)="(?:#000(?:000)?|black)"/gs

/** Leaves nothing but what `drawing` names, and only SVG's own attributes. */
const onlyShapes: CustomPlugin = {
  name: 'onlyShapes',
  fn: () => ({
    element: {
      enter(node, parent) {
        const { name, attributes } = node
        if (!drawing.has(name)) parent.children = parent.children.filter((each) => each !== node)
        // A style that browsers also read as an attribute, but that svgo would drop.
        const [, maskType] = /mask-type:\s*(\w+)/.exec(attributes['style'] ?? '') ?? []
        if (maskType) attributes['mask-type'] = maskType
        for (const attribute of Object.keys(attributes))
          if (attribute.includes(':')) delete attributes[attribute]
      },
    },
  }),
}

/** A checked drawing without what its program left in it, ready to be part of a page. */
export function readDrawing(svg: string): OwnDrawing {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      'removeXlink',
      onlyShapes,
      { name: 'preset-default' },
      // The security policy allows no styles inside a page's elements.
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeStyleElement',
      { name: 'removeAttrs', params: { attrs: ['style', 'class', 'data-.*'] } },
      'removeTitle',
      'removeDimensions',
      { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
    ],
  })
  const [, attributes = '', body = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(data) ?? []
  const [, box = ''] = /viewBox="([^"]*)"/.exec(attributes) ?? []
  const [x = 0, y = 0, width = 1, height = 1] = box.split(/[\s,]+/).map(Number)
  const inherited = [...attributes.matchAll(/ (?:fill|stroke)[\w-]*="[^"]*"/g)].join('')
  const fill = /\sfill="/.test(inherited) ? '' : ' fill="currentColor"'
  const moved = x || y ? ` transform="translate(${-x} ${-y})"` : ''
  return {
    width,
    height,
    body: `<g${fill}${inherited}${moved}>${body}</g>`.replaceAll(
      masksAndBlack,
      (mask, attribute?: string) =>
        attribute
          ? `${attribute}="currentColor"`
          : mask.replace(/^<mask(?![^>]* fill=)/, '<mask fill="#000"'),
    ),
  }
}

/** A drawing as a file of its own. */
export const drawingSvg = ({ width, height, body }: OwnDrawing, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inColor(body, color)}</svg>`

/** The drawing's elements with a color instead of the surrounding text's. */
export const inColor = (body: string, color: string): string =>
  body.replaceAll('currentColor', color)

/** How much of the drawing can hardly be told from a ground, from 0 to 1. */
function shareLost(own: OwnDrawing, color: string, ground: string): number {
  const image = new Resvg(drawingSvg(own, color), { fitTo: { mode: 'width', value: 80 } }).render()
  const behind = luminance(channels(ground))
  let [all, lost] = [0, 0]
  for (let at = 0; at < image.pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = image.pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    all++
    if (contrastOf(luminance([red, green, blue]), behind) < 2) lost++
  }
  return all ? lost / all : 0
}

const [white, ink] = ['#ffffff', '#121411']

/** Under a logo that a theme's bar would hide, the ground on which less of it's lost. */
function platesOf(own: OwnDrawing): Logo['plates'] {
  const hidden = Object.entries(themes).filter(
    ([, { text, nav }]) => shareLost(own, text, nav) > 0.4,
  )
  return Object.fromEntries(
    hidden.map(([name, { text }]) => [
      name,
      [white, ink].toSorted((a, b) => shareLost(own, text, a) - shareLost(own, text, b))[0],
    ]),
  )
}

/** A file that can't be used is reported by the checks of the content, so it's left out here. */
function read(name: string | undefined): Logo | undefined {
  const file = name && siteFile(pathOf(identity, name))
  if (!file || !existsSync(file)) return undefined
  const svg = withoutMark(readFileSync(file, 'utf8'))
  if (drawingProblems(name, svg).length > 0) return undefined
  const own = readDrawing(svg)
  return { ...own, plates: platesOf(own) }
}

/** The site's own logo, if it has one, and the square mark for its icons. */
export const logo: Logo | undefined = read(identity.company?.logo)
export const icon: Logo | undefined = read(identity.company?.icon) ?? logo
