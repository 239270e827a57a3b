function distancesToGates(rooms: number[][]): number[][] {
  const distance = rooms.map((row) => [...row])
  for (let changes = 1; changes > 0; ) {
    changes = 0
    distance.forEach((row, r) => {
      row.forEach((room, c) => {
        const near = [distance[r - 1]?.[c], distance[r + 1]?.[c], row[c - 1], row[c + 1]]
        const best = Math.min(...near.map((other = -1) => (other === -1 ? Infinity : other + 1)))
        if (room === -1 || best >= room) return
        row[c] = best
        changes++
      })
    })
  }
  return distance
}
