/** What is left when groups of `k` equal neighbors are removed until there are none. */
function removeGroups(text: string, k: number): string {
  const left: { letter: string; count: number }[] = []
  for (const letter of text) {
    const top = left[left.length - 1]
    if (top?.letter === letter) top.count++
    else left.push({ letter, count: 1 })
    if (left[left.length - 1].count === k) left.pop()
  }
  return left.map(({ letter, count }) => letter.repeat(count)).join('')
}
