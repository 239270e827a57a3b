function randomInput(int: (low: number, high: number) => number): [string] {
  const sign = ['', '', '-', '+', '-+'][int(0, 4)]
  const digits = Array.from({ length: int(0, 1) * int(1, 12) }, () => int(0, 9)).join('')
  const rest = ['', ' kg', '-3', '.5', 'e4'][int(0, 4)]
  return [`x${' '.repeat(int(0, 2))}${sign}${digits}${rest}`.slice(int(0, 5) > 0 ? 1 : 0)]
}
