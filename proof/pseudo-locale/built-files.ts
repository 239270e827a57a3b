import { globSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { textOfPdf } from './pdf-text.ts'
import { englishIn, linesOfText, textsOfHtml, valuesOf } from './texts.ts'

/** A text that still contains plain English, and where it was found. */
export interface Leak {
  where: string
  text: string
}

/** Columns and rows of the articles' data, shown by figures and tables. */
export const wordsOfData = (dist: string): Set<string> =>
  new Set(
    globSync(`${dist}/evidence/**/*.csv`).flatMap(
      (file) => readFileSync(file, 'utf8').match(/[A-Za-z’']+/g) ?? [],
    ),
  )

/** Words in addresses are names: breadcrumbs repeat them, and tags are part of them. */
export function wordsOfAddresses(files: string[]): Set<string> {
  const segments = files.flatMap((file) => file.replace(/\.\w+$/, '').split(/[^A-Za-z]/))
  return new Set(
    segments.flatMap((word) => [
      word,
      word.charAt(0).toUpperCase() + word.slice(1),
      word.toUpperCase(),
    ]),
  )
}

const readers: Record<string, (file: string) => Iterable<string>> = {
  '.html': (file) => textsOfHtml(readFileSync(file, 'utf8')),
  '.json': (file) => jsonTexts(file),
  '.pdf': (file) => [textOfPdf(readFileSync(file))],
  '.txt': (file) => linesOfText(readFileSync(file, 'utf8')),
  '.webmanifest': (file) => jsonTexts(file),
  '.xml': (file) => textsOfXml(readFileSync(file, 'utf8')),
}

/** Some values are HTML, for example in feeds. */
const jsonTexts = (file: string) =>
  [...valuesOf(JSON.parse(readFileSync(file, 'utf8')))].flatMap(textsOfHtml)

/** A feed's own texts. Its articles are HTML. */
const textsOfXml = (xml: string) =>
  [...xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>|(?<!-language|<language)>([^<]+)(?=<)/g)].flatMap(
    ([, html, text = '']) => textsOfHtml(html ?? textsOfHtml(text).join('')),
  )

/** Files for programs: articles' data, word lists, and the server's manifest. */
const forPrograms = /^(evidence|words|_astro|\.hosts)\/|^(robots|sitemap|vercel)/

/** Plain English in a build's files. */
export function leaksInBuild(dist: string): Leak[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const found = new Map<string, Set<string>>()
  const tags = files.filter((name) => name.startsWith('blog/tags/'))
  const data = wordsOfData(dist)
  for (const file of files.filter((name) => !forPrograms.test(name))) {
    const texts = readers[extname(file)]?.(join(dist, file)) ?? []
    const isArticle = /^blog\/[^/]+$|^(feed|rss|atom)\./.test(file)
    const allowed = new Set([...wordsOfAddresses([file, ...tags]), ...(isArticle ? data : [])])
    for (const text of texts)
      if (englishIn(text, allowed).length > 0) {
        const shown = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
        found.set(shown, (found.get(shown) ?? new Set()).add(file))
      }
  }
  return [...found].map(([text, [first, ...others]]) => ({
    where: `${first}${others.length ? ` and ${others.length} more` : ''}`,
    text,
  }))
}
