function hammingDistance(x: number, y: number): number {
  const digits = (value: number) => value.toString(2).padStart(32, '0')
  return [...digits(x)].filter((digit, i) => digit !== digits(y)[i]).length
}
