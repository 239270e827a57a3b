import { parse } from 'parse5'
import { descendants, type Element } from '#content/html-tree.ts'

/** All elements of a page in document order, including those in templates. */
export const elementsOf = (html: string): Generator<Element> =>
  descendants(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
