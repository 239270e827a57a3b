function randomInput(int: (low: number, high: number) => number): [string] {
  const thousands = ['', 'M'][int(0, 1)]
  const hundreds = ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'][int(0, 9)]
  const tens = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'][int(0, 9)]
  return [thousands + hundreds + tens + ['I', 'II', 'IV', 'V', 'VIII', 'IX'][int(0, 5)]]
}
