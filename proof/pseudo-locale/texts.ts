import { type DefaultTreeAdapterMap, parse } from 'parse5'
import { plainWords } from '#i18n/pseudo.ts'
import { identity } from '#identity.ts'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Attributes that are read aloud. */
export const spoken = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']
/** Elements with code, or with text that must stay as it is. */
export const untranslated = 'script,style,code,pre,template,kbd,samp,[translate=no]'
const unspoken = untranslated.split(',').slice(0, -1)

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value

/** Every text of a page, including those for search engines and for visitors without scripts. */
export const textsOfHtml = (html: string): string[] => [
  ...textsOf(parse(html, { scriptingEnabled: false })),
]

/** The lines of a text, without code: samples are indented, and code in a line is in backticks. */
export const linesOfText = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('    '))
    .map((line) => line.replaceAll(/`[^`]*`/g, ''))

function* textsOf(node: Node): Generator<string> {
  if (node.nodeName === '#comment') return
  if ('tagName' in node) {
    const { tagName, childNodes } = node
    if (attribute(node, 'type') === 'application/ld+json')
      for (const child of childNodes) if ('value' in child) yield* valuesOf(JSON.parse(child.value))
    if (unspoken.includes(tagName) || attribute(node, 'translate') === 'no') return
    for (const name of spoken) yield attribute(node, name) ?? ''
    const about = attribute(node, 'name') ?? attribute(node, 'property') ?? ''
    if (/description$|title$|image:alt$/.test(about)) yield attribute(node, 'content') ?? ''
  }
  if ('value' in node) yield node.value
  if ('childNodes' in node) for (const child of node.childNodes) yield* textsOf(child)
}

/** The texts in JSON, except for keys that belong to the format. */
export function* valuesOf(value: unknown, key = ''): Generator<string> {
  if (
    /^(@\w+|slugs?|id|category|tags|\$schema|inLanguage|language|version|generator|countryCode|username|\w*(type|Type|url|Url|Country))$/.test(
      key,
    )
  )
    return
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [at, inner] of Object.entries(value))
      yield* valuesOf(inner, Array.isArray(value) ? key : at)
}

const { company, director, social } = identity
/** Names that are the same in every language. */
const names = [
  company.name,
  company.legalName,
  company.postalAddress,
  company.city,
  ...(company.region ? [company.region] : []),
  director.name,
  ...director.name.split(' '),
  director.initials.toUpperCase(),
  ...director.education.map(({ school }) => school),
  ...social.map(({ kind }) => kind),
  'WordWIZE',
  'WIZEsnake',
  ...['JavaScript', 'TypeScript', 'Java', 'Python', 'SQL', 'JSON', 'CSV', 'MD', 'TS', 'TXT'],
].toSorted((a, b) => b.length - a.length)
const named = new RegExp(
  `(?<![\\p{L}])(${names.map((name) => name.replaceAll(/[.*+?()[\]{}|\\^$]/g, '\\$&')).join('|')})(?![\\p{L}])`,
  'gu',
)

/** Email and web addresses, paths, hosts, machine-readable dates, and ids. */
const addresses =
  /[\w.+-]+@[\w-]+(\.[\w-]+)+|https?:\/\/[^\s)]+|[\w-]+(\.[\w-]+)+(\/[\w./-]*)?|(?<![\w/<])(\/[\w-]+)+|\w{3}, \d\d \w{3} \d{4} [\d:]+ GMT|\b[0-9a-f]{8}(-[0-9a-f]{4,12})*\b/g

/** The plain English words in a text, except names, addresses, and allowed words. */
export const englishIn = (text: string, allowed: ReadonlySet<string> = new Set()): string[] =>
  plainWords(text.replaceAll(addresses, ' ').replaceAll(named, ' '), allowed)
