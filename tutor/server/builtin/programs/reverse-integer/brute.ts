function reverseInteger(x: number): number {
  const digits = [...String(Math.abs(x))].reverse().join('')
  if (Number(digits) > 2147483647) return 0
  return x < 0 ? -Number(digits) : Number(digits)
}
