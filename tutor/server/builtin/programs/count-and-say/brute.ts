function countAndSay(n: number): string {
  if (n === 1) return '1'
  return countAndSay(n - 1).replace(/(.)\1*/g, (run) => `${run.length}${run[0]}`)
}
