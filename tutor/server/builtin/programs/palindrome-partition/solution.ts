/** Every way to cut `text` into palindromes: each one at the start, then the rest likewise. */
function palindromePartition(text: string): string[][] {
  const all: string[][] = []
  const pieces: string[] = []
  const cutFrom = (start: number) => {
    if (start === text.length) all.push([...pieces])
    for (let end = start + 1; end <= text.length; end++) {
      if (!isPalindrome(text, start, end - 1)) continue
      pieces.push(text.slice(start, end))
      cutFrom(end)
      pieces.pop()
    }
  }
  cutFrom(0)
  return all
}

function isPalindrome(text: string, start: number, end: number): boolean {
  for (let left = start, right = end; left < right; left++, right--) {
    if (text[left] !== text[right]) return false
  }
  return true
}
