/** The letters of `text` in the order of a palindrome, or NO SOLUTION. */
function palindromeOf(text: string): string {
  const counts = new Map<string, number>()
  for (const letter of [...text].sort()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let half = ''
  let middle = ''
  for (const [letter, count] of counts) {
    half += letter.repeat(Math.floor(count / 2))
    if (count % 2 === 1) middle += letter
  }
  if (middle.length > 1) return 'NO SOLUTION'
  return half + middle + [...half].reverse().join('')
}
