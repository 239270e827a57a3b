function addStrings(a: string, b: string): string {
  return String(BigInt(a) + BigInt(b))
}
