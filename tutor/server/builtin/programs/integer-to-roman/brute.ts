function integerToRoman(num: number): string {
  const groups: [string, string][] = [
    ['IIIII', 'V'],
    ['VV', 'X'],
    ['XXXXX', 'L'],
    ['LL', 'C'],
    ['CCCCC', 'D'],
    ['DD', 'M'],
    // Four in a row are written as one before a larger letter, with the 5 first where there is one.
    ['DCCCC', 'CM'],
    ['CCCC', 'CD'],
    ['LXXXX', 'XC'],
    ['XXXX', 'XL'],
    ['VIIII', 'IX'],
    ['IIII', 'IV'],
  ]
  const sorted = (text: string) => [...text].sort((a, b) => 'MDCLXVI'.indexOf(a) - 'MDCLXVI'.indexOf(b)).join('')
  let roman = 'I'.repeat(num)
  groups.forEach(([group, symbol], i) => {
    roman = roman.split(group).join(symbol)
    if (i < 6) roman = sorted(roman)
  })
  return roman
}
