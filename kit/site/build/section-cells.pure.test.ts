import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { withSectionCells } from './section-cells.ts'

it('gives each section a cell, and marks its own', () => {
  const page = withSectionCells(
    ['One', 'Two', 'Three'].map((name) => renderToStaticMarkup(SectionMark({ name }))).join(''),
  )
  const rows = [...page.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, cells = '']) =>
      cells.match(/<i/g) &&
      cells.replaceAll(/<i data-here[^>]*><\/i>/g, 'x').replaceAll('<i></i>', '.'),
  )
  expect(rows).toEqual(['x..', '.x.', '..x'])
  expect(withSectionCells('<p>No section</p>')).toBe('<p>No section</p>')
})
