function longestPalindrome(text: string): number {
  let longest = 0
  for (let set = 0; set < 2 ** text.length; set++) {
    const kept = [...text].filter((_letter, i) => (set >> i) % 2 === 1)
    if (kept.join('') === kept.reverse().join('')) longest = Math.max(longest, kept.length)
  }
  return longest
}

function palindromeInsertions(text: string): number {
  return text.length - longestPalindrome(text)
}
