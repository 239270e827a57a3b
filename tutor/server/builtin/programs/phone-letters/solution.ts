/** All letter combinations that `digits` (2 to 9) can stand for on a phone keypad. */
function phoneLetters(digits: string): string[] {
  const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
  if (digits === '') return []
  let texts = ['']
  for (const digit of digits) {
    const letters = [...keys[Number(digit) - 2]]
    texts = texts.flatMap((text) => letters.map((letter) => text + letter))
  }
  return texts
}
