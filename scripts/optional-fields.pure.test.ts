import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = globSync('{explorables,games,kit,proof,scripts,sites,tutor}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
})

// Without `exactOptionalPropertyTypes`, which needs it in 137 places, the words mean nothing.
test('optional fields and arguments don’t say “| undefined”', () => {
  const found = sources.flatMap((path) => wordy(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

test('one that says so is found', () => {
  const source = `interface A { a?: string | undefined; b: string | undefined; c?: number }
const d = (e?: undefined | string, f?: () => string | undefined) => {}`
  expect(wordy('a.ts', source)).toEqual(['a.ts:1 a', 'a.ts:2 e'])
})

function wordy(path: string, text: string): string[] {
  // Most files don't have it, and reading them all takes seconds.
  if (!/undefined\s*\||\|\s*undefined/.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (
      (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node)) &&
      node.questionToken &&
      node.type &&
      ts.isUnionTypeNode(node.type) &&
      node.type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword)
    ) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1} ${node.name.getText(file)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
