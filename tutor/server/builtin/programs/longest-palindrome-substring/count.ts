/** How many pieces of `text` are palindromes; equal pieces in other places count again. */
function countPalindromes(text: string): number {
  let count = 0
  for (let middle = 0; middle < text.length; middle++) {
    for (const gap of [0, 1]) {
      let left = middle
      let right = middle + gap
      while (left >= 0 && right < text.length && text[left] === text[right]) {
        count++
        left--
        right++
      }
    }
  }
  return count
}
