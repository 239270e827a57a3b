import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { elementsOf } from './html.ts'
import { securePage } from './page-html.ts'

const files: Record<string, Buffer> = {
  '/_astro/a.js': Buffer.from('run()'),
  '/_astro/island.js': Buffer.from('const styles={list:`_1-1`}'),
  '/_astro/a.css': Buffer.from('p{background:url(data:image/png;base64,AA)}'),
}
const secure = (html: string) => securePage(html, elementsOf(html), (path) => files[path])
const digest = (content: Buffer | string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
const sha256 = (text: string) => `'${digest(text)}'`

test('scripts and style sheets get the integrity of their files and come last, all else stays as it is', () => {
  const { html } = secure(
    '<!doctype html><link rel=icon href=/i.svg><link rel="modulepreload" href="/_astro/a.js"><p>é</p><script type="module" src="/_astro/a.js"></script>',
  )
  const integrity = `integrity="${digest(files['/_astro/a.js'] ?? '')}"`
  expect(html).toBe(
    `<!doctype html><link rel=icon href=/i.svg><link ${integrity} rel="modulepreload" href="/_astro/a.js"><p>é</p><script fetchpriority="low" ${integrity} type="module" src="/_astro/a.js"></script>`,
  )
})

test('a link out can’t reach the page it’s on, and all others stay as they are', () => {
  const { html } = secure(
    '<a href="https://a.example">a</a><a class=b rel="me" href="HTTP://b.example">b</a><a href="https://c.example" rel="noreferrer">c</a><a href="/d">d</a>',
  )
  expect(html).toBe(
    '<a rel="noopener" href="https://a.example">a</a><a class=b rel="me noopener" href="HTTP://b.example">b</a><a href="https://c.example" rel="noreferrer">c</a><a href="/d">d</a>',
  )
})

test('an island doesn’t carry the id that Astro derives from the folder of the build', () => {
  expect(secure('<astro-island uid="Z1a" prefix="r1"></astro-island><p uid="b"></p>').html).toBe(
    '<astro-island prefix="r1"></astro-island><p uid="b"></p>',
  )
})

test('inline scripts and styles are listed, data is not', () => {
  const { inline } = secure(
    '<script>a&&b</script><script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script><style>p{top:0}</style><noscript><style>q{top:0}</style></noscript><template><style>r{top:0}</style></template><svg><style>s{top:0}</style></svg><style>p{top:0}</style>',
  )
  expect(inline.scripts).toEqual([sha256('a&&b'), sha256('{}')])
  expect(inline.styles.toSorted()).toEqual(
    ['p{top:0}', 'q{top:0}', 'r{top:0}', 's{top:0}'].map(sha256).toSorted(),
  )
})

test('scripts that call a function become one if they follow each other', () => {
  const { html, inline } = secure(
    '<script>(()=>{a})()</script><script>(()=>{b})()</script><p>words</p><script>(()=>{c})()</script><script>d // d</script><script>(()=>{e})()</script>',
  )
  expect(html).toBe(
    '<script>(()=>{a})();(()=>{b})()</script><p>words</p><script>(()=>{c})()</script><script>d // d</script><script>(()=>{e})()</script>',
  )
  expect(inline.scripts).toEqual(
    ['(()=>{a})();(()=>{b})()', '(()=>{c})()', 'd // d', '(()=>{e})()'].map(sha256),
  )
})

test('the styles of the head become one, in their order', () => {
  const { html, inline } = secure(
    '<head><style>p{top:0}</style><title>T</title><style>q{top:0}</style></head><p>words</p>',
  )
  expect(html).toBe('<head><title>T</title><style>p,q{top:0}</style></head><p>words</p>')
  expect(inline.styles).toEqual([sha256('p,q{top:0}')])
})

test('the rule that Astro puts before the first island moves to the head', () => {
  const rule = 'astro-island,astro-slot{display:contents}'
  const { html, inline } = secure(
    `<head><style>p{top:0}</style></head><body><p>words</p><style>${rule}</style><i></i>`,
  )
  expect(html).toBe(`<head><style>p{top:0}${rule}</style></head><body><p>words</p><i></i>`)
  expect(inline.styles).toEqual([sha256(`p{top:0}${rule}`)])
})

test('a page with islands has the rules for classes that it or their scripts name', () => {
  const { html } = secure(
    '<head><style>._1-0{top:0}._1-1{top:0}._1-2{top:0}</style></head><body><astro-island component-url="/_astro/island.js"><p class="_1-0">words</p></astro-island>',
  )
  expect(html).toContain('<style>._1-0,._1-1{top:0}</style>')
})

test('pictures in data addresses are noticed in the page and in its style sheets', () => {
  expect(secure('<p>words</p>').inline.dataImages).toBe(false)
  expect(secure('<img src="data:image/png;base64,AA">').inline.dataImages).toBe(true)
  expect(secure('<link rel=stylesheet href=/_astro/a.css>').inline.dataImages).toBe(true)
})

describe('what the policy would break stops the build', () => {
  test.each([
    ['<p style="color:red">', 'style="color:red"'],
    ['<button onclick="go()">', 'onclick="go()"'],
    ['<a href=" javascript:go()">', 'javascript:go()'],
    ['<script src="/_astro/missing.js"></script>', '/_astro/missing.js'],
    ['<script src="https://elsewhere.example/a.js"></script>', 'https://elsewhere.example/a.js'],
  ])('%s', (html, named) => {
    expect(() => secure(html)).toThrow(named)
  })
})
