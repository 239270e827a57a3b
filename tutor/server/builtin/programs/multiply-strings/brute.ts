function multiplyStrings(a: string, b: string): string {
  return String(BigInt(a) * BigInt(b))
}
