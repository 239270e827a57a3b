import { existsSync, readFileSync } from 'node:fs'
import { isScalar, parseDocument, visit } from 'yaml'
import { toWrite } from '#commands/setup/to-write.ts'
import { maxExcerptLength, maxTitleLength } from '#content/text-limits.ts'
import { forRegion } from './for-region.ts'
import { blocksOf, isParagraph } from './paragraphs.ts'

/** Shorter texts are names, numbers, and choices, which may stay as they are. */
const minWords = 3

/** Addresses, ids, and pictures, whose names may have spaces, stay as they are, too. */
const isName = (text: string) => /^[!-~]+$|\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i.test(text)

const isProse = (text: string) =>
  !text.startsWith(toWrite) && !isName(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords

/** Texts in English, each with its translation. */
export type Known = Readonly<Record<string, string>>

/**
 * The skeleton's texts in a language of the kit, by the English ones, so that an owner writes only
 * what's about the company.
 */
export function skeletonWords(locale: string): Known {
  const { language } = new Intl.Locale(locale)
  const file = new URL(`skeleton-words/${language}.json`, import.meta.url)
  if (!existsSync(file)) return {}
  const words: Known = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(
    Object.entries(words).map(([english, text]) => [english, forRegion(text, locale)]),
  )
}

/** The skeleton's texts in a locale, by the same texts in the site's first one, with the company's name and city. */
export function translatedSkeleton(
  first: string,
  locale: string,
  company: { name: string; city: string },
): Known {
  const [from, to] = [skeletonWords(first), skeletonWords(locale)]
  const filled = (text: string) =>
    text.replaceAll('{{name}}', company.name).replaceAll('{{city}}', company.city)
  return Object.fromEntries(
    ['{{name}}', ...Object.keys({ ...from, ...to })].map((text) =>
      [from[text] ?? text, to[text] ?? text].map(filled),
    ),
  )
}

/** A text's translation, or the text with a mark that it still has to be translated. */
const marked = (text: string, known: Known) =>
  known[text] ?? (isProse(text) ? `${toWrite} ${text}` : text)

/**
 * A copy of a content file in which every text is translated if it's known. Other texts of three or
 * more words are marked as still to be written. Markdown is marked in each paragraph and heading, so that a half
 * translated page shows what's left.
 */
export function unwrittenCopy(file: string, text: string, known: Known = {}): string {
  if (file.endsWith('.json'))
    return `${JSON.stringify(markedValues(JSON.parse(text), known), null, 2)}\n`
  const [, head, body] = (/\.mdx?$/.test(file) && /^---\n(.*?\n)---\n(.*)$/s.exec(text)) || []
  if (head === undefined || body === undefined) return markedYaml(text, known)
  const blocks = blocksOf(body).map((block) =>
    isParagraph(block) ? markedParagraph(block, known) : block,
  )
  return `---\n${markedYaml(head, known, isArticle(file) ? limited : undefined)}---\n${blocks.join('\n')}`
}

/** Marks a block that begins with a word, a fill-in, emphasis, or a link, after its heading's or list's mark. */
const markedParagraph = (block: string, known: Known) =>
  block.replace(
    /^((?:#{2,6}|[*-]|\d+\.) )?((?:[\p{L}\d{“*_]|\[(?!\^)).*)/u,
    (_all, mark = '', text) => {
      const [number = ''] = /^\d+\. /.exec(text) ?? []
      const translated = known[text.slice(number.length)]
      return mark + (translated ? number + translated : marked(text, known))
    },
  )

export const markedValues = (value: unknown, known: Known = {}): unknown => {
  if (typeof value === 'string') return marked(value, known)
  if (Array.isArray(value)) return value.map((each) => markedValues(each, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, markedValues(each, known)]),
  )
}

const isArticle = (file: string) => /(^|\/)(blog|newsletter)\//.test(file)

/** Fields of articles and letters that may have no room for a mark, and how many characters they hold. */
const limited: ReadonlyMap<string, number> = new Map([
  ['title', maxTitleLength],
  ['excerpt', maxExcerptLength],
])

function markedYaml(text: string, known: Known, limits?: ReadonlyMap<string, number>): string {
  const document = parseDocument(text)
  visit(document, {
    Pair(_key, { key, value }) {
      const max = isScalar(key) && limits?.get(String(key.value))
      if (!max || !isScalar(value)) return
      const text = String(value.value)
      const withMark = marked(text, known)
      value.value = withMark.length <= max ? withMark : text
      return visit.SKIP
    },
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string')
        node.value = marked(node.value, known)
    },
  })
  return document.toString({ lineWidth: 0 })
}
