function evaluatePostfix(tokens: string[]): number {
  const left = [...tokens]
  while (left.length > 1) {
    const at = left.findIndex((token) => '+-*/'.includes(token))
    const [first, second] = [Number(left[at - 2]), Number(left[at - 1])]
    const results = new Map([
      ['+', first + second],
      ['-', first - second],
      ['*', first * second],
      ['/', Math.trunc(first / second)],
    ])
    left.splice(at - 2, 3, String(results.get(left[at])))
  }
  return Number(left[0])
}
