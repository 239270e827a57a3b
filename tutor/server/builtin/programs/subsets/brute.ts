function subsets(nums: number[]): number[][] {
  return Array.from({ length: 2 ** nums.length }, (_, set) =>
    nums.filter((_num, i) => (set >> i) % 2 === 1),
  )
}

function distinctSubsets(nums: number[]): number[][] {
  const texts = subsets(nums).map((subset) => JSON.stringify(subset.sort((a, b) => a - b)))
  return [...new Set(texts)].map((text) => JSON.parse(text))
}
