function columnNumber(title: string): number {
  return [...title]
    .reverse()
    .reduce((sum, letter, i) => sum + ('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter) + 1) * 26 ** i, 0)
}
