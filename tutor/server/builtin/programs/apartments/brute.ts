function matchApartments(desired: number[], apartments: number[], k: number): number {
  const [wish, ...others] = desired
  if (wish === undefined) return 0
  const served = apartments.flatMap((size, i) =>
    Math.abs(size - wish) <= k
      ? [1 + matchApartments(others, [...apartments.slice(0, i), ...apartments.slice(i + 1)], k)]
      : [],
  )
  return Math.max(matchApartments(others, apartments, k), ...served)
}
