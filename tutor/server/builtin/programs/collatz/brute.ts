function collatz(n: number): number[] {
  if (n === 1) return [1]
  return [n, ...collatz(n % 2 === 1 ? n * 3 + 1 : n / 2)]
}

function collatzSteps(n: number): number {
  return collatz(n).length - 1
}
