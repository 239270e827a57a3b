/**
 * The number of groups of directly or indirectly connected members of an n by n matrix.
 * Each search takes one whole group, so every search begun is one more group.
 */
function countProvinces(isConnected: number[][]): number {
  const open = new Set(isConnected.keys())
  let provinces = 0
  for (const start of open) {
    provinces++
    open.delete(start)
    const stack = [start]
    while (stack.length > 0) {
      const row = isConnected[stack.pop() as number]
      for (const other of open) {
        if (row[other] !== 1) continue
        open.delete(other)
        stack.push(other)
      }
    }
  }
  return provinces
}
