// What a folder from somebody else may hold.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { readMarkdownFolder } from './markdown-folder.ts'
import { OldPictures } from './old-pictures.ts'
import { prepareImport } from './prepare.ts'
import { readWordPress, withFootnotes } from './wordpress.ts'
import { wordPressHtml } from './wordpress-html.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hostile-import-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const prepare = async () => {
  const imported = readMarkdownFolder(join(root, 'old'))
  const site = { root, identity: checkIdentity(identity), today: '2026-11-01' }
  return { imported, prepared: await prepareImport(imported, site) }
}

test('names of objects’ members and broken encodings are texts like any other', async () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const fields = [`title: ${name}`, `permalink: ${name}`, `tags: ${name}`, `categories: ${name}`]
    put(
      `old/_posts/2020-01-02-${name}.md`,
      `---\n${fields.join('\n')}\nauthor: ${name}\n---\n[${name}](${name}) ![x](${name})\n`,
    )
    put(`old/${name}.md`, `---\npermalink: /:${name}/:title\n---\nA page.\n`)
  }
  put('old/percent.md', '---\npermalink: /100%/%zz\n---\n[x](#%zz) ![y](%zz.jpg)\n')
  const { imported, prepared } = await prepare()
  const addresses = imported.entries.flatMap(({ oldAddresses }) => oldAddresses)
  expect(addresses).toContain('/constructor')
  expect(addresses).toContain('/:constructor/constructor')
  expect(addresses.filter((address) => /function|\[object/.test(address))).toEqual([])
  expect(prepared.posts).toBe(Object.getOwnPropertyNames(Object.prototype).length)
  expect([...prepared.files.keys()]).toContain('content/en/pages/100/zz.md')
  for (const file of prepared.files.keys()) expect(file).toMatch(/^content\/en\/[a-z0-9/-]+\.\w+$/)
})

test('a link in the folder brings in nothing from elsewhere', async () => {
  put('secret.md', 'A password')
  put('secret.png', 'A picture')
  put('old/_posts/2020-01-02-own.md', '---\ntitle: Own\n---\n![a](/secret.png) ![b](own.png)\n')
  put('old/own.png', 'Not really a picture')
  symlinkSync(join(root, 'secret.md'), join(root, 'old/_posts/2020-01-03-link.md'))
  symlinkSync(join(root, 'secret.png'), join(root, 'old/secret.png'))
  symlinkSync(join(root, 'gone.md'), join(root, 'old/_posts/2020-01-04-broken.md'))
  const { entries, refused, picture } = readMarkdownFolder(join(root, 'old'))
  expect(entries.map(({ title }) => title)).toEqual(['Own'])
  expect(refused).toHaveLength(2)
  const [own] = entries
  if (!own) throw new Error('expected an entry')
  expect(await picture('/secret.png', own)).toBeUndefined()
  expect(String(await picture('/own.png', own))).toBe('Not really a picture')
})

test('what is no file, or no end, stops no import', () => {
  put('old/content/own.md', '---\ntitle: Own\n---\n')
  spawnSync('mkfifo', [join(root, 'old/content/pipe.md')])
  mkdirSync(join(root, 'old/content/folder.md'))
  const { entries, refused } = readMarkdownFolder(join(root, 'old'))
  expect(entries.map(({ title }) => title)).toEqual(['Own'])
  expect(refused).toHaveLength(process.platform === 'win32' ? 1 : 2)
  // Git keeps links, so a folder from somebody else may have this one.
  symlinkSync('/dev/zero', join(root, 'old/hugo.toml'))
  expect(() => readMarkdownFolder(join(root, 'old'))).toThrow('is a link to a file elsewhere')
})

test('what is no file among the old site’s pictures is a missing picture', async () => {
  const uploads = join(root, 'uploads')
  mkdirSync(join(uploads, 'folder.png'), { recursive: true })
  spawnSync('mkfifo', [join(uploads, 'pipe.png')])
  const pictures = new OldPictures({ base: 'https://old.example', below: '/', uploads })
  for (const name of ['folder', 'pipe'])
    expect(await pictures.find(`https://old.example/${name}.png`)).toBeUndefined()
})

test('a text that can’t be read, or takes too long to, keeps no other from being imported', async () => {
  put('old/content/deep.md', `---\ndate: 2020-01-02\n---\n${'>'.repeat(100_000)} x`)
  const fields = Array.from({ length: 100_000 }, (_, index) => `k${index}: v`)
  put('old/content/long.md', `---\ndate: 2020-01-02\n${fields.join('\n')}\n---\nx`)
  put('old/content/own.md', '---\ntitle: Own\ndate: 2020-01-02\n---\nx')
  const started = performance.now()
  const { prepared } = await prepare()
  // The parser of YAML would compare each field with every other, for minutes.
  expect(performance.now() - started).toBeLessThan(30_000)
  expect([...prepared.files.keys()]).toContain('content/en/blog/own.md')
  const refused = prepared.refused.join('\n')
  expect(refused).toMatch(/^content\/long\.md:1: has fields of more than/m)
  expect(refused).toMatch(/^content\/deep\.md.*it nests quotes more than 1,000 deep/m)
})

test.each([
  ['title: {toString: 1}'],
  ['date: {toString: 1}'],
  [`title: '${'<div>'.repeat(9000)}x'\ndate: 2020-01-02`],
  [`title: A\ndescription: '${'<ul><li>'.repeat(5000)}x'\ndate: 2020-01-02`],
])('fields that can’t be read keep no other text from being imported', async (fields) => {
  put('old/content/odd.md', `---\n${fields}\n---\nx`)
  put('old/content/own.md', '---\ntitle: Own\ndate: 2020-01-02\n---\n[x](/odd/)')
  const { prepared } = await prepare()
  expect([...prepared.files.keys()]).toEqual(['content/en/blog/own.md'])
  // The build would refuse what leads there.
  expect(`${prepared.files.get('content/en/blog/own.md')?.content}`).toMatch(/\n\nx\n$/)
  expect(prepared.redirects.map(({ from }) => from)).not.toContain('/odd')
  expect(prepared.refused).toEqual([expect.stringMatching(/^content\/odd\.md: .*can’t be read/)])
})

test('a folder in place of an export is named as one', async () => {
  await expect(readWordPress(root)).rejects.toThrow(/is a folder\. Name the export itself/)
})

test('marks inside the same marks take no longer than one', () => {
  const started = performance.now()
  const text = htmlToMarkdown(`<p>a ${'<b><i><s>'.repeat(100)}x</p><p>b</p><ul><li>c</ul>`)
  expect(performance.now() - started).toBeLessThan(5000)
  expect(text).toMatch(/^a \*\*_~~x~~_\*\*\n/)
  expect(htmlToMarkdown('<b>a <em>b <strong>c</strong></em></b>')).toBe('**a _b c_**\n')
})

test.each([
  ['{{< figure '],
  ['{{< ref "'],
  ['{{< highlight go >}}\n'],
  ['{% highlight go %}\n'],
  ['{{ site.title '],
])('%j without its end takes time in proportion to its length', (opening) => {
  put('old/content/a.md', `---\ntitle: A\n---\n${opening.repeat(60_000)}`)
  const started = performance.now()
  readMarkdownFolder(join(root, 'old'))
  // In quadratic time, most would take minutes; this takes under a second.
  expect(performance.now() - started).toBeLessThan(30_000)
})

test.each([
  ['{% highlight ', 'a', 40_000],
  ['{{< highlight ', 'a', 40_000],
  ['{{< figure ', '\t', 80_000],
  ['{{< ', 'a', 40_000],
  ['{{% ', '/', 40_000],
  ['{% link ', '\t', 3000],
  ['{%', 'a', 40_000],
  ['{{', 'a', 40_000],
])('%j with a long word and no end takes little time', (opening, letter, count) => {
  put('old/content/a.md', `---\ntitle: A\n---\n${opening}${letter.repeat(count)}`)
  const started = performance.now()
  readMarkdownFolder(join(root, 'old'))
  expect(performance.now() - started).toBeLessThan(2000)
})

test.each([
  '[caption ',
  '[gallery ',
  '[caption id="a"]<img>',
  '[quote ',
  '<pre ',
  '<code>x',
  '[caption x]<a ',
])('%j without its end takes time in proportion to its length', (opening) => {
  const started = performance.now()
  wordPressHtml(opening.repeat(200_000), () => ({ address: '/a.png', alt: '' }))
  expect(performance.now() - started).toBeLessThan(30_000)
})

test.each(['<a href="x"></a>', '<a name="x"><span> </span></a>', '<b></b>'])(
  'many of %j are left out, and take little time',
  (element) => {
    const started = performance.now()
    expect(htmlToMarkdown(`x${element.repeat(3000)}y`)).toMatch(/^x ?y\n$/)
    expect(performance.now() - started).toBeLessThan(5000)
  },
)

test('figures inside figures, converted or not, take little time', () => {
  const started = performance.now()
  try {
    htmlToMarkdown('<figure>'.repeat(1200))
  } catch (error) {
    // The import names a text that's too deep.
    expect(error).toBeInstanceOf(RangeError)
  }
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a long attribute and notes without an end take time in proportion to their length', () => {
  const started = performance.now()
  wordPressHtml(`[x ${'a'.repeat(490_000)}]`, () => undefined)
  for (const opening of ['<sup ', '<sup class="fn" ', '<sup class="fn"><a '])
    withFootnotes(opening.repeat(480_000 / opening.length), '[{"content":"x"}]')
  withFootnotes(`<sup ${'class="fn" '.repeat(40_000)}`, '[{"content":"x"}]')
  expect(performance.now() - started).toBeLessThan(30_000)
})
