function addNumbers(l1: number[], l2: number[]): number[] {
  return addForward([...l1].reverse(), [...l2].reverse()).reverse()
}

function addForward(l1: number[], l2: number[]): number[] {
  return [...String(BigInt(l1.join('')) + BigInt(l2.join('')))].map(Number)
}
