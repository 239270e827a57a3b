import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { mdxToHast } from 'satteri'
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs'
import { oneOf, type Problem, shown } from '#contracts/problem.ts'
import type { Source } from '#i18n/content-source.ts'
import { tagProblems } from './article-tags.ts'

/** Slugs that addresses under `/blog/` already use. */
const reserved = ['archive', 'tags']

/** Names that a code fence may carry; `text` is shown without colors. */
const languages = [
  ...new Set(['text', ...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)]),
]

interface Row {
  line: number
  text: string
}

/** What is wrong in the Markdown below a frontmatter: code in unknown languages, pictures that aren't there. */
export function markdownProblems(root: string, source: Source): Problem[] {
  const { file } = source
  const { words, fences } = readMarkdown(source)
  const unknown = fences
    .filter(({ text }) => text && !languages.includes(text.toLowerCase()))
    .map(
      ({ line, text }): Problem => ({
        ...{ file, line, field: 'code language' },
        ...{ expected: oneOf(text, languages), found: text },
      }),
    )
  const pictures = words.flatMap(({ line, text }) =>
    [...text.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)/g)]
      .map(([, address = '']) => decodeURI(address))
      .filter((address) => !/^(https?|data):/.test(address))
      .filter((address) => !existsSync(pictureFile(root, file, address)))
      .map(
        (address): Problem => ({
          ...{ file, line, field: 'picture' },
          expected: address.startsWith('/')
            ? 'expected a file in public/'
            : 'expected a file beside the article, such as ./queue.png',
          found: `${address}, which isn’t there`,
        }),
      ),
  )
  return [...unknown, ...pictures]
}

/** Where a picture named in a text is. */
const pictureFile = (root: string, file: string, address: string) =>
  address.startsWith('/')
    ? join(root, 'public', address)
    : join(root, dirname(file), address.replace(/[?#].*$/, ''))

/** What is wrong with an article that no schema of its frontmatter can see. */
export function articleProblems(root: string, source: Source): Problem[] {
  const { file } = source
  const slug = basename(file).replace(/\.mdx?$/, '')
  const problems: Problem[] = []
  if (reserved.includes(slug))
    problems.push({
      ...{ file, expected: 'expected another file name' },
      found: `${slug}, which is the address of another page`,
    })
  return [
    ...problems,
    ...(file.endsWith('.mdx')
      ? [...mdxProblems(source), ...tagProblems(root, file, readMarkdown(source).words)]
      : []),
    ...noteProblems(source),
    ...downloadProblems(root, source, slug),
  ]
}

function mdxProblems(source: Source): Problem[] {
  const problems = programProblems(source)
  // A brace that isn't meant as a program often can't be read either; once is enough.
  return problems.length > 0 ? problems : syntaxProblems(source)
}

function syntaxProblems({ file, body, bodyLine }: Source): Problem[] {
  try {
    mdxToHast(body)
    return []
  } catch (error) {
    const { message } = error as Error
    const [, row = '1', found = message] =
      /^(\d+):\d+: (.*?)(?: \(\d+:\d+\))?(?: (?:before the end|\().*)?$/s.exec(message) ?? []
    return [
      {
        ...{ file, line: bodyLine + Number(row) - 1, found: `“${found}”` },
        expected: 'expected every tag to be closed, and &lt; for a < that begins none',
      },
    ]
  }
}

/** An article imports nothing and computes nothing; a calculator or figure is a tag with quoted values. */
function programProblems(source: Source): Problem[] {
  const { file } = source
  return readMarkdown(source).words.flatMap(({ line, text }): Problem[] => {
    if (/^import\s/.test(text))
      return [
        { file, line, expected: 'expected no imports in an article', found: shown(text.trim()) },
      ]
    // A comment, `{/* … */}`, may stand.
    if (/(?<!\\)\{(?!\/\*)/.test(text))
      return [
        {
          ...{ file, line, found: shown(text.trim()) },
          expected: 'expected \\{ for a brace outside code, which is read as a program',
        },
      ]
    return []
  })
}

/** The numbers that the page shows are those of the text, and the margin's places go by them. */
function noteProblems(source: Source): Problem[] {
  const uses = readMarkdown(source).words.flatMap(({ line, text }) =>
    [...text.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, id = '']) => ({ id, line })),
  )
  const notes = [...new Map(uses.toReversed().map((use) => [use.id, use])).values()].toSorted(
    (a, b) => uses.indexOf(a) - uses.indexOf(b),
  )
  const wrong = notes.find(({ id }, index) => id !== `${index + 1}`)
  if (!wrong) return []
  const found = notes.map(({ id }) => id).join(', ')
  return [
    {
      ...{ file: source.file, line: wrong.line, field: 'notes' },
      ...{ expected: 'expected the numbers 1, 2, 3 … in the order of the text', found },
    },
  ]
}

function downloadProblems(root: string, { file, value, lineOf }: Source, slug: string): Problem[] {
  const { downloads } = (value ?? {}) as { downloads?: { file?: string }[] }
  if (!Array.isArray(downloads)) return []
  return downloads.flatMap(({ file: name } = {}, index): Problem[] =>
    !name || existsSync(join(root, 'public/evidence', slug, name))
      ? []
      : [
          {
            ...{ file, line: lineOf(['downloads', index, 'file']), field: 'downloads' },
            expected: `expected a file in public/evidence/${slug}/`,
            found: `${name}, which isn’t there`,
          },
        ],
  )
}

/** The lines of a text without code, and the languages of its code. */
function readMarkdown({ body, bodyLine }: Source): { words: Row[]; fences: Row[] } {
  const words: Row[] = []
  const fences: Row[] = []
  let open = ''
  for (const [index, text] of body.split(/\r?\n/).entries()) {
    const line = bodyLine + index
    const [, fence = '', language = ''] =
      /^\s*(?:>\s*|[-*]\s+)*(`{3,}|~{3,})\s*([^\s`]*)/.exec(text) ?? []
    if (open) {
      if (fence.startsWith(open) && !language) open = ''
    } else if (fence) {
      open = fence
      fences.push({ line, text: language })
    } else words.push({ line, text: text.replaceAll(/(`+)[^`\n]*\1/g, '') })
  }
  return { words, fences }
}
