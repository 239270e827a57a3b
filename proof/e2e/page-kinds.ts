import {
  attributeOf,
  childrenOf,
  descendants,
  type Element,
  type Parent,
} from '@wize/kit/content/html-tree.ts'
import { parse } from 'parse5'

/**
 * The pages that have kinds of elements which no page before them has, with a selector for each of
 * these. Everything else is made of the same parts on the same grounds, and differs in its words.
 */
export function pagesWithNewKinds(
  paths: readonly string[],
  htmlOf: (path: string) => string,
): Map<string, string[]> {
  const known = new Set<string>()
  const found = new Map<string, string[]>()
  for (const path of paths) {
    const body = [...descendants(parse(htmlOf(path)))].find(({ tagName }) => tagName === 'body')
    const kinds = new Set(body ? kindsIn(body, undefined) : [])
    const fresh = [...kinds].filter((kind) => !known.has(kind))
    for (const kind of fresh) known.add(kind)
    if (fresh.length > 0) found.set(path, fresh)
  }
  return found
}

/** Classes are named after components, so an element of each component is a kind of its own. */
function* kindsIn(parent: Parent, ground: string | undefined): Generator<string> {
  for (const child of childrenOf(parent)) {
    const own = attributeOf(child, 'data-ground') ?? ground
    yield kindOf(child, own)
    // What's drawn has no text for assistive technology but its title.
    if (child.tagName !== 'svg') yield* kindsIn(child, own)
  }
}

const withValue = (name: string, value: string | undefined) =>
  value === undefined ? `:not([${name}])` : `[${name}=${JSON.stringify(value)}]`

/** A selector for all elements of the same kind. */
function kindOf(element: Element, ground: string | undefined): string {
  const attributes = ['class', 'role', 'type'].map((name) =>
    withValue(name, attributeOf(element, name)),
  )
  const kind = element.tagName + attributes.join('')
  return ground === undefined
    ? kind
    : `${kind}:is([data-ground=${JSON.stringify(ground)}], [data-ground=${JSON.stringify(ground)}] *)`
}
