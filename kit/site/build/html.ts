import { parse } from 'parse5'
import { descendants, type Element, type Parent } from '#content/html-tree.ts'

export const parsed = (html: string): Parent =>
  parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })

/** All elements of a page in document order, including those in templates. */
export const elementsOf = (html: string): Generator<Element> => descendants(parsed(html))

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** A piece of a page, by its position, and the text in its place. */
export interface Edit {
  from: number
  to: number
  text: string
}

export function edited(html: string, edits: readonly Edit[]): string {
  let end = 0
  const parts = edits
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, text }) => {
      const before = html.slice(end, from)
      end = to
      return before + text
    })
  return parts.join('') + html.slice(end)
}
