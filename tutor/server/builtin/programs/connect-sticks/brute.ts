function connectSticks(sticks: number[]): number {
  if (sticks.length < 2) return 0
  let least = Infinity
  for (let i = 0; i < sticks.length; i++) {
    for (let j = i + 1; j < sticks.length; j++) {
      const joined = sticks[i] + sticks[j]
      const others = sticks.filter((_, at) => at !== i && at !== j)
      least = Math.min(least, joined + connectSticks([...others, joined]))
    }
  }
  return least
}
