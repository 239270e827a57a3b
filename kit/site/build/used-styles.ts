import { type Selector, transform } from 'lightningcss'

/** A class of a CSS module, as `class-names.ts` names it. */
const isModuleClass = (name: string) => /^_\w+-\w+$/.test(name)

/**
 * Leaves out the rules of CSS modules for classes that a page doesn't have. Every article may have
 * charts and calculators, so Astro gives all of their styles to all articles. Only for pages without
 * islands: no other script adds elements with a module's class.
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const canMatch = (selector: Selector) =>
    selector.every(
      (part) => part.type !== 'class' || !isModuleClass(part.name) || used.has(part.name),
    )
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some(canMatch) ? undefined : []
        },
      },
    },
  })
  return code.toString()
}
