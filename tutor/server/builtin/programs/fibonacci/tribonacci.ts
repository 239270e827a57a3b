/** The n-th Tribonacci number: 0, 1, 1, and from then on the sum of the three before. */
function tribonacci(n: number): number {
  let [a, b, c] = [0, 1, 1]
  for (let i = 0; i < n; i++) [a, b, c] = [b, c, a + b + c]
  return a
}
