function randomInput(int: (low: number, high: number) => number): [string, string, string] {
  const word = () => Array.from({ length: int(0, 5) }, () => 'ab'[int(0, 1)])
  const [a, b] = [word(), word()]
  const [left, right] = [[...a], [...b]]
  const mixed: string[] = []
  while (left.length + right.length > 0) {
    const from = right.length === 0 || (left.length > 0 && int(0, 1) === 1) ? left : right
    mixed.push(from.shift() as string)
  }
  // Now and then a letter is wrong.
  if (mixed.length > 0 && int(0, 2) === 0) mixed[int(0, mixed.length - 1)] = 'ab'[int(0, 1)]
  return [a.join(''), b.join(''), mixed.join('')]
}
