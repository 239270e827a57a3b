/**
 * Whether a robot that repeats G (go), L and R (turn) forever stays within a circle.
 * It does if one round ends at the start, or facing another way: turned rounds cancel each other.
 */
function robotBounded(instructions: string): boolean {
  let [x, y, dx, dy] = [0, 0, 0, 1]
  for (const step of instructions) {
    if (step === 'G') [x, y] = [x + dx, y + dy]
    else if (step === 'L') [dx, dy] = [-dy, dx]
    else [dx, dy] = [dy, -dx]
  }
  return (x === 0 && y === 0) || dy !== 1
}
