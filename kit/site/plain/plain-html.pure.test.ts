import { expect, test } from 'vitest'
import { plainHtml } from './plain-html.ts'

const address = 'https://example.com/blog/a-post'
const plain = (html: string) => plainHtml(html, address)

test('only what every mail program and feed reader knows is kept', () => {
  expect(
    plain(
      '<section class="x"><h2 id="part">A <span>part</span></h2><p style="color:red" onclick="go()">Words</p></section>',
    ),
  ).toBe('<h2 id="part">A part</h2><p>Words</p>')
  for (const part of ['<script>a()</script>', '<svg><text>1</text></svg>', '<button>Copy</button>'])
    expect(plain(`<p>a${part}b</p>`)).toBe('<p>ab</p>')
  expect(plain('<pre class="code"><code><i class="k">let</i> a &lt; 1</code></pre>')).toBe(
    '<pre><code><i>let</i> a &lt; 1</code></pre>',
  )
})

test('a picture is its largest common form', () => {
  expect(
    plain(
      '<picture><source srcset="/a.avif"><img src="/a.png" alt="A" loading="lazy" width="480"></picture>',
    ),
  ).toBe('<img src="https://example.com/a.png" alt="A" width="480">')
})

test('addresses are public, and links that run programs lose them', () => {
  expect(plain('<a href="/services">a</a>')).toBe('<a href="https://example.com/services">a</a>')
  expect(plain('<a href="mailto:a@b.example">a</a>')).toBe('<a href="mailto:a@b.example">a</a>')
  expect(plain('<a href="javascript:go()">a</a>')).toBe('<a>a</a>')
  expect(plain('a<img src="data:image/png;base64,AA==" alt="A">')).toBe('a')
})

test('a note is linked from the text, but not back', () => {
  expect(plain('<sup><a href="#user-content-fn-1">1</a></sup>')).toBe(
    `<sup><a href="${address}#user-content-fn-1">1</a></sup>`,
  )
  expect(plain('<p>A note. <a href="#user-content-fnref-1-2">↑</a></p>')).toBe('<p>A note. </p>')
})

test('tasks keep their state, and an alert its name', () => {
  expect(
    plain(
      '<div role="note"><p>Note</p><p>Mind the gap.</p></div><ul><li><input type="checkbox" checked disabled> Poured</li><li><input type="checkbox" disabled> Cured</li></ul>',
    ),
  ).toBe('<p>Note</p><p>Mind the gap.</p><ul><li>☑ Poured</li><li>☐ Cured</li></ul>')
})

test('a formula is its TeX, and one that stands alone a paragraph', () => {
  const math = (attributes: string) =>
    `<math${attributes}><semantics><mi>a</mi><annotation encoding="application/x-tex">\\alpha</annotation></semantics></math>`
  expect(plain(`<p>Let ${math('')} be.</p>${math(' display="block"')}`)).toBe(
    '<p>Let <code>\\alpha</code> be.</p><p><code>\\alpha</code></p>',
  )
})
