import {
  attributeOf,
  childrenOf,
  descendants,
  type Element,
  type Parent,
} from '@wize/kit/content/html-tree.ts'
import { parse } from 'parse5'

/**
 * The pages that have a kind of element which no page before them has. The others are made of the
 * same parts on the same grounds, and differ in their words.
 */
export function pagesWithNewKinds(
  paths: readonly string[],
  htmlOf: (path: string) => string,
): Set<string> {
  const known = new Set<string>()
  return new Set(
    paths.filter((path) => {
      const before = known.size
      const body = [...descendants(parse(htmlOf(path)))].find(({ tagName }) => tagName === 'body')
      if (body) for (const kind of kindsIn(body, '')) known.add(kind)
      return known.size > before
    }),
  )
}

/** Classes are named after components, so an element of each component is a kind of its own. */
function* kindsIn(parent: Parent, ground: string): Generator<string> {
  for (const child of childrenOf(parent)) {
    const own = attributeOf(child, 'data-ground') ?? ground
    yield kindOf(child, own)
    // What's drawn has no text for assistive technology but its title.
    if (child.tagName !== 'svg') yield* kindsIn(child, own)
  }
}

const kindOf = (element: Element, ground: string) =>
  [
    element.tagName,
    ...['class', 'role', 'type'].map((name) => attributeOf(element, name)),
    ground,
  ].join(' ')
