import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

type Message = string | { [key: string]: Message }
const textsIn = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message).flatMap(textsIn)

const texts = globSync('{explorables,games,kit,tutor}/words/en/*.json', { cwd: root })
  .flatMap((file) => textsIn(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  .filter((text) => (text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 1)
/** Any of the texts, with numbers in place of placeholders. */
const anyText = new RegExp(
  `^(${texts.map((text) => text.replaceAll(/[^\w\s{}]/g, '\\$&').replaceAll(/\{\w+\}/g, '\\d[\\d.,]*')).join('|')})$`,
)

/** Holds the texts that the specification fixes. */
const sampleTests = 'proof/e2e/spec-sample.spec.ts'

/** The texts that a test's source has in quotes. */
function literalsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

const typedIn = (path: string, text: string) =>
  literalsIn(path, text).filter((literal) => anyText.test(literal))

// Owners may change any text, so tests of pages and components take it from the messages.
test('texts are typed in the tests of the sample alone', () => {
  const typed = globSync(
    ['proof/e2e/*.ts', '{explorables,games,kit/site,tutor/page}/**/*.test.tsx'],
    {
      cwd: root,
    },
  )
    .filter((path) => path !== sampleTests)
    .flatMap((path) =>
      typedIn(path, readFileSync(join(root, path), 'utf8')).map((text) => `${path}: ${text}`),
    )
  expect(typed).toEqual([])
})

test('a typed text is found, quotes and all', () => {
  const [some = ''] = texts.filter((each) => each.includes('’') && !each.includes('{'))
  const source = `render(<p title="${some}">{/* ${some} */ 'Robin Sender'}</p>)`
  expect(typedIn('a.tsx', source)).toContain(some)
  expect(typedIn('a.tsx', source)).not.toContain('Robin Sender')
})

// An owner's first language may be any: `contentFolder` is its folder.
test('no code or message spells the folder of one language', () => {
  const sources = globSync('{explorables,games,kit,tutor}/**/*.{ts,tsx,astro,mjs,json}', {
    cwd: root,
    // Skeletons are in English until `wize new` replaces it.
    exclude: ['**/*.test.*', '**/{node_modules,skeleton}/**', '**/setup/skeleton.ts'],
  })
  const spelling = sources.filter((path) =>
    readFileSync(join(root, path), 'utf8').includes('content/en'),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(spelling).toEqual([])
})
