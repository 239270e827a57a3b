function rotateRight(nums: number[], k: number): number[] {
  const rotated = [...nums]
  for (let i = 0; i < k; i++) {
    const last = rotated.pop()
    if (last !== undefined) rotated.unshift(last)
  }
  return rotated
}

function rotateLeft(nums: number[], k: number): number[] {
  const rotated = [...nums]
  for (let i = 0; i < k; i++) {
    const first = rotated.shift()
    if (first !== undefined) rotated.push(first)
  }
  return rotated
}
