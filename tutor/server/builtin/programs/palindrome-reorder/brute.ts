function palindromeOf(text: string): string {
  return arrangements([...text]).find(isMirrored) ?? 'NO SOLUTION'
}

function canBePalindrome(text: string): boolean {
  return arrangements([...text]).some(isMirrored)
}

const isMirrored = (text: string) => text === [...text].reverse().join('')

function arrangements(letters: string[]): string[] {
  if (letters.length === 0) return ['']
  return letters.flatMap((letter, i) => {
    // An equal letter in the same place would give the same orders.
    if (letters.indexOf(letter) < i) return []
    return arrangements([...letters.slice(0, i), ...letters.slice(i + 1)]).map((rest) => letter + rest)
  })
}

function isRight(text: string, result: string): boolean {
  if (result === 'NO SOLUTION') return !canBePalindrome(text)
  return isMirrored(result) && [...result].sort().join('') === [...text].sort().join('')
}
