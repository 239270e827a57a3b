function randomInput(int: (low: number, high: number) => number): [string, number] {
  return ['ABCDEFGHIJKLMNOP'.slice(0, int(1, 16)), int(1, 6)]
}
