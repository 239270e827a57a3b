/** The value of an expression in reverse Polish notation; division rounds toward zero. */
function evaluatePostfix(tokens: string[]): number {
  const stack: number[] = []
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      stack.push(Number(token))
      continue
    }
    // The second operand was pushed last.
    const second = stack.pop() as number
    const first = stack.pop() as number
    stack.push(apply(token, first, second))
  }
  return stack[0]
}

function apply(operator: string, first: number, second: number): number {
  if (operator === '+') return first + second
  if (operator === '-') return first - second
  // Adding 0 turns -0, which JavaScript has, into 0.
  if (operator === '*') return first * second + 0
  return Math.trunc(first / second) + 0
}
