import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { maxPictureBytes } from '#content/picture-limits.ts'
import { guardFields } from '#contracts/form-guards.ts'
import { hasAccents, languagesOf, splitPath } from '#contracts/languages.ts'
import { identity } from '#identity.ts'

const kB = 1000

/** What a page may weigh in compressed bytes, for `npm run verify` and for the tests. */
export const limits = {
  script: 3 * kB,
  /** A form without React checks and sends itself. Its messages are longer in some languages. */
  formScript: 4.4 * kB,
  styles: 9 * kB,
  fonts: 27 * kB,
  /** Articles need a third font for their subtitles in italics. */
  articleFonts: 40 * kB,
  /** More for each font of a page in a language with accented letters. */
  accentsOfFont: 5 * kB,
  total: 100 * kB,
  /**
   * What a server sends at once on a new connection, headers included, is 10 segments of 1,460 bytes
   * (RFC 6928). An owner's page may have a few sentences more; `budgets.spec.ts` holds our own to less.
   */
  firstFlight: 14_600 + 900,
  picture: maxPictureBytes,
}

/** The usual size of a response's headers, which count toward the first flight. */
export const typicalHead = 1200

/** The bytes that the server sends for a file of the build. */
export function sent(dist: string, file: string): number {
  const compressed = join(dist, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size
}

/** A module of the build and every module that it imports. */
export function withImports(dist: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(join(dist, file), 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+)["']/g,
  ))
    withImports(dist, `_astro/${name}`, seen)
  return seen
}

/** A page's file in `dist/`, by its address without a query, where letters such as á are encoded. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${decodeURI(path.slice(1))}.html`

/** Whether a page, in any of the site's languages, is an article. */
export const isArticle = (path: string): boolean =>
  /^\/blog\/(?!archive$)[^/]+$/.test(splitPath(path, languagesOf(identity)).path)

/** Whether a page has an island, and so loads React. */
export const hasIsland = (dist: string, file: string) =>
  readFileSync(join(dist, file), 'utf8').includes('<astro-island')

const compressedSizes = new Map<string, number>()

/** Brotli takes 15 ms, and pages of one template have the same scripts, and mostly the same styles. */
function compressedSize(text: string): number {
  const size = compressedSizes.get(text) ?? brotliCompressSync(text).length
  compressedSizes.set(text, size)
  return size
}

/** Weighs what loads with a page. Islands and pictures load later. */
export function weigh(dist: string, file: string) {
  const html = readFileSync(join(dist, file), 'utf8')
  const modules = new Set(
    [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].flatMap(([, src]) => [
      ...withImports(dist, src ?? ''),
    ]),
  )
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*(?:src=|type="(?:application|speculation)))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('')
  const fonts = [...html.matchAll(/rel="preload" href="\/([^"]+)"/g)].map(([, href]) => href ?? '')
  const script = [...modules].reduce((sum, module) => sum + sent(dist, module), 0)
  /** Only preloaded fonts; those for rare characters load later. */
  const fontBytes = fonts.reduce((sum, font) => sum + sent(dist, font), 0)
  return {
    html: sent(dist, file),
    script: script + inline.reduce((sum, [, code]) => sum + compressedSize(code ?? ''), 0),
    styles: compressedSize(styles),
    fonts: fontBytes,
    total: sent(dist, file) + script + fontBytes,
  }
}

/** The limits for a page without React. */
export function stillLimits(dist: string, file: string, isArticle: boolean) {
  const html = readFileSync(join(dist, file), 'utf8')
  const [, locale = 'en'] = /<html[^>]* lang="([^"]+)"/.exec(html) ?? []
  const accents = hasAccents(locale) ? limits.accentsOfFont : 0
  return {
    // Only a form with a script of its own asks for a token.
    script: html.includes(`name="${guardFields.token}"`) ? limits.formScript : limits.script,
    styles: limits.styles,
    fonts: isArticle ? limits.articleFonts + 3 * accents : limits.fonts + 2 * accents,
    total: limits.total,
  }
}
