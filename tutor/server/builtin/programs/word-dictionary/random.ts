function randomInput(int: (low: number, high: number) => number): [string[], string[][]] {
  const names = ['WordDictionary']
  const lists: string[][] = [[]]
  for (let i = int(1, 12); i > 0; i--) {
    const isSearch = int(0, 1) === 1
    const letters = isSearch ? 'ab.' : 'ab'
    names.push(isSearch ? 'search' : 'addWord')
    lists.push([
      Array.from({ length: int(1, 3) }, () => letters[int(0, letters.length - 1)]).join(''),
    ])
  }
  return [names, lists]
}
