import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { entriesOf, importEntries, leftOut } from './catalog.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const languages = { first: 'en', language: 'fr', facts: {} }
const file = 'messages/words.json'
const originals = { 'a.b': 'One', '__proto__.polluted': 'Two', group: { name: 'Three' } }

/** A folder with one file of texts in two languages. */
function site() {
  const root = mkdtempSync(join(tmpdir(), 'catalog-'))
  roots.push(root)
  for (const language of ['en', 'fr']) {
    const path = join(root, 'content', language, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(originals, null, 2)}\n`)
  }
  return root
}
const french = (root: string) => readFileSync(join(root, 'content/fr', file), 'utf8')

test('a text is imported under the names that it was exported with', () => {
  const root = site()
  const before = french(root)
  // A second name for the file. A save in place, which a full disk would cut off, would change it, too.
  linkSync(join(root, 'content/fr', file), join(root, 'kept'))
  const entries = entriesOf(root, languages).map((entry) => ({ ...entry, target: 'Un texte' }))
  expect(entries.map(({ path }) => path)).toEqual([
    ['a.b'],
    ['__proto__.polluted'],
    ['group', 'name'],
  ])
  const { problems, write } = importEntries(root, languages, entries)
  expect(problems).toEqual([])
  write()
  expect(JSON.parse(french(root))).toEqual({
    'a.b': 'Un texte',
    '__proto__.polluted': 'Un texte',
    group: { name: 'Un texte' },
  })
  expect(readFileSync(join(root, 'kept'), 'utf8')).toBe(before)
})

test.each([
  [['a', 'b'], 'One'],
  [['group.name'], 'Three'],
  [['__proto__', 'polluted'], 'Two'],
  [['constructor'], 'One'],
  [['body', 0], 'One'],
])('a text under names that only look the same is refused: %j', (path, source) => {
  const root = site()
  const before = french(root)
  const { problems, changed, write } = importEntries(root, languages, [
    { file, path, source, target: 'Un texte' },
  ])
  write()
  expect(problems).toEqual([`${file}: ${path.join('.')}: no such text`])
  expect(changed).toEqual([])
  expect(french(root)).toBe(before)
  expect({}).not.toHaveProperty('polluted')
})

test.each(['../en/messages/words.json', '/etc/hostname', 'messages/../../../package.json'])(
  'a text for another file is refused: %s',
  (other) => {
    const root = site()
    const entry = { file: other, path: ['a.b'], source: 'One', target: 'Un texte' }
    const { problems, changed } = importEntries(root, languages, [entry])
    expect([problems, changed]).toEqual([[`${other}: a.b: no such text`], []])
  },
)

test('a message without its link is refused, and one with it imported', () => {
  const root = site()
  const source = 'Our <policy>policy</policy> explains it.'
  for (const language of ['en', 'fr'])
    writeFileSync(join(root, 'content', language, file), JSON.stringify({ privacy: source }))
  const problemsOf = (target: string) =>
    importEntries(root, languages, [{ file, path: ['privacy'], source, target }]).problems
  expect(problemsOf('Notre <policy>politique</policy> l’explique.')).toEqual([])
  expect(problemsOf('Notre politique l’explique.')).toEqual([
    `${file}: privacy: expected “<policy>”, as in the original`,
    `${file}: privacy: expected “</policy>”, as in the original`,
  ])
})

test('what isn’t exported is named', () => {
  const root = site()
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, 'content', name)), { recursive: true })
    writeFileSync(join(root, 'content', name), `---\ntitle: A\n---\n\n${text}\n`)
  }
  for (const name of ['even', 'uneven', 'alone']) write(`en/blog/${name}.md`, 'One.\n\nTwo.')
  write('fr/blog/even.md', 'Un.\n\nDeux.')
  write('fr/blog/uneven.md', 'Un et deux.')
  expect(leftOut(root, languages)).toEqual({
    untranslated: ['content/en/blog/alone.md'],
    unpaired: ['content/fr/blog/uneven.md'],
  })
})

test('what the original has gained since comes along, with all that isn’t a text', () => {
  const root = site()
  const home = (language: string, text: string) => {
    const path = join(root, 'content', language, 'pages/home.yaml')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return path
  }
  const slide = (name: string, drawing: string) => `- name: ${name}\n    drawing: ${drawing}\n`
  home(
    'en',
    `slides:\n  ${slide('One', 'opening')}  ${slide('Two', 'page')}  ${slide('Six', 'snake')}`,
  )
  const path = home('fr', `slides:\n  ${slide('Un', 'opening')}`)
  const entry = { file: 'pages/home.yaml', path: ['slides', 2, 'name'], source: 'Six' }
  const { problems, write } = importEntries(root, languages, [{ ...entry, target: 'Trois' }])
  expect(problems).toEqual([])
  write()
  expect(parse(readFileSync(path, 'utf8'))).toEqual({
    slides: [
      { name: 'Un', drawing: 'opening' },
      { name: 'Two', drawing: 'page' },
      { name: 'Trois', drawing: 'snake' },
    ],
  })
})
