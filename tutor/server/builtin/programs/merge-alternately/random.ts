function randomInput(int: (low: number, high: number) => number): [string, string] {
  const word = () => 'abcdefg'.slice(0, int(0, 7))
  return [word(), word().toUpperCase()]
}
