/** The n-th Fibonacci number, F(0) = 0 and F(1) = 1. */
function fibonacci(n: number): number {
  let current = 0
  let next = 1
  for (let i = 0; i < n; i++) [current, next] = [next, current + next]
  return current
}
