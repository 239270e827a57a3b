function happyNumber(n: number): boolean {
  const seen = new Set<number>()
  let sum = n
  while (!seen.has(sum)) {
    seen.add(sum)
    sum = [...String(sum)].reduce((total, digit) => total + Number(digit) ** 2, 0)
  }
  return sum === 1
}
