function isPalindrome(text: string): boolean {
  const clean = text.toLowerCase().replace(/[^a-z0-9]/g, '')
  return clean === [...clean].reverse().join('')
}

function isNearPalindrome(text: string): boolean {
  const isMirrored = (one: string) => one === [...one].reverse().join('')
  return (
    isMirrored(text) ||
    [...text].some((_, i) => isMirrored(text.slice(0, i) + text.slice(i + 1)))
  )
}
