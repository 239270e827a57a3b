function nestedEnvelopes(envelopes: number[][]): number {
  /** The most that fit into this one, with itself. */
  const depth = ([width, height]: number[]): number => {
    const inside = envelopes.filter((other) => other[0] < width && other[1] < height)
    return 1 + Math.max(0, ...inside.map(depth))
  }
  return Math.max(0, ...envelopes.map(depth))
}
