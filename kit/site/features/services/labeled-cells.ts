import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { descendants, textOf } from '#content/html-tree.ts'

/** The nodes of a text in which each cell of a table knows its column, for phones. */
export function withLabeledCells(html = ''): DefaultTreeAdapterTypes.ChildNode[] {
  const text = parseFragment(html)
  const elements = [...descendants(text)]
  for (const table of elements.filter(({ tagName }) => tagName === 'table')) {
    const cells = [...descendants(table)]
    const columns = cells.filter(({ tagName }) => tagName === 'th').map(textOf)
    for (const [index, cell] of cells.filter(({ tagName }) => tagName === 'td').entries())
      cell.attrs.push({ name: 'data-column', value: columns[index % columns.length] ?? '' })
  }
  return text.childNodes
}
