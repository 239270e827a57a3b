/** The number, from 1 to 3999, as a Roman numeral. */
function integerToRoman(num: number): string {
  const symbols: [number, string][] = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ]
  let left = num
  let roman = ''
  for (const [value, symbol] of symbols) {
    roman += symbol.repeat(Math.floor(left / value))
    left %= value
  }
  return roman
}
