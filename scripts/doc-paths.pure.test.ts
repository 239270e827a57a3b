import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { guides } from './pack/guides.ts'

const root = join(import.meta.dirname, '..')
const docs = globSync(
  '{*.md,docs/**/*.md,games/snake-game/*.md,tutor/README.md,kit/skeleton/*.md}',
  {
    cwd: root,
  },
)
const scriptsOf = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts)
const commands = [...scriptsOf('package.json'), ...scriptsOf('kit/skeleton/package.json')]
/** Examples of something new. */
const absent = ['kit/site/pages/pricing.astro', 'kit/words/<language>/']

/** Paths in this repository, and commands, that a text names and that don't exist. */
const missing = (text: string) => [
  ...Array.from(
    text.matchAll(/`((?:kit|tutor|games|explorables|sites|proof|scripts|docs)\/[^`\s]+)`/g),
    ([, path = '']) => path,
  ).filter(
    (path) => !absent.includes(path) && !existsSync(join(root, path.replace(/<name>/, 'wize'))),
  ),
  ...Array.from(
    text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g),
    ([, command = '']) => command,
  ).filter((command) => !commands.includes(command)),
]

test.each(docs.filter((file) => file !== 'CHANGELOG.md'))(
  '%s names paths and commands that exist',
  (file) => {
    expect(missing(readFileSync(join(root, file), 'utf8'))).toEqual([])
  },
)

/** Names that a text says are in a file, such as “`delay` in `kit/…`”, and that aren't in it. */
const missingNames = (text: string) =>
  Array.from(text.matchAll(/`([\w.-]+)` in `([^`\s]+\.\w+)`/g))
    .map(([, name = '', file = '']) => ({ name, file }))
    .filter(({ name, file }) => {
      const path = file === 'identity.ts' ? 'sites/wize/identity.ts' : file
      const isFile = statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
      const word = new RegExp(`(?<![\\w-])${name.split('.').at(-1)}(?![\\w-])`)
      return isFile && !word.test(readFileSync(join(root, path), 'utf8'))
    })

test('a name is in the file where docs/map.md says to change it', () => {
  expect(missingNames(readFileSync(join(root, 'docs/map.md'), 'utf8'))).toEqual([])
  expect(
    missingNames(
      '`gone` in `kit/add-on.ts`, `AddOn` in `kit/add-on.ts`, `chat.gone` in `identity.ts`',
    ),
  ).toEqual([
    { name: 'gone', file: 'kit/add-on.ts' },
    { name: 'chat.gone', file: 'identity.ts' },
  ])
})

test.each([
  ['kit', ['docs/operations.md']],
  ['tutor', ['docs/operations.md', 'tutor/README.md']],
])('every setting of the server in %s is explained', (name, files) => {
  const config = readFileSync(join(root, name, 'server/config.ts'), 'utf8')
  const settings = Array.from(config.matchAll(/^ +([A-Z][A-Z_]+): /gm), ([, setting]) => setting)
  expect(settings.length).toBeGreaterThan(5)
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join()
  // `wize start` sets the other one.
  const missing = settings.filter((setting) => !text.includes(`\`${setting}\``))
  expect(missing.filter((setting) => setting !== 'SITE_PORT')).toEqual([])
})

/** Links and pictures of a Markdown file that lead to files which aren't among `published`. */
const deadLinks = (file: string, text: string, published: string[]) =>
  Array.from(
    text
      .replaceAll(/^ *(```+).*?^ *\1$/gms, '')
      .replaceAll(/(`+).*?\1/g, '')
      .matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g),
    ([, link = '']) => link,
  ).filter((link) => !published.includes(join(dirname(file), link)))

test.each(docs)('%s links to files that exist', (file) => {
  const links = deadLinks(file, readFileSync(join(root, file), 'utf8'), [])
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
})

test('the guides that the kit brings along only link to what it brings', () => {
  const published = globSync(
    guides.flatMap((name) => [name, `${name}/*`]),
    { cwd: root },
  )
  const texts = guides.filter((name) => name.endsWith('.md'))
  for (const file of texts)
    expect(deadLinks(file, readFileSync(join(root, file), 'utf8'), published), file).toEqual([])
  const text = '![A](a.png) [B](b.md#part) [C](#c) [D](https://d.example) `[E](e.md)` [F](f.md)'
  expect(deadLinks('docs/guide.md', text, ['docs/a.png'])).toEqual(['b.md', 'f.md'])
})

test('a path or a command that is gone is found', () => {
  expect(missing('`kit/gone.ts`, `kit/add-on.ts`, `npm run gone -- x`, `npm run build`')).toEqual([
    'kit/gone.ts',
    'gone',
  ])
})
