function floodFill(image: number[][], row: number, column: number, color: number): number[][] {
  const area = new Set([`${row},${column}`])
  for (let size = 0; size < area.size; ) {
    size = area.size
    image.forEach((line, r) => {
      line.forEach((value, c) => {
        const near = [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]
        if (value === image[row][column] && near.some(([y, x]) => area.has(`${y},${x}`))) area.add(`${r},${c}`)
      })
    })
  }
  return image.map((line, r) => line.map((value, c) => (area.has(`${r},${c}`) ? color : value)))
}
