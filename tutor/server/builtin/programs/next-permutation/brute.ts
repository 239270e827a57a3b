function nextPermutation(nums: number[]): number[] {
  const all = arrangements([...nums].sort((a, b) => a - b))
  const texts = all.map((one) => JSON.stringify(one))
  // Equal values give the same arrangement several times, one after the other.
  const last = texts.lastIndexOf(JSON.stringify(nums))
  return all[last + 1] ?? all[0]
}

/** In lexicographic order of the places, with equal arrangements kept together by sorting. */
function arrangements(nums: number[]): number[][] {
  const build = (left: number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((num, i) =>
          build([...left.slice(0, i), ...left.slice(i + 1)]).map((rest) => [num, ...rest]),
        )
  return build(nums).sort((a, b) => {
    const at = a.findIndex((num, i) => num !== b[i])
    return at < 0 ? 0 : a[at] - b[at]
  })
}
