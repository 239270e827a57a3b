function randomInput(
  int: (low: number, high: number) => number,
): [string, string, string[]] {
  const length = int(1, 3)
  const word = () => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  const words = [...new Set(Array.from({ length: int(1, 9) }, word))]
  const begin = word()
  // The two words differ.
  const end = words.find((one) => one !== begin) ?? 'z'.repeat(length)
  return [begin, end, words]
}
