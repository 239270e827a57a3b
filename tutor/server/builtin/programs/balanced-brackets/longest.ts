/** The length of the longest stretch in which all brackets are balanced. */
function longestBalanced(text: string): number {
  const openingOf: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
  // Positions of brackets still open, above the position before the current stretch.
  let stack = [-1]
  let longest = 0
  for (let i = 0; i < text.length; i++) {
    const top = stack[stack.length - 1]
    if ('([{'.includes(text[i])) stack.push(i)
    else if (stack.length > 1 && text[top] === openingOf[text[i]]) {
      stack.pop()
      longest = Math.max(longest, i - stack[stack.length - 1])
    } else stack = [i]
  }
  return longest
}
