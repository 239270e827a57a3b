function groupAnagrams(words: string[]): string[][] {
  const groups: string[][] = []
  for (const word of words) {
    const group = groups.find(([first]) => isAnagram(first, word))
    if (group) group.push(word)
    else groups.push([word])
  }
  return groups
}

function isAnagram(a: string, b: string): boolean {
  const left = [...b]
  for (const letter of a) {
    const at = left.indexOf(letter)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}
