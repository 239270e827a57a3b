function roundRobin(bursts: number[], quantum: number): number[] {
  const left = [...bursts]
  const ends = bursts.map(() => 0)
  for (let now = 0; left.some((rest) => rest > 0); ) {
    for (let i = 0; i < left.length; i++) {
      for (let second = 0; second < quantum && left[i] > 0; second++) {
        now++
        left[i]--
        if (left[i] === 0) ends[i] = now
      }
    }
  }
  return ends
}
