function randomInput(int: (low: number, high: number) => number): [string, string[]] {
  const word = (length: number) => Array.from({ length }, () => 'ab'[int(0, 1)]).join('')
  const words = Array.from({ length: int(1, 4) }, () => word(int(1, 3)))
  const pieces = Array.from({ length: int(1, 4) }, () =>
    int(0, 5) === 0 ? word(1) : words[int(0, words.length - 1)],
  )
  return [pieces.join(''), words]
}
