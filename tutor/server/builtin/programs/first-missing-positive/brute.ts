function firstMissingPositive(nums: number[]): number {
  for (let candidate = 1; ; candidate++) if (!nums.includes(candidate)) return candidate
}

function mex(nums: number[]): number {
  const sorted = [...nums].sort((a, b) => a - b)
  let expected = 0
  for (const num of sorted) if (num === expected) expected++
  return expected
}
