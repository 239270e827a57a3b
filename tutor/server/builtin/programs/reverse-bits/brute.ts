function reverseBits(n: number): number {
  return Number.parseInt([...n.toString(2).padStart(32, '0')].reverse().join(''), 2)
}
