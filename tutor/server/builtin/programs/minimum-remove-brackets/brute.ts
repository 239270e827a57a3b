function balanceBrackets(text: string): string {
  let candidates = new Set([text])
  while (![...candidates].some(isBalanced)) {
    const shorter = [...candidates].flatMap((one) =>
      [...one].flatMap((character, i) =>
        '()'.includes(character) ? [one.slice(0, i) + one.slice(i + 1)] : [],
      ),
    )
    candidates = new Set(shorter)
  }
  return [...candidates].find(isBalanced) ?? ''
}

function isBalanced(text: string): boolean {
  const brackets = text.replace(/[^()]/g, '')
  const shorter = brackets.replace('()', '')
  return brackets === '' || (shorter !== brackets && isBalanced(shorter))
}

/** As long as the best, balanced, and left of the text when brackets are deleted. */
function isRight(text: string, result: string): boolean {
  let matched = 0
  for (const character of text) {
    if (character === result[matched]) matched++
    else if (!'()'.includes(character)) return false
  }
  const isPart = matched === result.length
  return isPart && isBalanced(result) && result.length === balanceBrackets(text).length
}
