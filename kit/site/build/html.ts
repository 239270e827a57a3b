import { parse } from 'parse5'
import { descendants, type Element } from '#content/html-tree.ts'

/** All elements of a page in document order, including those in templates. */
export const elementsOf = (html: string): Generator<Element> =>
  descendants(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** A piece of a page, by its position, and the text in its place. */
export interface Edit {
  from: number
  to: number
  text: string
}

export const edited = (html: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => a.from - b.from)
    .reduceRight((page, { from, to, text }) => page.slice(0, from) + text + page.slice(to), html)
