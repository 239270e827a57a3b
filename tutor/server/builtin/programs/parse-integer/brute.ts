function parseInteger(text: string): number {
  const start = text.replace(/^ +/, '')
  for (let length = start.length; length > 0; length--) {
    const prefix = start.slice(0, length)
    if (!/^[+-]?\d+$/.test(prefix)) continue
    return Math.min(Math.max(Number(prefix), -2147483648), 2147483647) + 0
  }
  return 0
}
