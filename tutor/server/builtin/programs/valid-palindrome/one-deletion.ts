/** Whether `text` is a palindrome once at most one of its characters is deleted. */
function isNearPalindrome(text: string): boolean {
  const isMirrored = (left: number, right: number): boolean => {
    while (left < right) if (text[left++] !== text[right--]) return false
    return true
  }
  let left = 0
  let right = text.length - 1
  while (left < right && text[left] === text[right]) {
    left++
    right--
  }
  // At the first difference one of the two has to go.
  return isMirrored(left + 1, right) || isMirrored(left, right - 1)
}
