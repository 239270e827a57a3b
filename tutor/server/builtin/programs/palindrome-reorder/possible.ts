/** Whether the letters of `text` can be put in the order of a palindrome. */
function canBePalindrome(text: string): boolean {
  const odd = new Set<string>()
  for (const letter of text) if (!odd.delete(letter)) odd.add(letter)
  return odd.size <= 1
}
