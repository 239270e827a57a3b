function romanToInteger(text: string): number {
  let value = 1
  while (toRoman(value) !== text) value++
  return value
}

function toRoman(value: number): string {
  const digits = [
    ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
    ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
    ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
    ['', 'M', 'MM', 'MMM'],
  ]
  return [...String(value)]
    .reverse()
    .map((digit, place) => digits[place][Number(digit)])
    .reverse()
    .join('')
}
