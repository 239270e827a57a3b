import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestFile } from '#contracts/build-manifest.ts'
import { identity as identityFile } from '#identity.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { checkIdentity } from '#owner/check-identity.ts'
import { deadLinks, readIssue, unsubscribeMark } from './letter.ts'

const identity = checkIdentity(identityFile)
const prose = `<p>First <strong>words</strong> &amp; <a href="/services">a link</a>.</p>
<h2 id="part">A part<a href="#part" aria-label="Link to this section">#</a></h2>
<ul><li>one</li><li>two<ol><li>deep</li></ol></li></ul>
<figure><figcaption><span>a.ts</span><span>TypeScript</span><button>Copy</button></figcaption><pre><code><span>let a = 1 &lt; 2</span>
b()</code></pre></figure>
<figure><svg role="img" aria-label="Waiting by load"><text>1</text></svg></figure>
<details><summary>Show the data</summary><div class="scroll"><table><thead><tr><th>Load</th></tr></thead><tbody><tr><td>80%</td></tr></tbody></table></div></details>
<p><picture><source type="image/avif" srcset="/_astro/queue.avif 480w"><img src="/_astro/queue.png" alt="A queue"></picture> <a href="/gone">gone</a><sup><a href="#fn">1</a></sup></p>`
const page = (text: string) =>
  `<html><head><meta property="og:title" content="A title"><meta property="og:image" content="https://wize.example/og/a.png"></head>
  <body><nav>Menu</nav><p class="deck">The deck.</p><div data-prose>${text}</div></body></html>`

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'letter-'))
  const pages = {
    '/blog/a-post': page(prose),
    '/newsletter/long': page(`<h2>Part</h2><p>${'long words '.repeat(300)}</p>`.repeat(60)),
    '/newsletter/tasks': page(
      '<div role="note"><p>Note</p><p>Mind the gap.</p></div><ul><li><input type="checkbox" checked disabled> Poured</li><li><input type="checkbox" disabled> Cured</li></ul>',
    ),
    '/index': page(''),
    '/services': page(''),
  }
  const served = []
  for (const [path, html] of Object.entries(pages)) {
    const file = `${path.slice(1)}.html`
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), html)
    served.push({
      path: path === '/index' ? '/' : path,
      file,
      type: 'text/html',
      hash: 'x'.repeat(22),
      encodings: [],
      immutable: false,
    })
  }
  served.push({
    path: '/og/a.png',
    file: 'og/a.png',
    type: 'image/png',
    hash: 'x'.repeat(22),
    encodings: [],
    immutable: false,
  })
  await mkdir(dirname(join(dist, manifestFile)), { recursive: true })
  await writeFile(join(dist, manifestFile), JSON.stringify({ served }))
})
afterAll(() => rm(dist, { recursive: true }))

test('tasks keep their state, and an alert its name', async () => {
  const { html, text } = await readIssue(dist, 'tasks', identity)
  for (const words of ['☑ Poured', '☐ Cured', 'Note', 'Mind the gap.']) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
})

test('an article becomes one column with inline styles and absolute addresses', async () => {
  const { html, text, subject } = await readIssue(dist, 'a-post', identity)
  expect(subject).toBe('A title')
  expect(html).not.toMatch(/<(script|button|nav|svg|link)\b|class="(?![tlc]")/)
  for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(address === unsubscribeMark || /^https:\/\//.test(address ?? '')).toBe(true)
  for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ alt="[^"]+"/)
  expect(html).toContain(`href="${identity.url}/services"`)
  expect(html).toContain('let a = 1 &lt; 2\nb()')
  expect(text).toContain('a.ts · TypeScript')
  expect(html).toContain('Waiting by load')
  expect(html + text).toContain('80%')
  expect(html + text).not.toContain('Show the data')
  expect(html).toMatch(/<sup style="[^"]*line-height:0/)
  expect(html).toContain(identity.company.postalAddress)
  expect(html).not.toContain('>#<')

  expect(text).toContain(`a link (${identity.url}/services)`)
  expect(text).toContain('- one\n- two')
  expect(text).toContain('    let a = 1 < 2\n    b()')
  expect(text).toContain(`: ${unsubscribeMark}`)
  expect(text).toContain(identity.company.postalAddress)
})

test('links that lead to nothing on the site are found', async () => {
  const issue = await readIssue(dist, 'a-post', identity)
  expect(await deadLinks(dist, issue, identity.url)).toEqual([
    `${identity.url}/_astro/queue.png`,
    `${identity.url}/gone`,
  ])
})

test('a text too long for a mail ends with a link to the web version', async () => {
  const { html } = await readIssue(dist, 'long', identity)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(90_000)
  expect(html).toContain(words.continue)
  expect(html).toContain(unsubscribeMark)
})

test('what is not in the build cannot be sent', async () => {
  await expect(readIssue(dist, 'unknown', identity)).rejects.toThrow('/newsletter/unknown')
  await expect(readIssue(join(dist, 'none'), 'a-post', identity)).rejects.toThrow('npm run build')
})
