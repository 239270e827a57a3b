function countAndSay(n: number): string {
  return n === 1 ? '1' : countAndSay(n - 1).replace(/(.)\1*/g, (run) => run.length + run[0])
}
