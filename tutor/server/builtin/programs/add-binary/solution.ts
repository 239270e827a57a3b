/** The sum of two binary numbers given as texts. Each place may hand on a carry. */
function addBinary(a: string, b: string): string {
  const digits: number[] = []
  let carry = 0
  for (let i = 1; i <= Math.max(a.length, b.length) || carry > 0; i++) {
    const sum = Number(a[a.length - i] ?? 0) + Number(b[b.length - i] ?? 0) + carry
    digits.push(sum % 2)
    carry = Math.floor(sum / 2)
  }
  return digits.reverse().join('')
}
