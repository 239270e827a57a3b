function randomInput(int: (low: number, high: number) => number): [string, string] {
  const some = (letters: string, length: number) =>
    Array.from({ length }, () => letters[int(0, letters.length - 1)]).join('')
  return [some('ab', int(0, 6)), some('ab?**', int(0, 5))]
}
