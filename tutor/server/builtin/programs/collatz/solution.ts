/** The numbers from `n` to 1: an even one is halved, an odd one tripled plus one. */
function collatz(n: number): number[] {
  const numbers = [n]
  for (let current = n; current !== 1; numbers.push(current)) {
    current = current % 2 === 0 ? current / 2 : 3 * current + 1
  }
  return numbers
}
