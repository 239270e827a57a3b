function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const bed: number[] = []
  for (let i = int(1, 8); i > 0; i--) bed.push(bed[bed.length - 1] === 1 || int(0, 2) > 0 ? 0 : 1)
  return [bed, int(0, 4)]
}
