/** The text without the round brackets that lack a partner. */
function balanceBrackets(text: string): string {
  const kept = [...text]
  const open: number[] = []
  kept.forEach((character, i) => {
    if (character === '(') open.push(i)
    else if (character === ')' && open.pop() === undefined) kept[i] = ''
  })
  for (const i of open) kept[i] = ''
  return kept.join('')
}
