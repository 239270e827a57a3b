function randomInput(
  int: (low: number, high: number) => number,
): [number[][], number, number, number] {
  const [height, width] = [int(1, 4), int(1, 4)]
  const image = Array.from({ length: height }, () => Array.from({ length: width }, () => int(0, 1)))
  return [image, int(0, height - 1), int(0, width - 1), int(0, 2)]
}
