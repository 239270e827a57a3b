import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element

/** All elements of a page in document order, including those in templates. */
export const elementsOf = (html: string): Generator<Element> =>
  descendants(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }))

function* descendants(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    yield child
    yield* descendants('content' in child ? (child.content as typeof node) : child)
  }
}

export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

export const textOf = (element: Element): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('')
