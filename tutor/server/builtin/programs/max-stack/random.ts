function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['MaxStack']
  const lists: number[][] = [[]]
  let size = 0
  for (let i = 0; i < int(1, 14); i++) {
    const choices = ['push', 'push', 'pop', 'top', 'peekMax', 'popMax']
    const name = size === 0 ? 'push' : choices[int(0, 5)]
    names.push(name)
    lists.push(name === 'push' ? [int(-3, 3)] : [])
    size += name === 'push' ? 1 : name.startsWith('pop') ? -1 : 0
  }
  return [names, lists]
}
