function maxReward(tasks: number[][]): number {
  const best = (left: number[][], time: number): number =>
    left.length === 0
      ? 0
      : Math.max(
          ...left.map(([duration, deadline], i) => {
            const others = [...left.slice(0, i), ...left.slice(i + 1)]
            return deadline - time - duration + best(others, time + duration)
          }),
        )
  return best(tasks, 0)
}
