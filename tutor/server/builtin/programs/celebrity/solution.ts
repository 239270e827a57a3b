/**
 * Index of the person whom all others know and who knows none of them, or -1.
 * Who knows another is no celebrity, and who is not known is none, so each question rules one out.
 */
function findCelebrity(matrix: number[][]): number {
  const knows = (a: number, b: number) => a !== b && matrix[a][b] === 1
  let candidate = 0
  for (let other = 1; other < matrix.length; other++) {
    if (knows(candidate, other)) candidate = other
  }
  for (let other = 0; other < matrix.length; other++) {
    if (other === candidate) continue
    if (knows(candidate, other) || !knows(other, candidate)) return -1
  }
  return candidate
}
