function calculate(expression: string): number {
  return valueOf(expression.replace(/ /g, '')) + 0
}

function valueOf(text: string): number {
  for (const operators of ['+-', '*/']) {
    let depth = 0
    for (let i = text.length - 1; i >= 0; i--) {
      if (text[i] === ')') depth++
      if (text[i] === '(') depth--
      if (depth !== 0 || !operators.includes(text[i])) continue
      // A sign at the start stands for 0 minus what follows.
      const first = i === 0 ? 0 : valueOf(text.slice(0, i))
      const second = valueOf(text.slice(i + 1))
      if (text[i] === '+') return first + second
      if (text[i] === '-') return first - second
      return text[i] === '*' ? first * second : Math.trunc(first / second)
    }
  }
  return text[0] === '(' ? valueOf(text.slice(1, -1)) : Number(text)
}
