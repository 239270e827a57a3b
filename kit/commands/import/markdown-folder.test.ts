import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMarkdownFolder } from './markdown-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hugo-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const put = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

test('Hugo’s permalinks are the old addresses, and what we don’t know in them is named', () => {
  const post = (fields: string) => `---\ndate: 2020-02-03\n${fields}\n---\nText.\n`
  put(
    'hugo.toml',
    "[permalinks]\nposts = '/:year/:month/:slug/'\nnews = '/:weekdayname/:slug/'\ndocs = '/d/:sections[1:]/:title/'\n[permalinks.page]\nnotes = '/n/:contentbasename'\n",
  )
  put('content/posts/steel.md', post('title: Steel, and why'))
  put('content/posts/glass.md', post('title: Steel & glass – why - or “why not”?'))
  put('content/posts/stone.md', post('slug: rocks\naliases: [/old/]'))
  put('content/posts/wood.md', post('url: /timber/'))
  put('content/news/flood.md', post('title: A flood'))
  put('content/docs/a/b.md', post('title: B'))
  put('content/notes/2020/own.md', post('title: Own'))
  const { entries, notes } = readMarkdownFolder(root)
  expect(
    Object.fromEntries(entries.map(({ where, oldAddresses }) => [where, oldAddresses])),
  ).toEqual({
    'content/docs/a/b.md': ['/docs/a/b/'],
    'content/news/flood.md': ['/news/flood/'],
    'content/notes/2020/own.md': ['/n/own'],
    'content/posts/glass.md': ['/2020/02/steel-glass-why-or-why-not/'],
    'content/posts/steel.md': ['/2020/02/steel-and-why/'],
    'content/posts/stone.md': ['/2020/02/rocks/', '/old/'],
    'content/posts/wood.md': ['/timber/'],
  })
  expect(notes).toEqual([
    ':sections[1:] in permalinks isn’t supported here and was left out: content/docs/a/b.md',
    ':weekdayname in permalinks isn’t supported here and was left out: content/news/flood.md',
  ])
})

test('a figure keeps its title, and what was folded away is named', () => {
  put(
    'content/oak.md',
    `{{< figure src="oak.jpg" title="Oak" caption="It's old" >}}\n\n<details><summary>More</summary>Text</details>\n\n\`<details>\`\n`,
  )
  put('content/elm.md', '{{< figure src="elm.jpg" data-title="no" >}} `<details>`\n')
  const { entries, notes } = readMarkdownFolder(root)
  const [elm, oak] = entries.map(({ body }) => ('markdown' in body ? body.markdown : ''))
  expect(oak).toContain(`![](oak.jpg "Oak. It's old")`)
  expect(elm).toContain('![](elm.jpg)')
  expect(notes).toEqual(['What <details> folded away is always shown now: content/oak.md'])
})
