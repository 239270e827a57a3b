/**
 * All different orders of the letters, alphabetically.
 * Each step makes the smallest order that is greater: it raises the last letter that can be raised
 * by one behind it, and turns the falling rest around.
 */
function textPermutations(text: string): string[] {
  const letters = [...text].sort()
  const all: string[] = []
  while (true) {
    all.push(letters.join(''))
    let at = letters.length - 2
    while (at >= 0 && letters[at] >= letters[at + 1]) at--
    if (at < 0) return all
    let other = letters.length - 1
    while (letters[other] <= letters[at]) other--
    ;[letters[at], letters[other]] = [letters[other], letters[at]]
    letters.push(...letters.splice(at + 1).reverse())
  }
}
