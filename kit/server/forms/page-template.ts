import { escapeText } from 'entities'
import { parse } from 'parse5'
import { attributeOf, descendants, type Element } from '#content/html-tree.ts'

/** A part of a page, by its positions in the text. */
export interface Range {
  from: number
  to: number
}

/** All elements of a page in document order, each with its positions. */
export const elementsOf = (html: string): Element[] => [
  ...descendants(parse(html, { sourceCodeLocationInfo: true })),
]

/** Where an element's content is. */
export function inside({ sourceCodeLocation: at }: Element): Range {
  const from = at?.startTag?.endOffset ?? 0
  return { from, to: at?.endTag?.startOffset ?? at?.endOffset ?? from }
}

/** A part that's written anew; undefined leaves it as built. */
interface Edit<Shown> extends Range {
  write: (shown: Shown) => string | undefined
}

/** A value for an attribute in double quotes. */
export const escapeAttribute = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;')

/**
 * A built page, parts of which are written anew for each visitor. Parsing a page takes 10 ms, filling it
 * in a hundredth of that.
 */
export class PageTemplate<Shown> {
  readonly #html: string
  /** In reading order. */
  readonly #edits: Edit<Shown>[] = []

  constructor(html: string) {
    this.#html = html
  }

  /** Lets an attribute change. `write` gets the built value; undefined stands for no such attribute. */
  attribute(
    element: Element | undefined,
    name: string,
    write: (shown: Shown, built: string | undefined) => string | undefined,
  ): void {
    const at = element?.sourceCodeLocation
    if (!element || !at?.startTag) return
    const built = attributeOf(element, name)
    const known = at.attrs?.[name]
    const nameEnd = at.startTag.startOffset + '<'.length + element.tagName.length
    const last = Math.max(nameEnd, ...Object.values(at.attrs ?? {}).map((each) => each.endOffset))
    this.#add({
      // With the space before it.
      from: known ? known.startOffset - 1 : last,
      to: known?.endOffset ?? last,
      write: (shown) => {
        const value = write(shown, built)
        return value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`
      },
    })
  }

  /** Lets an element's content change. What `write` returns is HTML; undefined leaves it as built. */
  content(element: Element | undefined, write: (shown: Shown) => string | undefined): void {
    if (element) this.#add({ ...inside(element), write })
  }

  #add(edit: Edit<Shown>): void {
    this.#edits.push(edit)
    this.#edits.sort((a, b) => a.from - b.from || a.to - b.to)
  }

  /** The page for a visitor. Changes inside of a content that changes are left out. */
  fill(shown: Shown): string {
    let html = ''
    let end = 0
    for (const { from, to, write } of this.#edits) {
      if (from < end) continue
      html += this.#html.slice(end, from) + (write(shown) ?? this.#html.slice(from, to))
      end = to
    }
    return html + this.#html.slice(end)
  }
}
