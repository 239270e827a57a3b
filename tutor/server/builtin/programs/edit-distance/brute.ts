function editDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return editDistance(restA, restB)
  return 1 + Math.min(editDistance(restA, b), editDistance(a, restB), editDistance(restA, restB))
}
