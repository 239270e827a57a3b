function sortByFrequency(text: string): string {
  return [...text].sort((a, b) => count(text, b) - count(text, a) || (a < b ? -1 : 1)).join('')
}

function count(text: string, letter: string): number {
  return text.split(letter).length
}

/** Letters with the same count may come in any order, but each in one block. */
function isRight(text: string, result: string): boolean {
  const blocks = result.match(/(.)\1*/g) ?? []
  const sameLetters = [...text].sort().join('') === [...result].sort().join('')
  const falls = blocks.every((block, i) => i === 0 || blocks[i - 1].length >= block.length)
  return sameLetters && falls && new Set(blocks.map((block) => block[0])).size === blocks.length
}
