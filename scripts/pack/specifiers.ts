import ts from 'typescript'

/** A text in a module that names a file or a package. */
export interface Specifier {
  text: string
  /** Where it is, without its quotes. */
  start: number
  end: number
  /** Whether it's the address of a file beside the module: `new URL('…', import.meta.url)`. */
  beside: boolean
}

/** Everything in a module that names another: imports, worker files, and addresses beside it. */
export function specifiersIn(code: string, file: string): Specifier[] {
  const source = ts.createSourceFile(
    file.endsWith('.astro') ? `${file}.tsx` : file,
    file.endsWith('.astro') ? scriptsOf(code) : code,
    ts.ScriptTarget.Latest,
  )
  const found: Specifier[] = []
  const add = (node: ts.Node | undefined, beside = false) => {
    if (node && ts.isStringLiteralLike(node)) {
      const { text, end } = node
      found.push({ text, start: end - 1 - text.length, end: end - 1, beside })
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier)
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal)
    if (ts.isCallExpression(node) && (isImport(node.expression) || isResolve(node.expression)))
      add(node.arguments[0])
    if (
      ts.isNewExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'URL'
    )
      add(node.arguments?.[0], true)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isImport = (node: ts.Node) => node.kind === ts.SyntaxKind.ImportKeyword
const isResolve = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) &&
  ts.isMetaProperty(node.expression) &&
  node.name.text === 'resolve'

/** A page's code, with spaces in place of its markup, so that positions stay the same. */
function scriptsOf(page: string): string {
  let code = page.replaceAll(/[^\n]/g, ' ')
  const scripts = /(?:^---\n|<script\b(?:[^>]*[^>/])?>)([\s\S]*?)(?=\n---|<\/script>)/dg
  for (const { indices } of page.matchAll(scripts)) {
    const [start, end] = indices?.[1] ?? [0, 0]
    code = code.slice(0, start) + page.slice(start, end) + code.slice(end)
  }
  return code
}
