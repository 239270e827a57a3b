function randomInput(int: (low: number, high: number) => number): [string, number] {
  const text = Array.from({ length: int(1, 10) }, () => 'aeiobcdf'[int(0, 7)]).join('')
  return [text, int(1, text.length)]
}
