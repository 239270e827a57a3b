function cutsOf(text: string, words: string[]): string[][] {
  if (text === '') return [[]]
  const cuts: string[][] = []
  for (let end = 1; end <= text.length; end++) {
    const piece = text.slice(0, end)
    if (!words.includes(piece)) continue
    for (const rest of cutsOf(text.slice(end), words)) cuts.push([piece, ...rest])
  }
  return cuts
}

function wordBreak(text: string, words: string[]): boolean {
  return cutsOf(text, words).length > 0
}

function wordBreakSentences(text: string, words: string[]): string[] {
  return cutsOf(text, words).map((cut) => cut.join(' '))
}

function wordBreakWays(text: string, words: string[]): number {
  return cutsOf(text, words).length
}
