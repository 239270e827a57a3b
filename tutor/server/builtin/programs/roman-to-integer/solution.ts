/** The value of a Roman numeral. */
function romanToInteger(text: string): number {
  const valueOf = new Map([
    ['I', 1],
    ['V', 5],
    ['X', 10],
    ['L', 50],
    ['C', 100],
    ['D', 500],
    ['M', 1000],
  ])
  const values = [...text].map((letter) => valueOf.get(letter) ?? 0)
  // Before a larger letter, a smaller one is subtracted, as in IV.
  return values.reduce((sum, value, i) => (value < values[i + 1] ? sum - value : sum + value), 0)
}
