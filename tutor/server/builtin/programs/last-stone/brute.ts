function lastStone(stones: number[]): number {
  let left = [...stones]
  while (left.length > 1) {
    const [first, second, ...rest] = left.sort((a, b) => b - a)
    left = first === second ? rest : [first - second, ...rest]
  }
  return left[0] ?? 0
}
