function returnsHome(moves: string): boolean {
  const left = [...moves]
  const opposite: Record<string, string> = { U: 'D', D: 'U', L: 'R', R: 'L', N: 'S', S: 'N', W: 'E', E: 'W' }
  for (;;) {
    const [move] = left
    if (move === undefined) return true
    const at = left.indexOf(opposite[move])
    if (at < 0) return false
    left.splice(at, 1)
    left.shift()
  }
}
