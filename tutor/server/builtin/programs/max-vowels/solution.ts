/** The largest number of vowels in `k` letters in a row. */
function maxVowels(text: string, k: number): number {
  const isVowel = (letter: string) => 'aeiouAEIOU'.includes(letter)
  let vowels = 0
  let best = 0
  ;[...text].forEach((letter, i) => {
    if (isVowel(letter)) vowels++
    if (i >= k && isVowel(text[i - k])) vowels--
    best = Math.max(best, vowels)
  })
  return best
}
