function randomInput(int: (low: number, high: number) => number): [number] {
  const half = int(1, 120)
  const turned = [...String(half)].reverse().join('')
  return [int(0, 1) === 0 ? int(-20, 130) : Number(`${half}${int(0, 1) === 0 ? '' : '7'}${turned}`)]
}
