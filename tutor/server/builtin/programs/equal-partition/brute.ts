function differences(nums: number[]): number[] {
  return nums.reduce<number[]>(
    (known, num) => known.flatMap((difference) => [difference + num, difference - num]),
    [0],
  )
}

function equalPartition(nums: number[]): boolean {
  return differences(nums).includes(0)
}

function smallestDifference(nums: number[]): number {
  return Math.min(...differences(nums).map(Math.abs))
}
