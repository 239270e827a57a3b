import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { drawingProblems, drawingSvg, readDrawing } from './logo.ts'

const square = '<path d="M0 0h10v10H0z"/>'
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`
const problems = (text: string) => drawingProblems('logo.svg', text).map(({ found }) => found)

/** The drawing as a file of its own, which every program must be able to read. */
function drawn(text: string): string {
  const file = drawingSvg(readDrawing(text), '#ffffff')
  new Resvg(file).render()
  return file
}

test('a reference in the way of SVG 1.1 still leads to its shape', () => {
  const xlink = ' xmlns:xlink="http://www.w3.org/1999/xlink"'
  const text = svg(`<defs><path id="a" d="M0 0h5v5z"/></defs><use xlink:href="#a"/>`, xlink)
  expect(problems(text)).toEqual([])
  expect(drawn(text)).toContain('<use href="#logo-a"/>')
})

test('elements and attributes of other programs are left out', () => {
  const text = svg(
    `<e:grid><e:line/></e:grid><path e:zoom="1" d="M0 0h10v10H0z"/>`,
    ' xmlns:e="urn:editor"',
  )
  expect(problems(text)).toEqual([])
  expect(drawn(text)).not.toContain('e:')
  const script = `<g xmlns:s="http://www.w3.org/2000/svg"><s:script>x()</s:script></g>${square}`
  expect(drawn(svg(script))).not.toContain('script')
})

test('black in a mask hides, whatever the theme', () => {
  const mask = `<mask id="m"><rect width="10" height="10" fill="#fff"/><circle r="3" fill="#000"/></mask>`
  const file = drawn(svg(`${mask}<path mask="url(#m)" fill="#000" d="M0 0h10v10H0z"/>`))
  expect(file).toMatch(/<mask fill="#000"/)
  expect(/<mask.*<\/mask>/.exec(file)?.[0]).not.toContain('#ffffff')
  const alpha = `<mask id="m" style="mask-type:alpha"><path fill="#d9d9d9" d="M0 0h8v8H0z"/></mask>`
  expect(drawn(svg(`${alpha}<path mask="url(#m)" d="M0 0h10v10H0z"/>`))).toContain(
    'mask-type="alpha"',
  )
})

test.each(['.a{fill:url(https://x.example/#a)}', '@import "a.css";'])(
  'styles name nothing outside the file, in CDATA or not: %s',
  (css) => {
    const found = ['an address in its styles']
    expect(problems(svg(`<style>${css}</style>${square}`))).toEqual(found)
    expect(problems(svg(`<style><![CDATA[${css}]]></style>${square}`))).toEqual(found)
  },
)

test('a drawing without a viewBox has its size in pixels', () => {
  const sized = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${square}</svg>`
  expect(problems(sized('20px'))).toEqual([])
  expect(readDrawing(sized('20px'))).toMatchObject({ width: 20, height: 20 })
  expect(problems(sized('20mm'))).toHaveLength(1)
  expect(problems(sized('100%'))).toHaveLength(1)
})
