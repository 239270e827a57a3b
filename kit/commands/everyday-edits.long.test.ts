import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from './chromium.ts'
import { finishSite, newFolder, newSite, wize } from './testing/wize.ts'
import { desktop, phone } from './verify/wcag.ts'

/** A new site whose owner has written every text, and then changed what owners change. */
let folder = ''
let site = ''
const read = (file: string) => readFileSync(join(site, file), 'utf8')
function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), content)
}
function edit(file: string, from: string, to: string) {
  expect(read(file)).toContain(from)
  write(file, read(file).replace(from, to))
}
const post = (title: string, body: string, fields = 'category: work') => `---
title: ${title}
excerpt: What a text may have.
date: 2026-01-01
${fields}
---

${body}
`

const pictures = ['moving.gif', 'IMG_2.jpg', 'scan.tiff', 'phone.avif'] as const
const size = { width: 600, height: 400 }
/** The first one has several pictures, the second one a name that doesn’t fit. */
async function makePictures(): Promise<Record<(typeof pictures)[number], Buffer>> {
  const plain = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['red', 'blue'].map(plain))
  const [first] = frames
  return {
    'moving.gif': await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'IMG_2.jpg': await sharp(first).gif().toBuffer(),
    'scan.tiff': await sharp(first).tiff().toBuffer(),
    'phone.avif': await sharp(first).avif({ effort: 0 }).toBuffer(),
  }
}

/** Everything that Markdown has, as a guide to its style shows it. */
const everything = `## A heading

### A heading below it

#### The fourth level

##### The fifth level

###### The sixth level

A paragraph with [a link out](http://plain.example/law), and **bold** and *italic* words.
It goes on here.

![A yard](../pictures/phone.avif)

> A quotation
> without a name.

> Measure it before you cut it.<br />
> — <cite>A joiner[^1]</cite>

> Twice.
>
> — <cite>Another joiner</cite>

[^1]: He said so in the yard.

| Beam | Span |
| :--- | ---: |
| Hall | 8.4  |

\`\`\`html
<!doctype html>
<p>A sample</p>
\`\`\`

1. First
2. Second
   1. Inside
      - And again

- One
  - Two

<abbr title="Ultimate limit state">ULS</abbr>, H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, <mark>wet</mark>, ~~dry~~

- [x] Poured
- [ ] Cured

> [!WARNING]
> Keep off.
`

const chart = `<Figure
  data="/evidence/loads/loads.csv"
  kind="bars"
  x="floor"
  y="load"
  title="Load of each floor"
  description="The hall carries 41, the stairs 12."
/>`

beforeAll(async () => {
  folder = newFolder()
  site = newSite(folder)
  finishSite(site)
  expect(read('identity.ts')).toContain("locale: 'en-CA'")

  write('public/evidence/loads/loads.csv', 'floor,load\nhall,41\nstairs,12\n')
  write('content/en/blog/loads.mdx', post('Loads', chart, 'category: yards'))
  write('content/en/messages/blog-categories.json', '{"yards":"From the yard"}')
  write(
    'content/en/forms/contact.yaml',
    'fields:\n  - { name: floor, kind: line, label: Which floor is it? }\n',
  )
  write('theme/names.json', '{"names":["light","dark"],"default":"light"}')
  edit('identity.ts', "    name: 'Birchmount',", '  name :"Birchmount"  ,')
  edit('content/en/pages/about.yaml', 'title: ', 'title:     ')

  for (const [name, content] of Object.entries(await makePictures()))
    write(`content/en/pictures/${name}`, content)
  write(
    'content/en/projects/yard.md',
    `---
title: A yard
description: How a yard was measured.
category: ${/- name: (.*)/.exec(read('content/en/pages/projects.yaml'))?.[1]}
order: 1
photos:
${pictures.map((file) => `  - { file: ${file}, alt: The yard in ${file} }`).join('\n')}
---

We measured it {twice}, and it was < 9 m.
`,
  )
  const shown = pictures.map((file) => `![The yard in ${file}](../pictures/${file})`)
  write(
    'content/en/blog/yard.md',
    post('The yard', shown.join('\n\n'), 'category: work\nimage: moving.gif'),
  )
  write('content/en/blog/in-md.md', post('Everything', everything))
  write('content/en/blog/in-mdx.mdx', post('Everything', everything))

  const built = wize(site, ['build'])
  expect(built.status, built.text).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('keeps npm test passing after what owners change', () => {
  const tested = wize(site, ['verify', '--no-build', '--no-browser'])
  expect(tested.stdout).toContain('Ready to publish')
  expect(tested.status, tested.text).toBe(0)
  expect(wize(site, ['doctor']).status).toBe(0)
  expect(read('dist/blog/loads.html')).toContain('Load of each floor')
  expect(read('dist/blog.html')).toContain('From the yard')
  expect(read('dist/contact.html')).toContain('Which floor is it?')
  expect(read('dist/index.html')).toContain('["light","dark"]')
  // In Markdown, braces are braces.
  expect(read('dist/projects/yard.html')).toContain('We measured it {twice}, and it was &lt; 9 m.')
})

it('shows the first picture of a GIF, whatever it’s called, a TIFF, and an AVIF, in projects and posts', async () => {
  for (const page of ['projects/yard', 'blog/yard'])
    for (const name of pictures) {
      const html = read(`dist/${page}.html`)
      const alt = `alt="The yard in ${name}" width="${size.width}" height="${size.height}"`
      const from = html.lastIndexOf('<picture>', html.indexOf(alt))
      const picture = html.slice(from, html.indexOf('</picture>', from))
      expect(picture, `${page}: ${name}`).toContain(alt)
      for (const type of ['avif', 'webp', 'jpg']) {
        const file = new RegExp(`/_astro/[^" ]+\\.${type}`).exec(picture)?.[0]
        const { width, height } = await sharp(join(site, 'dist', `${file}`), {
          pages: -1,
        }).metadata()
        expect([width * size.height, type], `${page}: ${name}`).toEqual([height * size.width, type])
      }
    }
})

/** An article's text, without what differs although readers see the same. */
const textOf = (name: string) =>
  (/<h2.*?(?=<footer)/s.exec(read(`dist/blog/${name}.html`))?.[0] ?? '')
    .replaceAll(name, '')
    .replaceAll(/ data-footnote[\w-]*(="\w*")?/g, '')
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')

it('makes the same page of Markdown in .md and in .mdx', () => {
  expect(textOf('in-md')).toContain('<kbd>')
  expect(textOf('in-md')).toBe(textOf('in-mdx'))
})

it('designs everything that Markdown has, at both widths', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium('chromium-headless-shell'),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({
      path: join(site, 'dist', pathname.includes('.') ? pathname : `${pathname}.html`),
    })
  })
  for (const name of ['in-md', 'in-mdx'])
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.goto(`https://birchmount.example/blog/${name}`)
      const plain = await page.evaluate(() => {
        const selectors = (rules: CSSRuleList): string[] =>
          [...rules].flatMap((rule) =>
            rule instanceof CSSStyleRule
              ? rule.selectorText.replaceAll(/::[\w-]+/g, '')
              : rule instanceof CSSGroupingRule
                ? selectors(rule.cssRules)
                : [],
          )
        // Those of the base are for the elements of every page.
        const ours = [...document.styleSheets]
          .flatMap((sheet) => selectors(sheet.cssRules))
          .filter((selector) => /[.[]/.test(selector))
        const features = [
          ...[
            'h2',
            'h3',
            'h4',
            'h5',
            'h6',
            'p',
            'p a',
            'p strong',
            'blockquote',
            'blockquote cite',
          ],
          ...[
            'th',
            'td',
            'figure pre',
            'ol > li',
            'ol ol > li',
            'ul ul > li',
            'p > abbr',
            'p > sub',
          ],
          ...[
            'p > sup',
            'kbd',
            'mark',
            'img',
            'input[type=checkbox]',
            '[data-alert]',
            '.footnotes',
          ],
        ]
        return features.filter((feature) => {
          const element = document.querySelector(`[data-prose] ${feature}`)
          return !element || !ours.some((selector) => element.matches(selector))
        })
      })
      expect(plain, `${name} at ${viewport.width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    }
  await browser.close()
})
