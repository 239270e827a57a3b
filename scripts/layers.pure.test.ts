import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { layers, serverParts } from './layers.mjs'
import { specifiersIn } from './pack/specifiers.ts'

const root = join(import.meta.dirname, '..')

test('the picture in docs/architecture.md has every rule on imports, and no other', () => {
  const guide = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const drawn = guide.match(/^\S+ ──▶ .*$/gm)?.filter((line) => !line.startsWith('A ──▶ B'))
  const parts = `(${serverParts.join('|')}).ts`
  const rules = layers.map(([from, to]) =>
    `${from} ──▶ ${to.join(', ') || 'nothing'}`.replaceAll('\\', '').replaceAll(parts, '(parts)'),
  )
  expect(drawn).toEqual(rules)
  for (const part of serverParts) expect(guide).toContain(`\`${part}.ts\``)
})

test('a folder of the server may only import folders that are listed before it', () => {
  const folders = (pattern: string) =>
    [...pattern.matchAll(/^kit\/server\/(\(?)([a-z|-]+)(\)?)\/$/g)].flatMap(([, , names = '']) =>
      names.split('|'),
    )
  const known = new Set<string>()
  for (const [from, to] of layers) {
    const own = folders(from)
    for (const name of own) known.add(name)
    for (const name of own.length > 0 ? to.flatMap(folders) : []) expect(known).toContain(name)
  }
  const services = readdirSync(join(root, 'kit/server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect([...known].sort()).toEqual(services.sort())
})

test('contracts end no process and send nothing', () => {
  const files = globSync('kit/contracts/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const acts = /\bprocess\.(?!env\b)|\bfetch\(|\bnew (?:XMLHttpRequest|WebSocket)\b/
  expect(files.filter((file) => acts.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  expect(acts.test('process.exit(1)')).toBe(true)
})

/** Our files that a file imports, with their paths from the repository's root. Not words and colors. */
const importsOf = (file: string) =>
  specifiersIn(readFileSync(join(root, file), 'utf8'), file)
    .map(({ text }) => text.replace(/\?.*$/, ''))
    .filter((text) => /^(\.|#|@wize\/)/.test(text) && !/^#(messages|theme)\//.test(text))
    .map((text) => relative(root, createRequire(join(root, file)).resolve(text)))

/** What joins a page with the site's content, as the files in `pages/` do. */
const page = 'kit/site/layout/Page.astro'

function isAllowed(file: string, imported: string): boolean {
  const [from, to] = layers.find(([pattern]) =>
    file === page ? pattern === 'kit/site/' : new RegExp(`^${pattern}`).test(file),
  ) ?? ['', []]
  const [, group = ''] = new RegExp(`^${from}`).exec(file) ?? []
  const own = from.includes('(') ? [] : [from]
  return [...own, ...to].some((path) =>
    new RegExp(`^${path.replaceAll('$1', group)}`).test(imported),
  )
}

test('.astro files, which dependency-cruiser doesn’t read, keep the rules, too', () => {
  const files = globSync('{explorables,games,kit,proof,tutor}/**/*.astro', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const imports = files.flatMap((file) =>
    importsOf(file).map((imported): [string, string] => [file, imported]),
  )
  expect(imports.filter(([file, imported]) => !isAllowed(file, imported))).toEqual([])
  expect(imports).toContainEqual(['kit/site/pages/index.astro', page])
  expect(isAllowed('kit/site/pages/index.astro', 'games/add-on.ts')).toBe(false)
  expect(isAllowed('kit/site/ui/Markdown.astro', 'kit/site/features/blog/posts.ts')).toBe(false)
})
