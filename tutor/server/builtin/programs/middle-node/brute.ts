function middleNode(values: number[]): number[] {
  return values.slice(Math.floor(values.length / 2))
}
