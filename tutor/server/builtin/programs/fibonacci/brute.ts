function fibonacci(n: number): number {
  return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
}

function fibonacciModulo(n: number): number {
  let [current, next] = [0n, 1n]
  for (let i = 0; i < n; i++) [current, next] = [next, current + next]
  return Number(current % 1_000_000_007n)
}

function tribonacci(n: number): number {
  if (n < 3) return Math.min(n, 1)
  return tribonacci(n - 1) + tribonacci(n - 2) + tribonacci(n - 3)
}
