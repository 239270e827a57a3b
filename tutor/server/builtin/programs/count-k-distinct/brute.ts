function countAtMostKinds(nums: number[], k: number): number {
  return kindsOfStretches(nums).filter((kinds) => kinds <= k).length
}

function countExactlyKinds(nums: number[], k: number): number {
  return kindsOfStretches(nums).filter((kinds) => kinds === k).length
}

function kindsOfStretches(nums: number[]): number[] {
  return nums.flatMap((_, from) =>
    nums.slice(from).map((_, length) => new Set(nums.slice(from, from + length + 1)).size),
  )
}
