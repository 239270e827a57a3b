import { parseFragment } from 'parse5'
import temml from 'temml'
import { childrenOf, type Element, textOf } from '#content/html-tree.ts'

/** A single dollar sign is an amount. Double ones enclose a formula. */
export const formulaFeatures = { math: { singleDollarTextMath: false } }

/**
 * MathML for a formula in TeX, as a tree for Markdown's renderer, with the TeX in it for whoever
 * copies it. Throws if it isn't TeX.
 */
export function mathMl(tex: string, { displayMode = false } = {}) {
  const options = { displayMode, annotate: true, throwOnError: true }
  const [math] = childrenOf(parseFragment(temml.renderToString(tex.trim(), options)))
  if (!math) throw new Error('An empty formula')
  return hastOf(math)
}

interface HastElement {
  type: 'element'
  tagName: string
  properties: Record<string, string>
  children: (HastElement | { type: 'text'; value: string })[]
}

/** The content security policy forbids inline styles, which only repeat what attributes say here. */
function hastOf(element: Element): HastElement {
  const properties = element.attrs.filter(({ name }) => name !== 'style' && name !== 'class')
  return {
    type: 'element',
    tagName: element.tagName,
    properties: {
      ...Object.fromEntries(properties.map(({ name, value }) => [name, value])),
      // A variable is set in italics, from the text's own font.
      ...(element.tagName === 'mi' && /^\p{L}$/u.test(textOf(element)) && { class: 'variable' }),
    },
    children: element.childNodes.flatMap((child): HastElement['children'] => {
      if ('value' in child) return [{ type: 'text', value: child.value }]
      return 'tagName' in child ? [hastOf(child)] : []
    }),
  }
}
