/**
 * What newer versions of the kit expect in a site's files that older ones didn't. Whoever gives a field
 * of content another name or form adds an entry here. `wize doctor` then names file, line, and what to
 * write, and `wize doctor --fix` writes it. Only the named places change; words, comments, and layout
 * stay.
 */
import { isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, stringify } from 'yaml'
import { fieldRange } from '#owner/identity-edits.ts'
import { keepFormat } from './keep-format.ts'
import { type Problem, shown } from './problem.ts'

/** A place in a file that a change concerns. */
interface Place {
  line: number
  field?: string
  expected: string
  found: string
}

export interface Change {
  /** The version that expects it. */
  since: string
  /** The files, as a glob below the site's folder. */
  files: string
  /** The places that still need it; none if the file is up to date. */
  places(file: string, text: string): Place[]
  /** The file's text with the change made. */
  made(file: string, text: string): string
}

/** Every change, oldest first. */
export const changes: readonly Change[] = [
  reworded({
    since: '2.0.0',
    files: 'content/*/legal/*.md',
    from: /<!-- if (not )?gamesOrAssistant -->/,
    to: '<!-- if $1games or assistant -->',
  }),
  reworded({
    since: '2.0.0',
    files: 'identity.ts',
    from: /import type \{ Identity \} from '\.\/contracts\/identity\.ts'/,
    to: "import { type Identity, sample } from '@wize/kit/identity'",
  }),
  reworded({
    since: '2.0.0',
    files: 'identity.ts',
    from: /\nconst samples = new Set<unknown>\(\)\n[\s\S]*?\nexport const isSample = .*\n/,
    to: '',
  }),
]

/** A text that's written differently now. `to` may use `$1` and so on for groups of `from`. */
export function reworded(change: {
  since: string
  files: string
  from: RegExp
  to: string
}): Change {
  const { since, files, to } = change
  const from = new RegExp(change.from.source, `g${change.from.flags.replace('g', '')}`)
  const one = new RegExp(change.from.source, change.from.flags.replace('g', ''))
  return {
    since,
    files,
    places: (_file, text) =>
      [...text.matchAll(from)].map(({ 0: found, index }) => {
        const isLong = found.includes('\n')
        const wanted = found.replace(one, to)
        return {
          line: lineAt(text, index + (found.length - found.trimStart().length)),
          expected: wanted ? `expected ${wanted}` : 'expected none of this',
          found: isLong ? shown(found.trim().split('\n')[0]) : found,
        }
      }),
    made: (_file, text) => text.replaceAll(from, to),
  }
}

/**
 * A field with another name. The path leads to the old one; `*` stands for each item of a list. If the
 * new name is there too, the owner has to choose, and nothing changes.
 */
export function renamed(change: {
  since: string
  files: string
  path: readonly string[]
  name: string
}): Change {
  const { since, files, path, name } = change
  const ranges = (file: string, text: string): [from: number, to: number][] =>
    file.endsWith('.ts') ? identityKeys(text, path, name) : keyRanges(file, text, path, name)
  return {
    since,
    files,
    places: (file, text) =>
      ranges(file, text).map(([from]) => ({
        line: lineAt(text, from),
        field: path.join('.'),
        expected: `expected the name ${name}`,
        found: String(path.at(-1)),
      })),
    made: (file, text) =>
      ranges(file, text).reduceRight(
        (all, [from, to]) =>
          all.slice(0, from) +
          (/^["']/.test(all.slice(from)) ? JSON.stringify(name) : name) +
          all.slice(to),
        text,
      ),
  }
}

/**
 * A field with another form, such as a list where a text was. `to` makes the new value from the old
 * one; it returns undefined for a value that's fine as it is.
 */
export function reshaped(change: {
  since: string
  files: string
  path: readonly string[]
  expected: string
  to(value: unknown): unknown
}): Change {
  const { since, files, path, expected, to } = change
  return {
    since,
    files,
    places: (file, text) => {
      const { head, offset } = valuesOf(file, text)
      const document = parseDocument(head)
      // The build says what's wrong with a file that can't be read.
      if (document.errors.length > 0) return []
      return pairsAt(document.contents, path).flatMap(({ key, value }) => {
        const old = value?.toJS(document)
        if (to(old) === undefined) return []
        const line = lineAt(text, offset + start(key))
        return [
          { line, field: path.join('.'), expected: `expected ${expected}`, found: shown(old) },
        ]
      })
    },
    made: (file, text) => {
      const { head, offset } = valuesOf(file, text)
      if (parseDocument(head).errors.length > 0) return text
      const values = parse(head)
      replaceAt(values, path, to)
      const next = file.endsWith('.json') ? JSON.stringify(values, null, 2) : stringify(values)
      const after = text.slice(offset + head.length)
      return keepFormat(file, text, offset > 0 ? `---\n${next}${after}` : next)
    },
  }
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

const start = (node: Node) => node.range?.[0] ?? 0

/** The values of YAML or JSON, or the frontmatter of Markdown, and where they begin. */
function valuesOf(file: string, text: string): { head: string; offset: number } {
  if (!/\.mdx?$/.test(file)) return { head: text, offset: 0 }
  const head = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1] ?? ''
  return { head, offset: head ? text.indexOf(head) : 0 }
}

/** The fields at a path. */
function pairsAt(node: unknown, [key, ...rest]: readonly string[]): Pair<Node, Node | null>[] {
  if (isSeq(node)) return key === '*' ? node.items.flatMap((item) => pairsAt(item, rest)) : []
  if (!isMap<Node, Node | null>(node)) return []
  const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === key)
  if (!pair) return []
  return rest.length === 0 ? [pair] : pairsAt(pair.value, rest)
}

function keyRanges(
  file: string,
  text: string,
  path: readonly string[],
  name: string,
): [number, number][] {
  const { head, offset } = valuesOf(file, text)
  const { contents } = parseDocument(head)
  const groups = path.length > 1 ? groupsAt(contents, path.slice(0, -1)) : [contents]
  return groups
    .filter((group) => pairsAt(group, [name]).length === 0)
    .flatMap((group) => pairsAt(group, path.slice(-1)))
    .map(({ key: { range } }) => [offset + (range?.[0] ?? 0), offset + (range?.[1] ?? 0)])
}

/** The groups at a path, which may end with `*`. */
function groupsAt(node: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [node]
  if (isSeq(node)) return key === '*' ? node.items.flatMap((item) => groupsAt(item, rest)) : []
  return pairsAt(node, [key]).flatMap(({ value }) => groupsAt(value, rest))
}

function identityKeys(text: string, path: readonly string[], name: string): [number, number][] {
  const range = fieldRange(text, path)
  return range && !fieldRange(text, [...path.slice(0, -1), name]) ? [range] : []
}

function replaceAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  to: (old: unknown) => unknown,
) {
  if (key === '*' && Array.isArray(value)) for (const item of value) replaceAt(item, rest, to)
  if (key === undefined || typeof value !== 'object' || value === null || !(key in value)) return
  const group = value as Record<string, unknown>
  if (rest.length > 0) replaceAt(group[key], rest, to)
  else group[key] = to(group[key]) ?? group[key]
}

/** What the owner reads about a place. */
export const problemOf = (file: string, { since }: Change, place: Place): Problem => ({
  file,
  ...place,
  expected: `${place.expected} since version ${since}`,
})
