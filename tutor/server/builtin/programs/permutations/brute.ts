function permutations(nums: number[]): number[][] {
  const [first, ...rest] = nums
  if (first === undefined) return [[]]
  return permutations(rest).flatMap((order) =>
    nums.map((_, place) => [...order.slice(0, place), first, ...order.slice(place)]),
  )
}

function distinctPermutations(nums: number[]): number[][] {
  const texts = new Set(permutations(nums).map((order) => order.join(' ')))
  return [...texts].map((text) => text.split(' ').map(Number))
}
