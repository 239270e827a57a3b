import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { mailFaults } from './faults.ts'

const page = new JSDOM(`<div data-prose>
<p>First words.<sup><a href="#user-content-fn-1">1</a></sup></p>
<h2 id="part">A part<a href="#part">#</a></h2>
<p>More words.</p>
<section><h2>How many?</h2><form><label>Runs</label></form>
<p aria-live="polite">It takes nine.</p><dl aria-live="polite"><div><dt>Luck</dt><dd>82%</dd></div></dl></section>
<section class="footnotes"><h2>Notes</h2><ol><li><p>The note. <a href="#user-content-fnref-1">↑</a></p></li></ol></section>
</div>`).window.document

const html = `<p>First words.<sup>1</sup></p><h2>A part</h2><p>More words.</p>
<p><b>How many?</b> It takes nine. <a href="https://example.com/">Try your own numbers.</a></p>
<h2>Notes</h2><ol><li><p>The note.</p></li></ol>`
const text =
  'First words.[1]\n\n## A part\n\nMore words.\n\nHow many? It takes nine.\n\n1. The note.'

test('a mail that says what its page says has no fault', () => {
  expect(mailFaults({ html, text }, page)).toEqual([])
})

const planted: [fault: string, mail: { html?: string; text?: string }][] = [
  ['HTML without “More words.”', { html: html.replace('More', 'Other') }],
  ['text without “More words.”', { text: text.replace('More', 'Other') }],
  ['nothing of the calculator’s “It takes nine.”', { text: text.replace('nine', 'ten') }],
  ['the calculator’s “Luck”', { html: `<p>Luck82%</p>${html}` }],
  ['the calculator’s “Runs”', { text: `Runs\n\n${text}` }],
  ['notes that differ, or aren’t last', { html: `${html}<ol><li>later</li></ol>` }],
  ['a note without its number', { text: text.replace('[1]', '1') }],
  ['<button>', { html: `${html}<button>Copy</button>` }],
  ['the address /services', { html: `${html}<a href="/services">Services</a>` }],
  ['90300 bytes of HTML', { html: html.padEnd(90_300) }],
]
test.each(planted)('a mail is found to have %s', (fault, mail) => {
  expect(mailFaults({ html, text, ...mail }, page)).toContain(fault)
})

test('a chart needs a picture that exists, with a name and a table, and no loose axis', () => {
  const chart = new JSDOM(`<div data-prose><figure><figcaption>Waits</figcaption>
<div role="img"><p>seconds</p></div><p id="f-description">It waits.</p></figure></div>`).window
    .document
  const said = 'Waits. It waits.'
  expect(mailFaults({ html: `<p>seconds</p>`, text: said }, chart)).toEqual([
    '0 pictures of 1 charts',
    'an axis or a legend as a paragraph: “seconds”',
  ])
  const picture = '<figure><img src="https://example.com/charts/none.png"></figure>'
  expect(mailFaults({ html: picture, text: '' }, chart)).toEqual([
    'no picture at /charts/none.png',
    'a picture without a name: /charts/none.png',
    'no table: /charts/none.png',
    'text without “Waits”',
    'text without “It waits.”',
  ])
})
