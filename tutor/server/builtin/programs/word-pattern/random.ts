function randomInput(int: (low: number, high: number) => number): [string, string] {
  const length = int(1, 5)
  const pattern = Array.from({ length }, () => 'abc'[int(0, 2)])
  const animals = ['cow', 'dog', 'elk']
  const words = pattern.map((letter) => animals[int(0, 5) === 0 ? int(0, 2) : 'abc'.indexOf(letter)])
  if (int(0, 5) === 0) words.push('cow')
  return [pattern.join(''), words.join(' ')]
}
