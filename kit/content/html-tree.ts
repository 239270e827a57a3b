/** Ways through HTML that parse5 has read. */
import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Parent = DefaultTreeAdapterTypes.ParentNode
export type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node

/** The elements right below a node. */
export const childrenOf = (parent: Parent): Element[] => parent.childNodes.filter(isElement)

/** All elements below a node in document order, including those in templates. */
export function* descendants(parent: Parent): Generator<Element> {
  // A stack, because each level of generators would pass on every element below it.
  const left = childrenOf(parent).toReversed()
  for (let next = left.pop(); next; next = left.pop()) {
    yield next
    left.push(...childrenOf('content' in next ? (next.content as Parent) : next).toReversed())
  }
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** The text in a node and everything below it. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** A formula as the TeX it was written in. */
export function texOf(math: Element): string {
  const annotation = [...descendants(math)].find(({ tagName }) => tagName === 'annotation')
  return textOf(annotation ?? math)
}
