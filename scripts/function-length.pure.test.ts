import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const maxLines = 80

/** A longer function is fine if a sentence in its comment starts like this. */
const reason = /\bLong because\b/

const root = join(import.meta.dirname, '..')
const sources = globSync('{kit,tutor,games,proof,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', 'proof/e2e/**'],
})
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  // The assistant's sample programs are data.
  .filter((path) => !path.startsWith('tutor/server/builtin/programs/'))

test('functions have at most 80 lines, or say why they are longer', () => {
  const long = sources.flatMap((path) =>
    longFunctions(path, readFileSync(join(root, path), 'utf8')),
  )
  expect(long).toEqual([])
})

test('a long function without a reason is found, wherever it is', () => {
  const body = 'call()\n'.repeat(maxLines)
  const source = `const a = {\n/** Says nothing. */\nrun() {\n${body}} }\n
    /** Long because it lists things. */\nfunction b() {\n${body}}
    /** Long because it draws. */\nexport const c = () => {\n${body}}`
  expect(longFunctions('a.ts', source)).toEqual(['a.ts:3 run: 82 lines'])
})

/** The comment before a function, or before the statement or property it belongs to. */
function commentBefore(node: ts.Node): string {
  const file = node.getSourceFile()
  const named = ts.findAncestor(
    node,
    (each) => ts.isStatement(each) || ts.isClassElement(each) || ts.isObjectLiteralElement(each),
  )
  return file.text.slice(named?.getFullStart(), named?.getStart(file))
}

function longFunctions(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const start = node.getStart(file)
      const lines = lineOf(node.end) - lineOf(start) + 1
      if (lines > maxLines && !reason.test(commentBefore(node))) {
        found.push(`${path}:${lineOf(start)} ${node.name?.getText(file) ?? ''}: ${lines} lines`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
