import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const components = globSync(['{explorables,games,kit/site}/**/*.tsx', 'tutor/page/**/*.tsx'], {
  cwd: root,
  exclude: ['**/*.test.tsx', '**/dist/**'],
})
const isWord = (text: string) => /\p{L}{2}/u.test(text)
const spoken = /^(alt|aria-label|aria-roledescription|placeholder|title)$/

// Browser tests compare the pages of two languages. This also finds what no page shows at first.
test('components take their texts from words and content', () => {
  const typed = components.flatMap((path) => textsIn(path, readFileSync(join(root, path), 'utf8')))
  expect(typed).toEqual([])
})

test('a text in a component is found, but not a name that no language changes', () => {
  const source = `const a = <p title="Close" className="wide">Send
    <b translate="no">WIZE</b> {ok ? <i>Sent</i> : '·'}</p>`
  expect(textsIn('a.tsx', source)).toEqual(['a.tsx: Close', 'a.tsx: Send', 'a.tsx: Sent'])
})

function textsIn(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && isName(node.openingElement)) return
    const text = ts.isJsxText(node)
      ? node.text
      : ts.isJsxAttribute(node) &&
          spoken.test(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer)
        ? node.initializer.text
        : ''
    if (isWord(text)) found.push(`${path}: ${text.trim()}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isName = ({ attributes }: ts.JsxOpeningElement) =>
  attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')
