class Trie {
  next = new Map<string, Trie>()
  word: string | null = null
}

/**
 * The words that can be read along cells that touch by a side, each cell used at most once.
 * A trie of all words tells at each cell whether any of them goes on from here.
 */
function findWords(board: string[], words: string[]): string[] {
  const root = new Trie()
  for (const word of words) {
    let node = root
    for (const letter of word) {
      const next = node.next.get(letter) ?? new Trie()
      node.next.set(letter, next)
      node = next
    }
    node.word = word
  }
  const cells = board.map((row) => [...row])
  const found: string[] = []
  const follow = (r: number, c: number, node: Trie): void => {
    const letter = cells[r]?.[c]
    const next = letter === undefined ? undefined : node.next.get(letter)
    if (next === undefined) return
    if (next.word !== null) found.push(next.word)
    // Each word is found once.
    next.word = null
    cells[r][c] = ''
    follow(r + 1, c, next)
    follow(r - 1, c, next)
    follow(r, c + 1, next)
    follow(r, c - 1, next)
    cells[r][c] = letter
  }
  cells.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) follow(r, c, root)
  })
  return found
}
