/** How many applicants can each get an apartment within `k` of the size they want. */
function matchApartments(desired: number[], apartments: number[], k: number): number {
  const wishes = [...desired].sort((a, b) => a - b)
  const offers = [...apartments].sort((a, b) => a - b)
  let matched = 0
  let i = 0
  let j = 0
  while (i < wishes.length && j < offers.length) {
    if (offers[j] < wishes[i] - k) j++
    else if (offers[j] > wishes[i] + k) i++
    else {
      matched++
      i++
      j++
    }
  }
  return matched
}
