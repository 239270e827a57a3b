/**
 * Whether every bracket in `text` is closed by its own kind and in the right order.
 * The bracket opened last has to be closed first: a stack holds those still open.
 */
function isBalanced(text: string): boolean {
  const openingOf = new Map([
    [')', '('],
    [']', '['],
    ['}', '{'],
  ])
  const open: string[] = []
  for (const bracket of text) {
    const opening = openingOf.get(bracket)
    if (opening === undefined) open.push(bracket)
    else if (open.pop() !== opening) return false
  }
  return open.length === 0
}
