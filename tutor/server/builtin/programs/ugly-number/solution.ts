/** The n-th number whose only prime factors are 2, 3 and 5; the first one is 1. */
function uglyNumber(n: number): number {
  const numbers = [1]
  // Which number of the list is to be multiplied next, for each factor.
  let [two, three, five] = [0, 0, 0]
  while (numbers.length < n) {
    const next = Math.min(2 * numbers[two], 3 * numbers[three], 5 * numbers[five])
    numbers.push(next)
    // Several of them may give the same number.
    if (next === 2 * numbers[two]) two++
    if (next === 3 * numbers[three]) three++
    if (next === 5 * numbers[five]) five++
  }
  return numbers[n - 1]
}
