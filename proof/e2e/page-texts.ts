import { attributeOf, type Parent } from '@wize/kit/content/html-tree.ts'
import { parse } from 'parse5'

/** Attributes that are read aloud. */
const spoken = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']
/** Elements with code or drawings. */
const untranslated = ['script', 'style', 'code', 'pre', 'template', 'kbd', 'samp', 'svg']

/**
 * Every text of a page: those that are seen or read aloud, also without scripts, and those for search
 * engines. Leaves out code, and what's marked as another language's or as a name.
 */
export const textsOfPage = (html: string): Set<string> =>
  new Set(
    [...textsOf(parse(html, { scriptingEnabled: false }))]
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  )

function* textsOf(parent: Parent): Generator<string> {
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text' && 'value' in node) yield node.value
    if (!('tagName' in node)) continue
    const attribute = (name: string) => attributeOf(node, name)
    if (attribute('type') === 'application/ld+json')
      for (const child of node.childNodes)
        if ('value' in child) yield* valuesOf(JSON.parse(child.value))
    const isForeign = node.tagName !== 'html' && attribute('lang') !== undefined
    if (untranslated.includes(node.tagName) || attribute('translate') === 'no' || isForeign)
      continue
    for (const name of spoken) yield attribute(name) ?? ''
    const about = attribute('name') ?? attribute('property') ?? ''
    if (/description$|title$|image:alt$/.test(about)) yield attribute('content') ?? ''
    yield* textsOf(node)
  }
}

/** The texts of structured data, without its types and addresses. */
function* valuesOf(value: unknown, key = ''): Generator<string> {
  if (/^@(context|id|type)$|(image|logo|url|sameAs|category|currency|country|language)$/i.test(key))
    return
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [at, inner] of Object.entries(value))
      yield* valuesOf(inner, Array.isArray(value) ? key : at)
}
