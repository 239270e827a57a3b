/** The sizes of the most pieces into which the text can be cut so that no letter is in two. */
function partitionLabels(text: string): number[] {
  const lastPlace = new Map([...text].map((letter, i) => [letter, i]))
  const sizes: number[] = []
  let start = 0
  let end = 0
  ;[...text].forEach((letter, i) => {
    end = Math.max(end, lastPlace.get(letter) ?? 0)
    if (i < end) return
    sizes.push(end - start + 1)
    start = end + 1
  })
  return sizes
}
