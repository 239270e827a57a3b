function reverseBetween(values: number[], left: number, right: number): number[] {
  const part = values.slice(left - 1, right)
  return [...values.slice(0, left - 1), ...part.reverse(), ...values.slice(right)]
}
