import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestFile } from '#contracts/build-manifest.ts'
import { type PlainPage, plainFile } from '#contracts/plain-page.ts'
import { identity as identityFile } from '#identity.ts'
import words from '#messages/newsletter-issue.json' with { type: 'json' }
import { checkIdentity } from '#owner/check-identity.ts'
import { mailColorsOf } from '#owner/mail-colors.ts'
import colors from '#theme/colors.json' with { type: 'json' }
import listed from '#theme/names.json' with { type: 'json' }
import { deadLinks, readIssue, unsubscribeMark } from './letter.ts'

const identity = checkIdentity(identityFile)
const article = `<p>First <strong>words</strong> &amp; <a href="https://example.com/a?b=1&amp;c=2">a link</a>.<sup><a href="${identity.url}/blog/a-post#user-content-fn-1">1</a></sup></p>
<h2 id="part">A part</h2>
<ul><li>one</li><li>two</li></ul>
<figure><figcaption><b>a.ts</b></figcaption><pre><code>let a = 1 &lt; 2
b()</code></pre></figure>
<figure><figcaption><b>Waiting by load.</b> It waits.</figcaption><img src="${identity.url}/charts/a.png" alt="Chart: Waiting by load" width="600"><table><thead><tr><th>Load</th></tr></thead><tbody><tr><td>80%</td></tr></tbody></table></figure>
<p><a href="${identity.url}/gone">gone</a></p>`
const plain = (path: string, html: string): PlainPage => ({
  path,
  title: 'A title',
  deck: 'The deck.',
  image: `${identity.url}/og/a.png`,
  html,
  text: 'The text.\n\n- one',
})

let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'letter-'))
  const long = `<h2>Part</h2><p>${'long words '.repeat(300)}</p>`.repeat(60)
  for (const page of [plain('/blog/a-post', article), plain('/newsletter/long', long)]) {
    const file = join(dist, plainFile(page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(page))
  }
  const file = { hash: 'x'.repeat(22), encodings: [], immutable: false }
  const pages = ['/blog/a-post', '/newsletter/long', '/blog/old', '/']
  const served = [
    ...pages.map((path) => ({ path, file: `${path}.html`, type: 'text/html', ...file })),
    { path: '/og/a.png', file: 'og/a.png', type: 'image/png', ...file },
  ]
  await mkdir(dirname(join(dist, manifestFile)), { recursive: true })
  await writeFile(join(dist, manifestFile), JSON.stringify({ served }))
})
afterAll(() => rm(dist, { recursive: true }))

test('an article becomes one column with inline styles', async () => {
  const { html, text, subject } = await readIssue(dist, 'a-post', identity)
  expect(subject).toBe('A title')
  expect(html).not.toMatch(/class="(?![tlc]")/)
  const afterTitle = html.slice(html.indexOf('</h1>'))
  for (const [tag] of afterTitle.matchAll(/<(?:p|h2|li|pre|table|th|td|a|img|sup)\b[^>]*>/g))
    expect(tag).toContain(' style="')
  expect(html).toContain('href="https://example.com/a?b=1&amp;c=2"')
  expect(html).toContain('let a = 1 &lt; 2\nb()')
  expect(html).toMatch(/<img src="[^"]*\/charts\/a\.png" alt="Chart: Waiting by load" width="600"/)
  expect(html).toMatch(/<sup style="[^"]*line-height:0/)
  expect(html).toContain('The deck.')
  expect(html).toContain(`href="${unsubscribeMark}"`)
  expect(html).toContain(identity.company.postalAddress)

  expect(text).toContain('A title\n\nThe deck.\n\n')
  expect(text).toContain('\n\nThe text.\n\n- one\n\n--\n\n')
  expect(text).toContain(`: ${unsubscribeMark}`)
  expect(text).toContain(identity.company.postalAddress)
})

test('links have the color of the theme that visitors see first', async () => {
  const { html } = await readIssue(dist, 'a-post', identity)
  const links = [...html.matchAll(/<a class="l"[^>]*style="color:([^;]*)/g)].map(
    ([, color]) => color,
  )
  expect(links.length).toBeGreaterThan(2)
  const { link, darkLink } = mailColorsOf(colors, listed)
  expect(new Set(links)).toEqual(new Set([link]))
  expect(html).toContain(`.l{color:${darkLink}!important}`)
})

test('links that lead to nothing on the site are found', async () => {
  const issue = await readIssue(dist, 'a-post', identity)
  expect(await deadLinks(dist, issue.links, identity.url)).toEqual([
    `${identity.url}/charts/a.png`,
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
  await expect(readIssue(dist, 'old', identity)).rejects.toThrow('npm run build')
  await expect(readIssue(join(dist, 'none'), 'a-post', identity)).rejects.toThrow('npm run build')
})
