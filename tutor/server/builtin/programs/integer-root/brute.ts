function integerRoot(x: number): number {
  let root = 0
  while ((root + 1) * (root + 1) <= x) root++
  return root
}

function isPerfectSquare(num: number): boolean {
  return integerRoot(num) ** 2 === num
}
