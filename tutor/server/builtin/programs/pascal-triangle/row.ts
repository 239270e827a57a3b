/** One row of Pascal's triangle, counted from 0; each number follows from the one before it. */
function pascalRow(index: number): number[] {
  const row = [1]
  for (let i = 1; i <= index; i++) row.push((row[i - 1] * (index - i + 1)) / i)
  return row
}
