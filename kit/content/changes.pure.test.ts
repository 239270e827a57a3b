import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Change, changes, renamed, reshaped, reworded } from './changes.ts'
import { problemsText } from './problem.ts'
import { makeChanges, neededChanges } from './site-changes.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const needed = (list?: readonly Change[]) => problemsText(neededChanges(root, list)).split('\n')

const home = `# My own comment.
title: 'Farol'   # and another
slides:
  - deck: "First: a deck."
    drawing: opening
  - { deck: Second., drawing: page }
`

it('names file, line, and what to write, and renames a field without touching a word', () => {
  write('content/en/pages/home.yaml', home)
  const list = [
    renamed({
      since: '2.3.0',
      files: 'content/*/pages/home.yaml',
      path: ['slides', '*', 'deck'],
      name: 'text',
    }),
  ]
  expect(needed(list)).toEqual([
    'content/en/pages/home.yaml:4: slides.*.deck: expected the name text since version 2.3.0; found deck',
    'content/en/pages/home.yaml:6: slides.*.deck: expected the name text since version 2.3.0; found deck',
  ])
  expect(makeChanges(root, list)).toHaveLength(2)
  expect(read('content/en/pages/home.yaml')).toBe(home.replaceAll('deck:', 'text:'))
  expect(needed(list)).toEqual([''])
  expect(makeChanges(root, list)).toEqual([])
})

it('renames fields in frontmatter, JSON, and identity.ts', () => {
  const post = '---\ntitle: A # Mine.\nexcerpt: "title: B"\n---\n\ntitle: C\n'
  const resume = '{\n  "basics": { "summary": "A",  "name": "B" }\n}\n'
  const identity = "export const identity = {\n  // The city.\n  company: { town: 'Ro\\'m' },\n}\n"
  write('content/pt/blog/2026/a.mdx', post)
  write('content/pt/resume.json', resume)
  write('identity.ts', identity)
  const since = '2.1.0'
  makeChanges(root, [
    renamed({ since, files: 'content/*/blog/**/*.{md,mdx}', path: ['title'], name: 'heading' }),
    renamed({ since, files: 'content/*/resume.json', path: ['basics', 'summary'], name: 'about' }),
    renamed({ since, files: 'identity.ts', path: ['company', 'town'], name: 'city' }),
  ])
  expect(read('content/pt/blog/2026/a.mdx')).toBe(post.replace('title: A', 'heading: A'))
  expect(read('content/pt/resume.json')).toBe(resume.replace('summary', 'about'))
  expect(read('identity.ts')).toBe(identity.replace('town', 'city'))
})

it('overwrites nothing if the new name is there already', () => {
  write('content/en/pages/home.yaml', 'deck: Old.\ntext: New.\n')
  const list = [
    renamed({ since: '2.1.0', files: 'content/*/pages/*', path: ['deck'], name: 'text' }),
  ]
  expect(makeChanges(root, list)).toEqual([])
  expect(read('content/en/pages/home.yaml')).toBe('deck: Old.\ntext: New.\n')
})

it('gives a value another form, and keeps comments and the other values as they’re written', () => {
  const service = "# Mine.\ntitle: 'A'\nprice: From $5 a day   # Not yet.\nfeatures: [b,  c]\n"
  write('content/en/services/a.yaml', service)
  const list = [
    reshaped({
      since: '2.2.0',
      files: 'content/*/services/*.yaml',
      path: ['title'],
      expected: 'a list of titles',
      to: (value) => (typeof value === 'string' ? [value] : undefined),
    }),
  ]
  expect(needed(list)).toEqual([
    'content/en/services/a.yaml:2: title: expected a list of titles since version 2.2.0; found "A"',
  ])
  makeChanges(root, list)
  const [, after = ''] = read('content/en/services/a.yaml').split(/(?=^price)/m)
  expect(after).toBe(service.slice(service.indexOf('price')))
  expect(read('content/en/services/a.yaml')).toMatch(/^# Mine\.\n/)
  expect(needed(list)).toEqual([''])
})

it('gives a field of frontmatter another form, and leaves the article alone', () => {
  const body = '\nText with title: x\n---\n\nA rule above.\n'
  write('content/en/blog/a.md', `---\ntags: one\ntitle: A\n---\n${body}`)
  const list = [
    reshaped({
      since: '2.2.0',
      files: 'content/*/blog/*.md',
      path: ['tags'],
      expected: 'a list',
      to: (value) => (typeof value === 'string' ? [value] : undefined),
    }),
  ]
  makeChanges(root, list)
  const text = read('content/en/blog/a.md')
  expect(text.endsWith(`title: A\n---\n${body}`)).toBe(true)
  expect(needed(list)).toEqual([''])
})

it('leaves a file that can’t be read to the build, which says what’s wrong', () => {
  const broken = 'title: "A\nb: c: d\n'
  write('content/en/pages/about.yaml', broken)
  const about = { since: '2.1.0', files: 'content/*/pages/*.yaml', path: ['title'] }
  const list = [reshaped({ ...about, expected: 'a list', to: (value) => [value] })]
  expect(makeChanges(root, list)).toEqual([])
  expect(read('content/en/pages/about.yaml')).toBe(broken)
})

it('writes a whole file beside the old one, which a full disk would cut off', () => {
  write('content/en/pages/about.yaml', 'a: A.\n')
  // A second name for the file. A save in place would change it, too.
  linkSync(join(root, 'content/en/pages/about.yaml'), join(root, 'kept'))
  const about = { since: '2.1.0', files: 'content/*/pages/*.yaml' }
  makeChanges(root, [renamed({ ...about, path: ['a'], name: 'b' })])
  expect([read('content/en/pages/about.yaml'), read('kept')]).toEqual(['b: A.\n', 'a: A.\n'])
})

it('makes changes that build on each other in one run', () => {
  write('content/en/pages/about.yaml', 'a: A.\n')
  const files = 'content/*/pages/*.yaml'
  makeChanges(root, [
    renamed({ since: '2.1.0', files, path: ['a'], name: 'b' }),
    reworded({ since: '2.2.0', files, from: /^b:/m, to: 'c:' }),
  ])
  expect(read('content/en/pages/about.yaml')).toBe('c: A.\n')
})

it('knows what version 2 changed', () => {
  const terms =
    'Words.<!-- if gamesOrAssistant -->Games.<!-- end --><!-- if not gamesOrAssistant -->'
  write('content/en/legal/terms.md', `---\ntitle: A\n---\n\n${terms}`)
  write(
    'identity.ts',
    `import type { Identity } from './contracts/identity.ts'

const samples = new Set<unknown>()
/** Marks a value. */
const sample = <T>(value: T): T => {
  samples.add(value)
  return value
}
export const isSample = (value: unknown): boolean => samples.has(value)

export const identity: Identity = { email: sample('a@b.example') }
`,
  )
  expect(needed(changes)).toContain(
    'content/en/legal/terms.md:5: expected <!-- if games or assistant --> since version 2.0.0; found <!-- if gamesOrAssistant -->',
  )
  makeChanges(root)
  expect(read('content/en/legal/terms.md')).toContain(
    'Words.<!-- if games or assistant -->Games.<!-- end --><!-- if not games or assistant -->',
  )
  expect(read('identity.ts')).toBe(
    `import { type Identity, sample } from '@wize/kit/identity'\n\nexport const identity: Identity = { email: sample('a@b.example') }\n`,
  )
  expect(neededChanges(root)).toEqual([])
})
