function moveZeroes(nums: number[]): number[] {
  const moved = [...nums]
  for (let round = 0; round < moved.length; round++) {
    for (let i = 0; i + 1 < moved.length; i++) {
      if (moved[i] === 0) [moved[i], moved[i + 1]] = [moved[i + 1], 0]
    }
  }
  return moved
}
