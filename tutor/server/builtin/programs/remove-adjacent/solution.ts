/** What is left when pairs of equal neighbors are removed until there are none. */
function removeAdjacent(text: string): string {
  const left: string[] = []
  for (const letter of text) {
    if (left[left.length - 1] === letter) left.pop()
    else left.push(letter)
  }
  return left.join('')
}
