/**
 * Whether every bracket in `text` is closed by its own kind and in the right order. Other characters
 * don't matter. The bracket opened last has to be closed first: a stack holds those still open.
 */
function isBalanced(text: string): boolean {
  const openingOf = new Map([
    [')', '('],
    [']', '['],
    ['}', '{'],
  ])
  const open: string[] = []
  for (const character of text) {
    if ('([{'.includes(character)) open.push(character)
    else if (openingOf.has(character) && open.pop() !== openingOf.get(character)) return false
  }
  return open.length === 0
}
