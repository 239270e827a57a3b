/** Each node's value by the turns that lead to it from the root, such as “LR”. */
function nodesByPath(values: (number | null)[]): Map<string, number> {
  const nodes = new Map<string, number>()
  const places = ['']
  values.forEach((value, i) => {
    if (value === null) return
    nodes.set(places[i], value)
    places.push(`${places[i]}L`, `${places[i]}R`)
  })
  return nodes
}

function levelOrder(values: (number | null)[]): number[][] {
  const levels: number[][] = []
  const nodes = [...nodesByPath(values)].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  for (const [{ length }, value] of nodes) levels[length] = [...(levels[length] ?? []), value]
  return levels
}

function bottomUp(values: (number | null)[]): number[][] {
  return levelOrder(values).reverse()
}

function largestPerLevel(values: (number | null)[]): number[] {
  return levelOrder(values).map((level) => Math.max(...level))
}

function averages(values: (number | null)[]): number[] {
  return levelOrder(values).map((level) => level.reduce((sum, value) => sum + value, 0) / level.length)
}
