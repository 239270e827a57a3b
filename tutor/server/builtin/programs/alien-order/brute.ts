function alienOrder(words: string[]): string {
  return permutations([...new Set(words.join(''))]).find((order) => isSorted(words, order)) ?? ''
}

function permutations(letters: string[]): string[] {
  if (letters.length === 0) return ['']
  return letters.flatMap((first) => permutations(letters.filter((letter) => letter !== first)).map((rest) => first + rest))
}

function isSorted(words: string[], order: string): boolean {
  const coded = words.map((word) => [...word].map((letter) => String.fromCharCode(97 + order.indexOf(letter))).join(''))
  return coded.every((word, i) => i === 0 || coded[i - 1] <= word)
}

function isRight(words: string[], result: string): boolean {
  if (result === '') return alienOrder(words) === ''
  const letters = new Set(words.join(''))
  const isWhole = result.length === letters.size && [...result].every((letter) => letters.has(letter))
  return isWhole && new Set(result).size === letters.size && isSorted(words, result)
}
