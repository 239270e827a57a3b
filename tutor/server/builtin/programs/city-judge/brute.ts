function findJudge(n: number, trust: number[][]): number {
  const people = Array.from({ length: n }, (_, i) => i + 1)
  const isTrusting = (a: number, b: number) => trust.some(([from, to]) => from === a && to === b)
  const judges = people.filter((judge) =>
    people.every((other) => !isTrusting(judge, other) && (other === judge || isTrusting(other, judge))),
  )
  return judges[0] ?? -1
}
