function randomInput(int: (low: number, high: number) => number): [string] {
  const parts = ['a', 'b', '.', '..', '', '...', '..', 'c_1']
  return [`/${Array.from({ length: int(0, 7) }, () => parts[int(0, 7)]).join('/')}`]
}
