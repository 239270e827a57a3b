import { type Selector, transform } from 'lightningcss'
import { madeOnce } from './made-once.ts'

/** A class of a CSS module, as `class-names.ts` names it. */
const isModuleClass = (name: string) => /^_\w+-\w+$/.test(name)

/** What's left of style sheets. Most pages have those and the classes of another one, and each reading takes 12 ms. */
const sheets = new Map<string, { classes: string[]; choices: Map<string, Choice> }>()

/** What's left for some of a sheet's classes, and of that for some of its custom properties. */
interface Choice {
  code: string
  properties: string[]
  results: Map<string, string>
}

/**
 * Leaves out the rules of CSS modules for classes that a page doesn't have, and custom properties that
 * nothing uses. Every article may have charts and the add-ons' tags, so Astro gives all of their styles
 * to all articles. `classes` and `properties` are those that the page names outside of this style sheet,
 * itself or in its files (`namesInFiles`).
 */
export function usedStyles(
  css: string,
  classes: ReadonlySet<string>,
  properties: ReadonlySet<string>,
): string {
  const sheet = madeOnce(sheets, css, () => ({
    classes: [...new Set(css.match(/(?<=\.)_\w+-\w+/g))],
    choices: new Map<string, Choice>(),
  }))
  const chosen = sheet.classes.filter((name) => classes.has(name)).join()
  const choice = madeOnce(sheet.choices, chosen, () => {
    const code = withoutUnused(css, classes)
    const declared = [...code.matchAll(declaration)].flatMap(([, name]) => name ?? [])
    return { code, properties: [...new Set(declared)], results: new Map<string, string>() }
  })
  const beginnings = [...properties].flatMap((name) => begun.exec(name)?.[1] ?? [])
  const named = choice.properties.filter(
    (name) => properties.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  )
  return madeOnce(choice.results, named.join(), () => withoutUnusedProperties(choice.code, named))
}

const string = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`
/** What's in parentheses, such as a picture's data, may have the signs that end a declaration. */
const group = Array.from({ length: 4 }).reduce<string>(
  (inner) => String.raw`\((?:${string}|\\.|[^()"'\\]${inner && `|${inner}`})*\)`,
  '',
)
/** A custom property with its value, in minified CSS; or a text or an address, in which there's none. */
const declaration = new RegExp(
  String.raw`(?<=[{;])(--[\w-]+):(?:${string}|${group}|\\.|[^;{}"'()\\])*(?:;|(?=\}))|${string}|\burl\([^)"']*\)`,
  'g',
)

/** Repeats until nothing changes: a removed property may have been the only one that used another. */
function withoutUnusedProperties(css: string, named: readonly string[]): string {
  const used = new Set([...named, ...(css.match(/(?<![{;])--[\w-]+/g) ?? [])])
  const rest = css.replace(declaration, (text, name?: string) =>
    !name || used.has(name) ? text : '',
  )
  return rest === css ? css : withoutUnusedProperties(rest, named)
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
    },
  })
  return withoutEmptyQueries(code.toString())
}

/** Leaves out media queries that have lost their rules. */
function withoutEmptyQueries(css: string): string {
  const rest = css.replaceAll(/@media[^{}]*\{\}/g, '')
  return rest === css ? css : withoutEmptyQueries(rest)
}

/** What a file names: modules' classes, custom properties, and whether it has elements in italics. */
interface Names {
  classes: Set<string>
  properties: Set<string>
  italics: boolean
}
type ReadFile = (path: string) => Buffer | undefined

/** What files name, by their content: pages load the same few. */
const found = new WeakMap<Buffer, { names: Names; files: string[] }>()

/**
 * The modules' classes and the custom properties that a page's files name, with every script that they
 * import: elements that islands add can have no other classes. `readFile` returns a file of the build by
 * its address.
 */
export function namesInFiles(addresses: Iterable<string>, readFile: ReadFile): Names {
  const files = new Set(addresses)
  const names: Names = { classes: new Set(), properties: new Set(), italics: false }
  // The loop also reaches scripts that are added during it.
  for (const address of files) {
    const content = readFile(address)
    if (!content) continue
    const file = madeOnce(found, content, () => namesIn(String(content)))
    for (const name of file.names.classes) names.classes.add(name)
    for (const name of file.names.properties) names.properties.add(name)
    names.italics ||= file.names.italics
    for (const name of file.files) files.add(name)
  }
  return names
}

function namesIn(text: string): { names: Names; files: string[] } {
  return {
    names: {
      classes: new Set(text.match(/\b_\w+-\w+/g)),
      properties: propertiesIn(text),
      italics: /["'`](?:em|cite|dfn|var|address)["'`]/.test(text),
    },
    files: [...new Set(text.match(/[\w.-]+\.m?js\b/g))].map((file) => `/_astro/${file}`),
  }
}

/**
 * The custom properties that a text names. A script that makes their names up may mean any with this
 * beginning: `--tone-`, `--tone` before more, or just `--`.
 */
export const propertiesIn = (text: string): Set<string> =>
  new Set(text.match(/--(?:[\w-]+(?:\$\{|["'`]\s*\+)?|(?=\$\{|["'`]))/g))

/** A name from `propertiesIn` that's only the beginning of one. */
const begun = /^(--(?:|[\w-]*-|[\w-]+(?=\$|["'`])))(?:$|\$|["'`])/

/** Whether a page has elements that browsers set in italics. An empty `i` is a square. */
export const hasItalics = (html: string): boolean =>
  /<(?:em|cite|dfn|var|address)[\s>]|<i(?:\s[^>]*)?>[^<]/.test(html)

/** Leaves out the italic fonts where no rule asks for them. */
export function withoutItalicFonts(css: string): string {
  const rest = css.replace(/@font-face\{[^}]*font-style:italic[^}]*\}/g, '')
  return rest.includes('italic') ? css : rest
}
