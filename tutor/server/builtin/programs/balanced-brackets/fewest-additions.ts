/** How few round brackets to add so that all are balanced. */
function fewestAdditions(text: string): number {
  let open = 0
  let additions = 0
  for (const character of text) {
    if (character === '(') open++
    else if (character === ')' && open > 0) open--
    else if (character === ')') additions++
  }
  return additions + open
}
