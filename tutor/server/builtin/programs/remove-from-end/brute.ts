function removeFromEnd(values: number[], n: number): number[] {
  return values.filter((_, i) => i !== values.length - n)
}

function valueFromEnd(values: number[], n: number): number {
  return values[values.length - n]
}
