/** The text with its vowels in reverse order; everything else stays. */
function reverseVowels(text: string): string {
  const letters = [...text]
  let left = 0
  let right = letters.length - 1
  while (left < right) {
    if (!isVowel(letters[left])) left++
    else if (!isVowel(letters[right])) right--
    else {
      ;[letters[left], letters[right]] = [letters[right], letters[left]]
      left++
      right--
    }
  }
  return letters.join('')
}

function isVowel(letter: string): boolean {
  return 'aeiouAEIOU'.includes(letter)
}
