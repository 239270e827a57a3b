import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findChromium } from '#commands/chromium.ts'
import { barriers, desktop, phone } from '#commands/verify/wcag.ts'
import { contentFolder } from '#content/content-folder.ts'
import { categoryIds } from '#contracts/blog-list.ts'
import words from '#messages/blog-article.json' with { type: 'json' }
import { ask, copySite, startSiteCopy } from '#site/testing/dev-server.ts'
import { themeNames } from '#site/theme/theme-names.ts'

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

#### A fourth level, which says *more*

# Not a second title

> [!WARNING]
> Mind the **gap**.

> [!note]
>
> - A list in it

> [!NOTE] is text with more on its line.

> [!TIP]
> Hang it with \`code\`.

> [!IMPORTANT]
> [A link](https://example.com).

> [!CAUTION]
> It falls.

- [x] Poured
- [ ] Cured, with [a link](http://plain.example)

A <kbd>Ctrl</kbd>, a <mark>mark</mark>, H<sub>2</sub>O, ~~gone~~, and <a href="https://raw.example">HTML</a>.

<details>
<summary>More</summary>

Hidden *text*.

</details>

| Left | Middle | Right |
| :--- | :----: | ----: |
| *a*  | b      | 3     |

![A beam](./beam.png)

![A beam with a caption](./beam.png "The beam, before")

![One](./beam.png "Before")
![Two](./upright.jpg)
![Three](./beam.png)

It costs \\$5 or \\$6, which is $$\\sqrt{p(1 - p)}$$ on average.

$$
\\frac{a}{b}
$$

A named note,[^long] and the first again.[^1]

[^1]: The note.
[^long]: Another one.
`

let root = ''
let server: Awaited<ReturnType<typeof startSiteCopy>>
beforeAll(async () => {
  root = copySite()
  const pixels = { width: 1000, height: 600, channels: 3, background: '#a53' } as const
  const png = await sharp({ create: pixels }).png().toBuffer()
  writeFileSync(join(root, contentFolder, 'blog/beam.png'), png)
  // As a phone stores a photograph taken upright.
  const upright = await sharp(png).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  writeFileSync(join(root, contentFolder, 'blog/upright.jpg'), upright)
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
    .replaceAll(/ (?=<(?:details|summary|p|figure)\b)/g, '')
    .replaceAll('text-align: ', 'text-align:')
    .replaceAll(
      /<(\w+)((?: [\w-]+(?:="[^"]*")?)+)>/g,
      (_, name, attributes: string) =>
        `<${[name, ...(attributes.match(/[\w-]+(="[^"]*")?/g) ?? []).toSorted()].join(' ')}>`,
    )
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

test('what GitHub’s Markdown has is on the page', async () => {
  const { body } = await ask(server.port, '/blog/as-md')
  const html = normal(/<p>First,.*?(?=<footer)/s.exec(`${body}`)?.[0] ?? '')
  const title = `<p class="alert-title">${words.alerts.warning}</p>`
  expect(html).toContain(`data-alert="warning" role="note">${title}`)
  expect(html).toMatch(/<p>Mind the <strong>gap/)
  expect(html.match(/data-alert/g)).toHaveLength(5)
  expect(html).toContain(`aria-label="${words.tasks.done}" checked disabled`)
  expect(html).toContain(`aria-label="${words.tasks.open}" disabled`)
  expect(html).toMatch(/<h4 [^>]*id="a-fourth[^>]*>.*?href="#a-fourth/)
  expect(html).not.toContain('<h1')
  const [, middle] = /<td class="([^"]+)">b</.exec(html) ?? []
  const [, right] = /<td class="([^"]+)">3</.exec(html) ?? []
  expect(new Set([middle, right, undefined]).size).toBe(3)
  expect(html).not.toContain(' style=')
  expect(html).toContain('href="http://plain.example" rel="noopener"')
  // Notes are numbered in the order of the text, and lead back to each place.
  expect(html).toContain('href="#user-content-fn-2" id="user-content-fnref-2"')
  expect(html).toMatch(/id="user-content-fn-2"[^>]*>\s*<p>Another one/)
  expect(html).toMatch(/href="#user-content-fnref-1-2"[^>]*>↑<sup>2<\/sup>/)
})

test('nothing of it is a barrier, in four themes and at both widths, or wider than a small phone', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium('chromium-headless-shell'),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: desktop })
  await page.goto(`http://localhost:${server.port}/blog/as-md`)
  // The dev server's page loads the article.
  await page.locator('[data-prose] [data-alert=caution]').waitFor()
  expect(await barriers(page, themeNames, ['[data-prose]'])).toEqual([])
  await page.setViewportSize(phone)
  expect(await barriers(page, themeNames, ['[data-prose]'])).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await browser.close()
})

test('a formula is MathML with its TeX, and an amount stays one', async () => {
  const { body } = await ask(server.port, '/blog/as-mdx')
  const html = normal(/<p>First,.*?(?=<footer)/s.exec(`${body}`)?.[0] ?? '')
  expect(html).toContain('It costs $5 or $6, which is <math><semantics><msqrt>')
  expect(html).toContain('<annotation encoding="application/x-tex">\\sqrt{p(1 - p)}</annotation>')
  expect(html).toContain('<math display="block"><semantics><mfrac><mi class="variable">a</mi>')
  const feed = JSON.parse(`${(await ask(server.port, '/feed.json')).body}`)
  expect(feed.items[0].content_html).toContain('<code>\\sqrt{p(1 - p)}</code>')
})

test('pictures are made small, keep their shape, and have captions and galleries', async () => {
  const { body } = await ask(server.port, '/blog/as-md')
  const html = normal(/<p>First,.*?(?=<footer)/s.exec(`${body}`)?.[0] ?? '')
  expect(html.match(/<source [^>]*480w[^>]*image\/avif/g)).toHaveLength(5)
  expect(html).toContain('<figcaption>The beam, before</figcaption>')
  const gallery =
    /<div [^>]*class="gallery" role="group" tabindex="0".*?<\/div>/s.exec(html)?.[0] ?? ''
  // Phones show one at a time.
  expect(gallery.match(/<figure data-place="[123]\/3">/g)).toHaveLength(3)
  expect(gallery).toContain('<figcaption>Before</figcaption>')
  expect(gallery).toMatch(/alt="Two"[^>]* height="1000"[^>]* width="600"/)
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
