function countProvinces(isConnected: number[][]): number {
  const labels = isConnected.map((_, i) => i)
  for (let round = 0; round < labels.length; round++) {
    isConnected.forEach((row, i) => {
      row.forEach((link, j) => {
        if (link === 1) labels[i] = labels[j] = Math.min(labels[i], labels[j])
      })
    })
  }
  return new Set(labels).size
}
