function areClose(word1: string, word2: string): boolean {
  const kinds = [...new Set(word1)].sort()
  if (kinds.join('') !== [...new Set(word2)].sort().join('')) return false
  const sorted = (text: string) => [...text].sort().join('')
  return arrangements(kinds).some((renamed) => {
    const text = [...word1].map((letter) => renamed[kinds.indexOf(letter)]).join('')
    return sorted(text) === sorted(word2)
  })
}

function arrangements(letters: string[]): string[][] {
  if (letters.length === 0) return [[]]
  return letters.flatMap((letter, i) =>
    arrangements([...letters.slice(0, i), ...letters.slice(i + 1)]).map((rest) => [letter, ...rest]),
  )
}
