import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CaseStudy, type CaseStudyProps } from './CaseStudy.tsx'

const lists = { technologies: [], numbers: [], downloads: [], links: [] }
const photo = (alt: string, width: number, height: number, caption?: string) => ({
  picture: { src: `/${alt}.jpg`, width, height, sources: [] },
  alt,
  ...(caption && { caption }),
})
const page = (photos: CaseStudyProps['photos']) =>
  renderToStaticMarkup(
    <CaseStudy
      path="/projects/mill"
      project={{ title: 'A mill', description: 'It became a school.', ...lists }}
      services={[]}
      people={[]}
      photos={photos}
    >
      Text.
    </CaseStudy>,
  )

it('gives the first photograph its caption', () => {
  // A caption belongs to a figure only right inside it.
  expect(page([photo('hall', 3, 2, 'The hall, before')])).toMatch(
    /<figure[^>]*>(?:(?!<\/?(div|figure)\b).)*<figcaption>The hall, before/,
  )
})

it('names the photographer under a photograph, with and without a caption', () => {
  const credited = { ...photo('hall', 3, 2, 'The hall, before'), credit: 'Ana Prior' }
  const inGallery = { ...photo('yard', 3, 2), credit: 'Rui Sá' }
  const html = page([credited, inGallery, photo('stair', 3, 2)])
  expect(html).toContain(
    '<figcaption>The hall, before <small>Photo: Ana Prior</small></figcaption>',
  )
  expect(html).toContain('<figcaption><small>Photo: Rui Sá</small></figcaption>')
  expect(html.match(/<figcaption/g)).toHaveLength(2)
})

it.each([
  ['an upright photograph, the next that is no panorama', [2, 3], 'hall stair', 'yard'],
  ['a wide photograph, none', [3, 2], 'hall', 'yard stair'],
])('shows beside %s', (_what, [width = 0, height = 0], opening, gallery) => {
  const photos = [photo('hall', width, height), photo('yard', 3, 1), photo('stair', 3, 2)]
  const parts = page(photos).split('id="photographs"')
  expect(
    parts.map((part) => [...part.matchAll(/alt="(\w+)"/g)].map(([, alt]) => alt).join(' ')),
  ).toEqual([opening, gallery])
})

it('counts the photographs below the first, and says what shape each has', () => {
  const wide = ['hall', 'yard', 'stair', 'roof'].map((name) => photo(name, 3, 2))
  const html = page([...wide, photo('tower', 2, 3)])
  expect(html).toMatch(/id="photographs">[^<]*\(4\)/)
  expect(
    [...html.matchAll(/data-place="(\S+)" data-ratio="(\S+)"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['1/4', '1.500'],
    ['2/4', '1.500'],
    ['3/4', '1.500'],
    ['4/4', '0.667'],
  ])
})
