import { type Selector, transform } from 'lightningcss'

/** A class of a CSS module, as `class-names.ts` names it. */
const isModuleClass = (name: string) => /^_\w+-\w+$/.test(name)

/** The modules' classes in a style sheet, and what is left of it for each choice of them. */
const known = new Map<string, { classes: string[]; results: Map<string, string> }>()

/**
 * Leaves out the rules of CSS modules for classes that a page doesn't have. Every article may have
 * charts and the add-ons' tags, so Astro gives all of their styles to all articles. `used` are the
 * classes of the page, and those that the scripts of its islands name (`classesOfScripts`).
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  // Most pages have the styles and classes of another one, and each reading takes 12 ms.
  let sheet = known.get(css)
  if (!sheet) {
    const classes = [...new Set(css.match(/(?<=\.)_\w+-\w+/g))]
    sheet = { classes, results: new Map() }
    known.set(css, sheet)
  }
  const choice = sheet.classes.filter((name) => used.has(name)).join()
  const result = sheet.results.get(choice) ?? withoutUnused(css, used)
  sheet.results.set(choice, result)
  return result
}

function withoutUnused(css: string, used: ReadonlySet<string>): string {
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
      RuleExit: (rule) =>
        rule.type === 'media' && rule.value.rules.every(({ type }) => type === 'ignored')
          ? []
          : undefined,
    },
  })
  return code.toString()
}

/**
 * The modules' classes that scripts name, with everything that they import: elements that islands add
 * can have no others. `readFile` returns a file of the build by its address.
 */
export function classesOfScripts(
  addresses: Iterable<string>,
  readFile: (path: string) => Buffer | undefined,
): Set<string> {
  const scripts = new Set(addresses)
  const classes = new Set<string>()
  // The loop also reaches scripts that are added during it.
  for (const address of scripts) {
    const text = String(readFile(address) ?? '')
    for (const [name] of text.matchAll(/\b_\w+-\w+/g)) classes.add(name)
    for (const [file] of text.matchAll(/[\w.-]+\.js\b/g)) scripts.add(`/_astro/${file}`)
  }
  return classes
}
