import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { textPdf } from './sample-pdf.ts'

const formula = (attributes = '') =>
  `<math${attributes}><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math>`

/** What's drawn on each page of a PDF. */
async function pages(html: string): Promise<string[]> {
  const text = { title: 'Prices', summary: 'A price.', label: 'Us', footer: '{page}/{pages}' }
  const pdf = (await textPdf(text, html, identity)).toString('latin1')
  // Other streams, such as fonts, aren't compressed this way.
  return [...pdf.matchAll(/\nstream\n(x[\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' BDC'))
}

const drawn = async (html: string) => (await pages(html)).join('\n')

it('prints a formula as TeX in a line, in a list, and in a table', async () => {
  const within = (what: string) =>
    `<p>At most ${what}.</p><ul><li>${what}</li></ul><table><tr><td>${what}</td></tr></table>`
  expect(await drawn(within(formula()))).toBe(await drawn(within('\\frac{a}{b}')))
})

it('prints a formula that stands alone', async () => {
  const alone = await drawn(`<p>At most</p>${formula(' display="block"')}`)
  expect(alone).toContain('/Formula ')
  expect(alone).not.toBe(await drawn('<p>At most</p><math display="block"></math>'))
})

it('makes its type smaller if that spares a last page', async () => {
  const american = { ...identity, company: { ...identity.company, country: 'US' } }
  const pagesOf = async (lines: number) => {
    const text = { title: 'Scope', summary: 'A price.', label: 'Us', footer: '{page}/{pages}' }
    const pdf = await textPdf(text, '<p>One line.</p>'.repeat(lines), american)
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  // At the usual size, 32 of these lines fit on a page.
  expect(await pagesOf(34)).toBe(1)
  expect(await pagesOf(50)).toBe(2)
})

it('never leaves a heading alone at the foot of a page', async () => {
  // A paragraph takes a little more height than a line of a list, so the heading stands at many heights.
  for (const [paragraphs, lines] of [
    [1, 33],
    [2, 32],
    [3, 31],
    [4, 30],
    [8, 25],
  ] as const) {
    const html = `${'<p>A line.</p>'.repeat(paragraphs)}<ul>${'<li>A line.</li>'.repeat(lines)}</ul><h2>Terms</h2>${'<p>Long.</p>'.repeat(52)}`
    const withHeading = (await pages(html)).find((page) => page.includes('/H2 ')) ?? ''
    expect(withHeading.slice(withHeading.indexOf('/H2 '))).toContain('/P ')
  }
})
