/**
 * The rooms with every empty one (2147483647) replaced by its distance to the nearest gate (0).
 * Walls are -1. All gates start in the queue, so each room is first reached from its nearest one.
 */
function distancesToGates(rooms: number[][]): number[][] {
  const empty = 2 ** 31 - 1
  const distance = rooms.map((row) => [...row])
  const queue = rooms.flatMap((row, r) => row.flatMap((room, c) => (room === 0 ? [[r, c]] : [])))
  // The queue grows while it is read.
  for (const [row, column] of queue) {
    for (const [r, c] of [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]) {
      if (distance[r]?.[c] !== empty) continue
      distance[r][c] = distance[row][column] + 1
      queue.push([r, c])
    }
  }
  return distance
}
