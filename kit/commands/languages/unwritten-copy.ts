import { isScalar, parseDocument, visit } from 'yaml'
import { toWrite } from '#commands/setup/to-write.ts'
import { blocksOf, isParagraph } from './paragraphs.ts'

/** Shorter texts are names, numbers, and choices, which may stay as they are. */
const minWords = 3

/** Addresses, ids, and pictures, whose names may have spaces, stay as they are, too. */
const isName = (text: string) => /^[!-~]+$|\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i.test(text)

const isProse = (text: string) =>
  !text.startsWith(toWrite) && !isName(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords

/** A text that still has to be translated, with the original to translate. */
const marked = (text: string) => (isProse(text) ? `${toWrite} ${text}` : text)

/**
 * A copy of a content file in which every text of three words and more is marked as left to write.
 * Markdown is marked in each paragraph and heading, so that a half translated page shows what's left.
 */
export function unwrittenCopy(file: string, text: string): string {
  if (file.endsWith('.json')) return `${JSON.stringify(markedValues(JSON.parse(text)), null, 2)}\n`
  const [, head, body] = (/\.mdx?$/.test(file) && /^---\n(.*?\n)---\n(.*)$/s.exec(text)) || []
  if (head === undefined || body === undefined) return markedYaml(text)
  const blocks = blocksOf(body).map((block) =>
    isParagraph(block) ? markedParagraph(block) : block,
  )
  return `---\n${markedYaml(head, isArticle(file) ? limited : [])}---\n${blocks.join('\n')}`
}

/** Marks a block that begins with a word, a fill-in, emphasis, or a link, after its heading's or list's mark. */
const markedParagraph = (block: string) =>
  block.replace(
    /^((?:#{2,6}|[*-]|\d+\.) )?((?:[\p{L}\d{“*_]|\[(?!\^)).*)/u,
    (_all, mark = '', text) => mark + marked(text),
  )

export const markedValues = (value: unknown): unknown => {
  if (typeof value === 'string') return marked(value)
  if (Array.isArray(value)) return value.map(markedValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, markedValues(each)]))
}

const isArticle = (file: string) => /(^|\/)(blog|newsletter)\//.test(file)

/** Fields of articles and letters that may be too short for a mark. */
const limited = ['title', 'excerpt']

function markedYaml(text: string, unmarked: readonly string[] = []): string {
  const document = parseDocument(text)
  visit(document, {
    Pair: (_key, { key }) =>
      isScalar(key) && unmarked.includes(String(key.value)) ? visit.SKIP : undefined,
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && typeof node.value === 'string')
        node.value = marked(node.value)
    },
  })
  return document.toString({ lineWidth: 0 })
}
