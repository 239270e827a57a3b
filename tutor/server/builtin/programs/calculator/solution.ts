/** The value of an expression with + - * / and brackets; division rounds toward zero. */
function calculate(expression: string): number {
  // What was before each open bracket: the sum so far and the term that goes on behind it.
  const waiting: { sum: number; term: number; operator: string }[] = []
  let sum = 0
  let term = 0
  let operator = '+'
  const take = (value: number) => {
    if (operator === '*') term *= value
    else if (operator === '/') term = Math.trunc(term / value)
    else {
      sum += term
      term = operator === '-' ? -value : value
    }
  }
  for (const [token] of expression.matchAll(/\d+|[-+*/()]/g)) {
    if (token === '(') {
      waiting.push({ sum, term, operator })
      sum = 0
      term = 0
      operator = '+'
    } else if (token === ')') {
      const value = sum + term
      const before = waiting.pop()
      if (before) ({ sum, term, operator } = before)
      take(value)
    } else if (/\d/.test(token)) take(Number(token))
    else operator = token
  }
  // Adding 0 turns -0, which JavaScript has, into 0.
  return sum + term + 0
}
