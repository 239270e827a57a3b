import { type DefaultTreeAdapterTypes, serializeOuter } from 'parse5'
import { expect, it } from 'vitest'
import { withLabeledCells } from './labeled-cells.ts'

it('labels each cell with its column', () => {
  const [table] = withLabeledCells(
    '<table><thead><tr><th>Option</th><th>The <b>cost</b></th></tr></thead><tbody><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></tbody></table><p>No table</p>',
  )
  const html = serializeOuter(table as DefaultTreeAdapterTypes.Element)
  expect(html.match(/<td.*?<\/td>/g)).toEqual([
    '<td data-column="Option">A</td>',
    '<td data-column="The cost">1</td>',
    '<td data-column="Option">B</td>',
    '<td data-column="The cost">2</td>',
  ])
})
