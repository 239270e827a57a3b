function insertInterval(intervals: number[][], newInterval: number[]): number[][] {
  const all = [...intervals, newInterval]
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      if (all[i][0] > all[j][1] || all[j][0] > all[i][1]) continue
      all[i] = [Math.min(all[i][0], all[j][0]), Math.max(all[i][1], all[j][1])]
      all.splice(j, 1)
      // The larger one may overlap any other, so everything is compared again.
      i = -1
      break
    }
  }
  return all.sort((a, b) => a[0] - b[0])
}
