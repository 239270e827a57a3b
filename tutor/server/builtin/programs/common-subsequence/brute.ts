function subsequences<T>(list: T[]): T[][] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  const without = subsequences(rest)
  return [...without.map((tail) => [first, ...tail]), ...without]
}

/** Whether `part` can be found in `list` in order, gaps allowed. */
function isIn<T>(part: T[], list: T[]): boolean {
  let found = 0
  for (const entry of list) if (entry === part[found]) found++
  return found === part.length
}

function longestShared<T>(a: T[], b: T[]): T[] {
  return subsequences(a)
    .filter((part) => isIn(part, b))
    .reduce((best, part) => (part.length > best.length ? part : best), [])
}

function commonSubsequence(a: string, b: string): number {
  return longestShared([...a], [...b]).length
}

function oneCommonSubsequence(a: string, b: string): string {
  return longestShared([...a], [...b]).join('')
}

function deletionsUntilEqual(a: string, b: string): number {
  return a.length + b.length - 2 * commonSubsequence(a, b)
}

/** For the question after one such text: any of the greatest length is right. */
function isRight(a: string, b: string, result: string): boolean {
  const letters = [...result]
  return result.length === commonSubsequence(a, b) && isIn(letters, [...a]) && isIn(letters, [...b])
}
