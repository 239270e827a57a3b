function toBase(num: number, base: number): string {
  // Counts up to the number, digit by digit; large numbers would take too long.
  if (Math.abs(num) > 200_000) return num.toString(base).toUpperCase()
  const digits = [0]
  for (let i = 0; i < Math.abs(num); i++) {
    let place = 0
    while (digits[place] === base - 1) digits[place++] = 0
    digits[place] = (digits[place] ?? 0) + 1
  }
  const letters = digits.map((digit) =>
    digit < 10 ? String(digit) : String.fromCharCode(55 + digit),
  )
  return (num < 0 ? '-' : '') + letters.reverse().join('')
}
