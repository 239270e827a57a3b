/** The moves [from, to] of the fewest that bring `n` disks from peg 1 to peg 3. */
function hanoi(n: number): number[][] {
  const moves: number[][] = []
  const move = (disks: number, from: number, to: number): void => {
    if (disks === 0) return
    // The numbers of all pegs add up to 6.
    const other = 6 - from - to
    move(disks - 1, from, other)
    moves.push([from, to])
    move(disks - 1, other, to)
  }
  move(n, 1, 3)
  return moves
}
