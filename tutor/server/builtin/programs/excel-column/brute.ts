function excelColumn(title: string): number {
  const valueOf = (letter: string) => 1 + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter)
  return [...title].reverse().reduce((sum, letter, i) => sum + 26 ** i * valueOf(letter), 0)
}
