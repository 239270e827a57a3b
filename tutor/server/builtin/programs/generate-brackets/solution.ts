/** All balanced texts of `n` pairs of brackets: open while pairs are left, close what is open. */
function generateBrackets(n: number): string[] {
  const all: string[] = []
  const grow = (text: string, opened: number, closed: number) => {
    if (closed === n) all.push(text)
    if (opened < n) grow(`${text}(`, opened + 1, closed)
    if (closed < opened) grow(`${text})`, opened, closed + 1)
  }
  grow('', 0, 0)
  return all
}
