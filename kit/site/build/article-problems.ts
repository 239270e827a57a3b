import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs'
import { contentFolder, pictureFolders } from '#content/content-folder.ts'
import type { Source } from '#content/content-source.ts'
import { oneOf, type Problem, shown } from '#content/problem.ts'
import { codeProblems, programProblems } from './article-code.ts'
import { tagProblems } from './article-tags.ts'
import { mathMl } from './formula.ts'
import { typeOf } from './hosting.ts'

/** Slugs that addresses under `/blog/` already use. */
const reserved = ['archive', 'tags']

/** Allowed languages of a code fence. `text` isn't highlighted. */
export const languages = [
  ...new Set(['text', ...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)]),
]

const inlineFormula = /\$\$([^$\n]+)\$\$/g

interface Row {
  line: number
  text: string
}

/**
 * Problems in the Markdown below the frontmatter: code in unknown languages, formulas that aren't TeX,
 * missing pictures, and in MDX, programs and unknown tags.
 */
export function markdownProblems(root: string, source: Source): Problem[] {
  const { file } = source
  const { words, fences, formulas, unclosed } = readMarkdown(source)
  const problem = (line: number, field: string, expected: string, found: string): Problem => ({
    file,
    line,
    field,
    expected,
    found,
  })
  const unknown = fences
    .filter(({ text }) => text && !languages.includes(text.toLowerCase()))
    .map(({ line, text }) => problem(line, 'code language', oneOf(text, languages), text))
  const pictures = words.flatMap(({ line, text }) =>
    [...text.matchAll(/!\[[^\]]*\]\(\s*(?:<([^>]+)>|([^)\s]+)([^\S\n]+[^"'(\s)][^)\n]*)?)/g)]
      .map(([, inBrackets, bare = '', rest = '']) => ({
        address: decoded(inBrackets ?? bare),
        rest,
      }))
      .filter(({ address }) => !/^(https?|data):/.test(address))
      .flatMap(({ address, rest }): Problem[] => {
        const wrong = rest
          ? {
              expected:
                'expected a name with spaces between < and >, such as ![A mill](<../pictures/A mill.jpg>)',
              found: address + rest,
            }
          : pictureProblem(root, file, address)
        return wrong ? [problem(line, 'picture', wrong.expected, wrong.found)] : []
      }),
  )
  const open = unclosed.map(({ line, text }) =>
    problem(line, 'code', `expected ${text} on a line of its own after the code`, 'no such line'),
  )
  const inMdx = file.endsWith('.mdx')
    ? [...mdxProblems(source, words), ...tagProblems(root, file, words)]
    : []
  return [
    ...unknown,
    ...open,
    ...formulas.flatMap(formulaProblems(file)),
    ...pictures,
    ...scriptsIn(source),
    ...inMdx,
  ]
}

function scriptsIn(source: Source): Problem[] {
  try {
    return programProblems(source)
  } catch {
    // MDX that can't be parsed is a problem of its own.
    return []
  }
}

const formulaProblems =
  (file: string) =>
  ({ line, text }: Row): Problem[] => {
    try {
      mathMl(text)
      return []
    } catch (error) {
      const found = `${text.trim()} (${(error as Error).message.split('\n')[0]})`
      return [{ file, line, field: 'formula', expected: 'expected TeX between $$ and $$', found }]
    }
  }

const pictureTypes = /\.(png|jpe?g|webp|avif|gif|tiff|svg)$/i

/** Files in `public/` are shown as they are. Few browsers know a phone's HEIC or a scanner's TIFF. */
const isPicture = (address: string) =>
  address.startsWith('/')
    ? /^image\/(?!hei[cf]|tiff)/.test(typeOf(address))
    : pictureTypes.test(address)

/** What's wrong with the address of a picture in a text. */
function pictureProblem(root: string, file: string, address: string) {
  if (/[?#]/.test(address) && existsSync(join(root, dirname(file), address)))
    return { expected: 'expected a name without # and ?: rename the file', found: address }
  if (!pictureFiles(root, file, address).some(existsSync)) {
    const expected = address.startsWith('/')
      ? 'expected a file in public/'
      : 'expected a file beside the article, such as ./queue.png, or in pictures/, such as ../pictures/queue.png'
    return { expected, found: `${address}, which isn’t there` }
  }
  if (isPicture(address)) return undefined
  const expected =
    'expected a picture (save a .heic or .tif as .jpg; link to any other file in public/, such as [Prices](/prices.pdf))'
  return { expected, found: address }
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** Where the file of a picture may be that a text refers to. Only Markdown finds the first language's. */
function pictureFiles(root: string, file: string, address: string): string[] {
  if (address.startsWith('/')) return [join(root, 'public', address)]
  const beside = join(dirname(file), address.replace(/[?#].*$/, '')).replaceAll('\\', '/')
  const folders = file.endsWith('.mdx') ? [contentFolder] : pictureFolders
  return folders.map((folder) => join(root, beside.replace(contentFolder, folder)))
}

/** Problems with an article that its frontmatter's schema can't detect. */
export function articleProblems(root: string, source: Source): Problem[] {
  const { file } = source
  const slug = basename(file).replace(/\.mdx?$/, '')
  const found = `${slug}, which is the address of another page`
  const address = reserved.includes(slug)
    ? [{ file, expected: 'expected another file name', found }]
    : []
  // A translation offers the original's files.
  const { translationOf = slug } = (source.value ?? {}) as { translationOf?: unknown }
  return [...address, ...downloadProblems(root, source, `public/evidence/${translationOf}`)]
}

function mdxProblems(source: Source, words: Row[]): Problem[] {
  const problems = importProblems(source.file, words)
  // A stray brace often causes a syntax error too. Reporting it once is enough.
  if (problems.length > 0) return problems
  return syntaxProblems(source)
}

/** What to write in place of Markdown that MDX reads as a tag. */
function tagAdvice(text: string): string {
  if (text.includes('<!--')) return 'expected {/* … */} around a comment'
  if (/<(https?:|mailto:)/.test(text)) return 'expected [words](address) for a link'
  return 'expected every tag to be closed, and &lt; for a < that begins none'
}

function syntaxProblems(source: Source): Problem[] {
  const { file, body, bodyLine } = source
  try {
    return codeProblems(source)
  } catch (error) {
    const { message } = error as Error
    const [, row = '1', found = message] =
      /^(\d+):\d+: (.*?)(?: \(\d+:\d+\))?(?: (?:before the end|\().*)?$/s.exec(message) ?? []
    const expected = tagAdvice(body.split('\n')[Number(row) - 1] ?? '')
    return [{ file, line: bodyLine + Number(row) - 1, found: `“${found}”`, expected }]
  }
}

/** Articles may not contain code. A calculator or figure is a tag with quoted values. */
function importProblems(file: string, words: Row[]): Problem[] {
  return words.flatMap(({ line, text }): Problem[] => {
    const found = shown(text.trim())
    if (/^import\s/.test(text))
      return [{ file, line, expected: 'expected no imports in an article', found }]
    // A comment, `{/* … */}`, is allowed.
    if (!/(?<!\\)\{(?!\/\*)/.test(text)) return []
    const expected = 'expected \\{ for a brace outside code, which is read as code'
    return [{ file, line, expected, found }]
  })
}

/** Downloads that aren't in a folder. */
export function downloadProblems(
  root: string,
  { file, value, lineOf }: Source,
  folder: string,
): Problem[] {
  const { downloads } = (value ?? {}) as { downloads?: { file?: string }[] }
  if (!Array.isArray(downloads)) return []
  return downloads.flatMap(({ file: name } = {}, index): Problem[] => {
    if (!name || existsSync(join(root, folder, name))) return []
    const line = lineOf(['downloads', index, 'file'])
    const [expected, found] = [`expected a file in ${folder}/`, `${name}, which isn’t there`]
    return [{ file, line, field: 'downloads', expected, found }]
  })
}

interface Markdown {
  /** The lines without code. */
  words: Row[]
  /** The languages of code. */
  fences: Row[]
  /** Formulas in TeX. */
  formulas: Row[]
  /** The fence that no line closes. */
  unclosed: Row[]
}

function readMarkdown({ body, bodyLine }: Source): Markdown {
  const words: Row[] = []
  const fences: Row[] = []
  const formulas: Row[] = []
  let open = ''
  let openedAt = 0
  let formula = ''
  for (const [index, text] of body.split(/\r?\n/).entries()) {
    const line = bodyLine + index
    const [, fence = '', language = ''] =
      /^\s*(?:>\s*|[-*]\s+)*(`{3,}|~{3,}|\$\$(?=\s*$))\s*([^\s`]*)/.exec(text) ?? []
    if (open) {
      if (!fence.startsWith(open) || language) formula += `${text}\n`
      else {
        if (open === '$$') formulas.push({ line: openedAt, text: formula })
        open = ''
      }
    } else if (fence) {
      open = fence
      openedAt = line
      formula = ''
      if (fence !== '$$') fences.push({ line, text: language })
    } else {
      const prose = text.replaceAll(/(`+)[^`\n]*\1/g, '')
      for (const [, tex = ''] of prose.matchAll(inlineFormula)) formulas.push({ line, text: tex })
      words.push({ line, text: prose.replaceAll(inlineFormula, '') })
    }
  }
  return { words, fences, formulas, unclosed: open ? [{ line: openedAt, text: open }] : [] }
}
