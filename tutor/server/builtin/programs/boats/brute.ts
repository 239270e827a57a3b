function fewestBoats(people: number[], limit: number): number {
  const [first, ...others] = people
  if (first === undefined) return 0
  const alone = 1 + fewestBoats(others, limit)
  const inPairs = others.flatMap((other, i) =>
    first + other <= limit
      ? [1 + fewestBoats([...others.slice(0, i), ...others.slice(i + 1)], limit)]
      : [],
  )
  return Math.min(alone, ...inPairs)
}
