import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { ask, copySite, startSiteCopy } from '#site/testing/dev-server.ts'
import { categoryIds } from './posts.ts'

const article = (title: string) => `---
title: ${title}
excerpt: The same in both.
date: 2026-01-01
category: ${categoryIds[0]}
---

First, [a link](https://example.com) & a note.[^1]

## A section & more

### A smaller one

| A | B |
| - | - |
| 1 | 2 |

\`\`\`ts title="a.ts"
const a = { b: 1 } // <x>
\`\`\`

- One \`{thing}\`
- **Another**

> A quote<br />
> of two lines

[^1]: The note.
`

let root = ''
let server: Awaited<ReturnType<typeof startSiteCopy>>
beforeAll(async () => {
  root = copySite()
  for (const ending of ['md', 'mdx'])
    writeFileSync(join(root, contentFolder, `blog/as-${ending}.${ending}`), article(`As ${ending}`))
  server = await startSiteCopy(root, 'dev')
})
afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true })
})

/** Without what readers don't see. */
const normal = (html: string) =>
  html
    .replaceAll(/ data-footnote[\w-]*(="\w*")?/g, '')
    .replaceAll('&#38;', '&amp;')
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> </', '></')
    .trim()

test('an article in Markdown is drawn like the same article in MDX', async () => {
  const [markdown, mdx] = await Promise.all(
    ['md', 'mdx'].map(async (ending) => {
      const { body } = await ask(server.port, `/blog/as-${ending}`)
      return normal(/<p>First,.*?(?=<footer)/s.exec(`${body}`)?.[0] ?? '')
    }),
  )
  for (const part of ['rel="noopener"', '<figure', 'role="group"', 'href="#a-section--more"'])
    expect(mdx).toContain(part)
  expect(markdown).toBe(mdx)
})

test('feeds have the same of both', async () => {
  const feed = JSON.parse(`${(await ask(server.port, '/feed.json')).body}`)
  const [markdown, mdx] = ['md', 'mdx'].map((ending) =>
    normal(
      feed.items
        .find(({ url }: { url: string }) => url.endsWith(`/as-${ending}`))
        .content_html.replaceAll(`as-${ending}`, 'as'),
    ),
  )
  expect(mdx).toContain('<h2 id="a-section')
  expect(markdown).toBe(mdx)
})

test('a running server doesn’t run the code of an article that is saved', async () => {
  const code = `export const a = (await import('node:fs')).writeFileSync('ran', '')`
  writeFileSync(join(root, contentFolder, 'blog/as-mdx.mdx'), `${article('As MDX')}\n${code}\n`)
  await vi.waitFor(async () => {
    expect((await ask(server.port, '/blog/as-mdx')).status).toBe(500)
  })
  expect(existsSync(join(root, 'ran'))).toBe(false)
})
