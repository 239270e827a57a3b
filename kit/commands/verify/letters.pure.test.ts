import { expect, test } from 'vitest'
import { letters } from './letters.ts'

const found = (html: string) =>
  letters({
    folder: '',
    files: [],
    pages: [{ path: '/a', file: 'a.html', html }],
    read: () => '',
    size: () => 0,
  }).findings.map(({ what }) => what)
const page = (title: string, main = '') =>
  `<meta property="og:title" content="${title}"><main>${main}</main>`
const link = '<a class="b" href="/resume.pdf">PDF</a>'

test('names letters that pictures and PDFs can’t show', () => {
  expect(found(page('¿Qué? “Ça” &amp; 3 × 4', `Ñandú ${link}`))).toEqual([])
  expect(found(page('ما الذي، 2026؟', 'ما'))).toEqual([])
  expect(found(page('WIZE 你好'))).toEqual([
    'its social picture has no title, because the kit has no font for 你 好',
  ])
  expect(found(page('A', `ما ${link}`))).toEqual([
    '/resume.pdf has gaps, because PDFs have no font for م ا',
  ])
})
