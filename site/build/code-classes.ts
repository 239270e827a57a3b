import type { ShikiConfig } from 'astro'

type ShikiTransformer = NonNullable<ShikiConfig['transformers']>[number]

/**
 * Makes Shiki write classes, because the content security policy forbids inline styles. The theme
 * `css-variables` gives each token `color:var(--astro-code-token-keyword)`, which becomes
 * `tk-keyword`. Also passes a fence's `title="…"` and language on to the code component.
 */
export const codeClasses: ShikiTransformer = {
  name: 'code-classes',
  span(node) {
    const style = String(node.properties.style ?? '')
    delete node.properties.style
    const token = style.match(/token-([\w-]+)/)?.[1]
    if (token) node.properties.class = `tk-${token}`
  },
  line(node) {
    // Astro keeps the + and - of a diff from being copied, by an inline style.
    const [first] = node.children
    const sign = first?.type === 'element' ? first.children[0] : undefined
    if (sign?.type === 'element' && String(sign.properties.style).startsWith('user-select')) {
      delete sign.properties.style
      sign.properties.class = 'tk-sign'
    }
  },
  pre(node) {
    delete node.properties.style
    node.properties['data-language'] = this.options.lang
    const title = this.options.meta?.__raw?.match(/title="([^"]+)"/)?.[1]
    if (title) node.properties['data-title'] = title
  },
}
