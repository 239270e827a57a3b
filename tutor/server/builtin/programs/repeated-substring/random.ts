function randomInput(int: (low: number, high: number) => number): [string] {
  const unit = Array.from({ length: int(1, 4) }, () => 'ab'[int(0, 1)]).join('')
  return [unit.repeat(int(1, 3)) + ['', '', 'a'][int(0, 2)]]
}
