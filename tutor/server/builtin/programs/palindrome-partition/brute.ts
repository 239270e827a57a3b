function palindromePartition(text: string): string[][] {
  const all: string[][] = []
  // Bit i of `cuts` says whether there is a cut behind letter i.
  for (let cuts = 0; cuts < 2 ** (text.length - 1); cuts++) {
    const pieces = ['']
    ;[...text].forEach((letter, i) => {
      pieces[pieces.length - 1] += letter
      if (i < text.length - 1 && (cuts >> i) % 2 === 1) pieces.push('')
    })
    if (pieces.every((piece) => piece === [...piece].reverse().join(''))) all.push(pieces)
  }
  return all
}

function palindromeCuts(text: string): number {
  return Math.min(...palindromePartition(text).map((pieces) => pieces.length - 1))
}
