/** Whether the letters and digits of `text` read the same both ways; case does not matter. */
function isPalindrome(text: string): boolean {
  const lower = text.toLowerCase()
  let left = 0
  let right = lower.length - 1
  while (left < right) {
    if (!isLetterOrDigit(lower[left])) left++
    else if (!isLetterOrDigit(lower[right])) right--
    else if (lower[left++] !== lower[right--]) return false
  }
  return true
}

function isLetterOrDigit(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
}
