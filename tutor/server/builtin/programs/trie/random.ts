function randomInput(int: (low: number, high: number) => number): [string[], string[][]] {
  const names = ['Trie']
  const lists: string[][] = [[]]
  for (let i = int(1, 12); i > 0; i--) {
    names.push(['insert', 'insert', 'search', 'startsWith'][int(0, 3)])
    lists.push([Array.from({ length: int(1, 4) }, () => 'ab'[int(0, 1)]).join('')])
  }
  return [names, lists]
}
