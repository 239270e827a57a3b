function randomInput(int: (low: number, high: number) => number): [number[]] {
  const values = [-9, -3, 0, 2, 5, 8, 2147483647, -2147483648].filter(() => int(0, 1) === 0)
  while (values.length < 2) values.push(20 + values.length)
  const start = int(0, values.length - 2)
  const singles = values.slice(start, start + 2)
  return [[...values, ...values.filter((value) => !singles.includes(value)).reverse()]]
}
