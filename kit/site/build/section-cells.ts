/** The cell of a marked section itself, as `SectionMark` renders it. */
const here = '<i data-here=""></i>'

/** Gives each section's mark a cell for every marked section of the page, in their order. */
export function withSectionCells(html: string): string {
  const [start = '', ...sections] = html.split(here)
  const others = (count: number) => '<i></i>'.repeat(count)
  return sections.reduce(
    (page, rest, index) => page + others(index) + here + others(sections.length - 1 - index) + rest,
    start,
  )
}
