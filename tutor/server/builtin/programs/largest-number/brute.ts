function largestNumber(nums: number[]): string {
  const numbers = orders(nums.map(String)).map((order) => BigInt(order.join('')))
  return String(numbers.reduce((best, number) => (number > best ? number : best)))
}

function orders(parts: string[]): string[][] {
  if (parts.length === 0) return [[]]
  return parts.flatMap((part, i) => orders(parts.filter((_, j) => j !== i)).map((rest) => [part, ...rest]))
}
