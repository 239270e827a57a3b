function trappedWater(heights: number[]): number {
  return heights.reduce((water, height, i) => {
    const left = Math.max(...heights.slice(0, i + 1))
    const right = Math.max(...heights.slice(i))
    return water + Math.min(left, right) - height
  }, 0)
}
