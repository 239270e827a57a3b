function randomInput(int: (low: number, high: number) => number): [string[]] {
  const word = () => Array.from({ length: int(1, 3) }, () => 'abcd'[int(0, 3)]).join('')
  const words = Array.from({ length: int(1, 5) }, word)
  if (int(0, 3) === 0) return [words]
  // Sorted by some order of the letters.
  const order = 'bdacbd'.slice(int(0, 2)).slice(0, 4)
  const coded = (text: string) => [...text].map((letter) => String(order.indexOf(letter) + 2)).join('')
  return [words.sort((a, b) => (coded(a) < coded(b) ? -1 : 1))]
}
