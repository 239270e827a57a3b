/**
 * Whether the words are sorted when `order` is the alphabet.
 * The first letters in which two neighboring words differ decide; a word comes before its
 * extensions.
 */
function isAlienSorted(words: string[], order: string): boolean {
  const rank = new Map([...order].map((letter, i) => [letter, i]))
  const rankAt = (word: string, i: number) => rank.get(word[i]) ?? -1
  for (let i = 1; i < words.length; i++) {
    const [a, b] = [words[i - 1], words[i]]
    let place = 0
    while (place < a.length && a[place] === b[place]) place++
    // At the end of a word there is no letter, which ranks first.
    if (rankAt(a, place) > rankAt(b, place)) return false
  }
  return true
}
