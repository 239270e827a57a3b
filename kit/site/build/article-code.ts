import type { Plugin } from 'rolldown'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { readSource, type Source } from '#content/content-source.ts'
import { type Problem, problemsError } from '#content/problem.ts'
import { formulaFeatures } from './formula.ts'
import { programIn, programsIn } from './html-programs.ts'

/** What we read of satteri's nodes. */
interface Node {
  type: string
  name?: string | null
  value?: unknown
  attributes?: Node[]
  children?: Node[]
  position?: { start: { line: number } }
}

/**
 * Code in an article in MDX, which the build would run with its rights. It's read by the parser that
 * compiles it, so no spelling gets past. Throws if the article can't be parsed.
 */
export function codeProblems({ file, body, bodyLine }: Source): Problem[] {
  if (!/[<{]|^(import|export)/m.test(body)) return []
  const tree = mdxToMdast(body, { position: true, features: formulaFeatures }) as Node
  return nodesOf(tree)
    .filter(isCode)
    .map(({ position }) => ({
      file,
      line: bodyLine + (position?.start.line ?? 1) - 1,
      expected: 'expected no code in an article, only tags with quoted values and comments',
      found: `“${body.split('\n')[(position?.start.line ?? 1) - 1]?.trim()}”`,
    }))
}

/**
 * What visitors' browsers would run of HTML in an article, as the parser that renders it reads it. On the
 * dev server, it could use the editor; a build would allow a script as it does the kit's own.
 */
export function programProblems({ file, body, bodyLine }: Source): Problem[] {
  if (!body.includes('<')) return []
  const parse = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast
  const tree = parse(body, { position: true, features: formulaFeatures }) as Node
  return nodesOf(tree).flatMap((node) =>
    programsOf(node).map(({ line, found }) => ({
      file,
      line: bodyLine + (node.position?.start.line ?? 1) + line - 2,
      field: 'script',
      expected: 'expected no script in an article; only a component in pages/ may have one',
      found,
    })),
  )
}

function programsOf({ type, name, value, attributes = [] }: Node) {
  if (type === 'html') return programsIn(String(value))
  // A name with a capital is a component's, whose attributes aren't HTML's.
  if (!name || !/^mdxJsx/.test(type) || /^[A-Z]/.test(name)) return []
  const found = programIn(
    name,
    attributes.map((each) => ({ name: each.name ?? '', value: String(each.value ?? '') })),
  )
  return found ? [{ line: 1, found }] : []
}

/** A node and all below it. Without recursion, so that no depth is too much. */
function nodesOf(node: Node): Node[] {
  const nodes = [node]
  for (const each of nodes) for (const child of each.children ?? []) nodes.push(child)
  return nodes
}

function isCode({ type, name, value, attributes = [] }: Node): boolean {
  if (type === 'mdxjsEsm') return true
  if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') return !isComment(value)
  if (type !== 'mdxJsxFlowElement' && type !== 'mdxJsxTextElement') return false
  return !/^[\w-]*$/.test(name ?? '') || attributes.some((each) => !isQuoted(each))
}

const isComment = (value: unknown) =>
  String(value)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .trim() === ''

/** Whether an attribute has a quoted value or none. */
const isQuoted = ({ type, value }: Node) =>
  type === 'mdxJsxAttribute' && (typeof value === 'string' || value == null)

/** Refuses such an article when it's compiled, because the dev server runs what is saved. */
export function articlesWithoutCode(): Plugin {
  return {
    name: 'articles-without-code',
    transform: {
      // Before MDX is compiled. An owner's own pages, in `pages/`, are programs anyway.
      order: 'pre',
      filter: { id: /[\\/]content[\\/].*\.mdx$/ },
      handler(text, id) {
        const source = readSource(id, text)
        const found = [...codeProblems(source), ...programProblems(source)]
        if (found.length > 0) throw problemsError(found)
      },
    },
  }
}
