function randomInput(int: (low: number, high: number) => number): [string[], string] {
  const code = () => `${int(0, 9)}${int(0, 9)}`
  const target = int(0, 1) === 0 ? code() : `${int(0, 2)}${int(0, 2)}`
  const near = () => `${[0, 1, 9][int(0, 2)]}${[0, 1, 9][int(0, 2)]}`
  const deadends = Array.from({ length: int(0, 5) }, () => (int(0, 1) === 0 ? near() : code()))
  return [deadends.filter((one) => one !== target && (one !== '00' || int(0, 3) === 0)), target]
}
