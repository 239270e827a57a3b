import type { ShikiConfig } from 'astro'

type ShikiTransformer = NonNullable<ShikiConfig['transformers']>[number]
type Content = Parameters<NonNullable<ShikiTransformer['code']>>[0]['children'][number]

/** Text of one color. Without a class, it has the color of the block. */
interface Run {
  className: string | undefined
  text: string
}

/** The sign at the start of a line of a diff isn't copied with the line. */
const sign = 'tk-sign'
const classes: Record<string, string> = {
  keyword: 'tk-keyword',
  function: 'tk-keyword',
  string: 'tk-value',
  'string-expression': 'tk-value',
  constant: 'tk-value',
  comment: 'tk-comment',
  punctuation: 'tk-punctuation',
}

/** The class for a token's style, or for the one that Astro gives the sign of a diff. */
function classFor(style: string): string | undefined {
  if (style.startsWith('user-select')) return sign
  return classes[style.match(/token-([\w-]+)/)?.[1] ?? '']
}

function runsOf(content: Content, className?: string): Run[] {
  if (content.type === 'text') return [{ className, text: content.value }]
  if (content.type !== 'element') return []
  const own = classFor(String(content.properties.style ?? '')) ?? className
  return content.children.flatMap((child) => runsOf(child, own))
}

/** Joins neighbors of one color. White space has none, so it joins what is before it. */
function joined(runs: Run[], { className, text }: Run): Run[] {
  const last = runs.at(-1)
  const joins = last?.className === className || (last?.className !== sign && !text.trim())
  if (last && joins) last.text += text
  else runs.push({ className, text })
  return runs
}

function contentOf({ className, text }: Run): Content {
  const value: Content = { type: 'text', value: text }
  if (!className) return value
  return { type: 'element', tagName: 'span', properties: { class: className }, children: [value] }
}

/**
 * Makes Shiki write classes, because the content security policy forbids inline styles. A run of one
 * color becomes one element, where Shiki has one for each token and line: half the elements for a
 * browser to lay out. Also passes a fence's `title="…"` and language on to the code component.
 */
export const codeClasses: ShikiTransformer = {
  name: 'code-classes',
  code(node) {
    node.children = node.children
      .flatMap((line) => runsOf(line))
      .reduce(joined, [])
      .map(contentOf)
    // With its size, a block that nobody sees needs no layout, and none of its colors is looked up.
    const lines = this.source.trimEnd().split('\n')
    node.properties['data-lines'] = lines.length
    node.properties['data-columns'] = Math.max(...lines.map((line) => line.length))
  },
  pre(node) {
    delete node.properties.style
    node.properties['data-language'] = this.options.lang
    const title = this.options.meta?.__raw?.match(/title="([^"]+)"/)?.[1]
    if (title) node.properties['data-title'] = title
  },
}
