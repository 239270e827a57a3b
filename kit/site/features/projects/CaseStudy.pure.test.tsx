import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CaseStudy } from './CaseStudy.tsx'

it('gives the first photograph its caption', () => {
  const picture = { src: '/hall.jpg', width: 3, height: 2, sources: [] }
  const lists = { technologies: [], numbers: [], downloads: [], links: [] }
  const html = renderToStaticMarkup(
    <CaseStudy
      path="/projects/mill"
      project={{ title: 'A mill', description: 'It became a school.', ...lists }}
      services={[]}
      people={[]}
      photos={[{ picture, alt: 'A hall', caption: 'The hall, before' }]}
    >
      Text.
    </CaseStudy>,
  )
  // A caption belongs to a figure only right inside it.
  expect(html).toMatch(/<figure[^>]*>(?:(?!<\/?(div|figure)\b).)*<figcaption>The hall, before/)
})
