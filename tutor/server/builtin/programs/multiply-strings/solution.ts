/** The product of two whole numbers given as texts, worked out as on paper. */
function multiplyStrings(a: string, b: string): string {
  const digits = new Array<number>(a.length + b.length).fill(0)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      // Digits i and j meet at place i + j + 1; what is too much goes one to the left.
      const sum = digits[i + j + 1] + Number(a[i]) * Number(b[j])
      digits[i + j + 1] = sum % 10
      digits[i + j] += Math.floor(sum / 10)
    }
  }
  return digits.join('').replace(/^0+(?=\d)/, '')
}
