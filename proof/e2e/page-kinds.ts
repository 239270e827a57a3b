import {
  attributeOf,
  childrenOf,
  descendants,
  type Element,
  type Parent,
} from '@wize/kit/content/html-tree.ts'
import { parse } from 'parse5'

/**
 * A few pages that together have every kind of element, with a selector for each that no page before
 * them has. Everything else is made of the same parts on the same grounds, and differs in its words.
 */
export function pagesWithNewKinds(
  paths: readonly string[],
  htmlOf: (path: string) => string,
): Map<string, string[]> {
  const kindsOf = new Map(paths.map((path) => [path, kindsOfPage(htmlOf(path))]))
  let chosen = [...newKinds(kindsOf).keys()]
  // A later page may have everything that an earlier one was chosen for.
  for (const path of chosen) {
    const others = chosen.filter((other) => other !== path)
    const theirs = new Set(others.flatMap((other) => [...(kindsOf.get(other) ?? [])]))
    if (kindsOf.get(path)?.isSubsetOf(theirs)) chosen = others
  }
  return newKinds(new Map(chosen.map((path) => [path, kindsOf.get(path) ?? new Set()])))
}

/** The pages with kinds that no page before them has, and these kinds. */
function newKinds(kindsOf: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const known = new Set<string>()
  const found = new Map<string, string[]>()
  for (const [path, kinds] of kindsOf) {
    const fresh = [...kinds].filter((kind) => !known.has(kind))
    for (const kind of fresh) known.add(kind)
    if (fresh.length > 0) found.set(path, fresh)
  }
  return found
}

function kindsOfPage(html: string): Set<string> {
  const body = [...descendants(parse(html))].find(({ tagName }) => tagName === 'body')
  return new Set(body ? kindsIn(body, undefined) : [])
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
